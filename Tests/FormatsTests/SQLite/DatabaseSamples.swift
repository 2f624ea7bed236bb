import Foundation

@testable import Formats

/// Databases that SQLite wrote, packed with gzip, in base 64.
enum DatabaseSamples {
  /// The bytes of a sample.
  static func bytes(_ text: String) throws -> [UInt8] {
    let packed = text.filter { !$0.isWhitespace }
    return try GzipFile.unpacked(Array(Data(base64Encoded: packed) ?? Data()))
  }

  /// Seven tables of Health Connect with made-up records, and one of steps; pages of 512 bytes.
  static let healthConnect = """
    H4sIAAAAAAACA+2Zb2wTZRzHn99dr9fSrWxrtzIG2zGnW2VOlqmJIcauSyUL3RhbZzL2opT2hpWt3XpX5I+oGyjxjb5Q
    EtGRKMYAJoKaKInEhMgLSPzDCxQM+kLlhQTEoAloQgSf39162617uinKv/WX613v93zuuefp8/s+z++uXSuDcVWW+pKp
    gYgqNRGOABCfJBFC7PTjIuNmox/LhHMg05udNERBoF8E+BnP58IVuAy/wS/6ad5unBWKdDfHigOJo2jlcVS4Qrrn4BiB
    M3SXt9vWyjkbcQqcgPodff/oO885i2D08MPHJWdRBYwVcbRI2rFDK1pi20ePHWKhJuyzBE7Dx7ADVOgELxX22Tvt9ymz
    8Y2gqPKgEk7J0WQqFlYja/ploVbku+3xhCqnBuSEoqbSkf4w9cuxeGKtiay18l2wJqJgeTK2MazKA4NyKqKmU7KJq5QE
    PgCKvAFrikTV+Pq4utFE8FUWvgWS69P9ETWeTNCaFNUEWKp4CkTl1Pp4lFYykI6mza3mqzm+FTIN1irp608+ZWKsNcC3
    mRna3ngyZqI0/VvheQLn4SR8BvthJz3J2421EqtoR4lSge5a/kAlocL0uQQRNJ+dqvYQ50RnTYnFAEc/+u5D9N1Vwou2
    jO/+y6vQZ3dxYxfz1Hnv8avotLlgzInk3ft2k4z+ObKNkJN097SpVbjekw7O6lm8GHq0aFGG+mmyEFbkobSciE4+5Vs6
    A82hgBRq9gcD0qTCukRkQK5X5Km6/1/fY8g7Uguip60NtjZrdU6ngmlVYrrrdLRUl6JajMek1vZQYFmgU+robG1r7uyR
    lgd6pObu0IrWdlpfW6A9VC+l05TzB1f4pfYVIam9OxislxQ1klLDanxAztSQ8W1KJuRwsq9PkdXxIjkRmwSjZ0q0P4nz
    SSyiGrAXxx9ohka3v2aj9LQgH97Ai57WVhhZlx0OWRNr7lILO1SyWKkOXePDc31hY46BfzL+PHxK4BycoIe83U7m5vWZ
    3wZ0Ru+rSGJG57aWcpn1gHp7vzqI3hKOd8MEePUlF7pdgqZ/conQ7cKs0fuIzSJ6Wlpgq0fTYY5MK0eRaFJ6DvB614N/
    JWy6ZNC5R5t4xl2RwUE5korQpdKkfwvsJ/SJ/BTmf3lR3dKJokXMaHh05fA1lHCRixczch9XO00ADefje3vRWcyXgGhk
    lJkJQM//CggUkILhLVbREwjAyBY9E8vxDJOrzGHO0XKQN0kZg6mkKke1NTmtyMbdvcNDgjYtjMS11uV4QstRZDf1Pgd4
    kzqfkpV0vzpp/T+i6/9IXmG346TAj08K65o/R1mXTtR/JjHgptK/oL3/u4z1uPDdbP7nnC1RU0Z3xQ49//ud0O3cLEn+
    HKLo6erKrHIzeKU3A6TANOvP4IKbNPtPaI5EWxwce/6/SOiWt1lgThBwDaArwIZH6g47i/T8TyVQSnc3yIYr7aKnsRGG
    1+q5ZNZb+WxPkTmnzCq/XjlFk+nEeFI0/IRN9HR3w0iTVvlM/h6YCeM0dWImV/zvs4SmfwG+JfAnXISz8AP9mrc7wKyC
    hWodYlbL2JEfO3JjR9CPOP4O8iCB7+EDeAF6YQmdIE6TA2Qb6aHuqa3aIZJ6zC65SQajy5c+uprmlXNrvHN0RsxmHnOf
    Qcbp8ytNaF47E/X9uh3RQp+/TzOvjYkuPbYY0QKfv2cntde9IhN96K3jiDp8/uAX1L70Wplo42YF0Tk+v0/ruldgovXd
    HkTtPn+T3i0LE61tOISozee/R+8Wz0SrbWFERZ+/XO8Wx0QX/MQjavX5C7RuVQNzmDyH9iAq1Ojj30DgG3gXnoUQeMlV
    coLsJVvo+DdMHnhvGfPmW39swhrnGzcvZd78mU9OIVpe43Uzq9v46mZk5hkx4mKiaqIKUY8RIyVMNLnsCKJlRowUM9En
    F61FtNSIkSImGrviQNRtxMhcJhr++gCiLiNGnEx01f4uREuMGClkot3b/0C02IiRAibaEXkD0aLMMOn//+/NHv9bzLyV
    zC6953Zhl6qNUFnIRPdcOIjoIiNUFjDR3Ud7EZWMUKlgorvevIZolREq85noa5veRrTSCJVyJvpKaBmiC41QmcdEX7rv
    PKILjFDxMNEXxZcRrciEyt+gDSRQACYAAA==
    """

  /// Tables of odd names, columns and rows, in UTF-8; pages of 512 bytes.
  static let odd = """
    H4sIAAAAAAACA+1Xb2wTZRh/n17b6105C3TdhCm+dODW0bFe765/kAjddrCGsrmutSzEzFtbtEnXylYyMIpC/KJGEzRR
    E2L84IiZH0g0MZEPGk35wGLCB0kEEr9glIRPBDE6Q8Z8rv+4ftKYmAjr0/d6v9/z3r3t/d7f3b3P+FgsV8rSQ8WZaa1E
    JWIiAGQ3pYQQM252ci/Mta0eQP4+zGR7Giz6wXBH5/bqrhX/j7CAgN8maCPQBttaelRDWKnFsoWwhHxjqqZf38Na35lj
    yfp8sfAcLc8fvd8bXhPHV+b/OoHrcLs18w9qrGFYqNt4WSe7lqqE1eefmFoKrdpnXeVFfolgi5F1+EF68/6+pJO9wHZ0
    dcFrnSVtKp8tZjJe2lPQprMeAzQNxtVIQqWJyEBMpW5Dj5v29PVRjaaL09PZQslL53Kl56mHpwcP5WZmS5jPP0MT6oEE
    HVL3RJKxBO3WvFPdXjqbTRcLGdrfS0tzRS/t7af4EzE6OKwO7qM9td6dVPR5vDSXodGRhLpXjdOn4tH9kfgE3adOePHM
    XDrb6Nqrjqhx/JdDNBJLRSbGaWS8MVAv9Xvo09F4IhmJeak7r82W3HQgNjrgpVomk22M76WDoyPjiXgEOU3T5Eh0LKnW
    R/F4DGszW2ttttqCdev3v5scILAEN3EN8CN8DxfgK/gcPoHT8DacgBlIQwJUCMBWXCMy5FdyjVwhF8l5co6cJR+T98mb
    5BUyQ7I4iCHsbsbsemNLOldekCT7ZiRrf9hxC4nfTpEsf7D7HBKRf4xhXKnfv0Xs4zchvl3kygv+MP8oYvjuFOIQ9whj
    cn09gTDIdSLkNIQBbiPCuwsIFdsGBlwiItn2MKI/EUlsB8O5EPgd7YzVtbTrzPHf3pq8ignR4cIEdL44/+Xx9muY8Dna
    MLFy+dXyL/NXPOUFMexwYoJYFm3vCZbPMBFyrNePWPHmX7p66hgmgsI6xuLaFD5jefkE0oCwFumdsx8NH1xEqggOpOTD
    G09eHEMqCw8hXbnxwh/sBqSSIOi9TBiGNyP129c0hBJFu70hlOjjecbsrAoV5jiGcVZ0CnE2hBWZghyLsKJSwGZlTE5d
    JMVmQaRrJNvMiHSJJDwOnLpCrAkBCiRageGc5QWfPv8byWkCt+AnuATn4QuYh3fhJByGZyEF+2EQQtAHbmgHntwlt8jP
    5DK5gHP/KZ70H7+adhpUVcLCEwZVlZCww6CqEhTCBlWVgD3UUFVR7MGGqopsDzTsp0i8Uref4ufluv0UkZfq9lN8nL9m
    PznMiTX7ySHOV7OfHLT1V+0nB2zbq/aTFbavYj9Zdnib7CdLjm1N9pP9jt4m+8miw9NkP9nn6GmynxQWug32k0LC4wah
    pKCw1SCUFBC2GISSFKHLIJQko878A1DKtNq/bPqN1lJhlbV69adNpfXnPwNBAov4pg+2VkT/MMJma4fLBalKhTGtFY7p
    m7WpptAzWFLcW4eXKlWDJ8mwHZ2duLKqnKsXF8UjpdrO3DRCLUl7tGq90VQpTHloKpoYHk0maHw0FR1STNaOaBeQXCGT
    PTp7OJ8rZSe1I6VihU8a6ptJ0UCYvwAycH82ABYAAA==
    """

  /// The same in UTF-16, the lower byte first.
  static let oddLittle = """
    H4sIAAAAAAACA+1YW2xUVRRde26n03kxDFJ05NE7FYXBAdreO20HiBShCqEWW0Bo0DR9gY19KJQgoo0lJhojIfhh1Pj6
    gMRHYkJijPz4/DDE6IdGhU9RSPphCEF5BLGufWamzAQq/mAIzL495+69z2vfddbcnn3XtjT1DvXYmwe39ncM2Q48EEGD
    bQMoYZmUvUv2riUnHlxdSrCgS7yXevtQlOtKwro1sguyS14uovH/Qj+WlYte/V18nv09vbTJV/pa3IcpfRjEALbAxm94
    8poUIBgw+38CckJOF7fkRpWQ5ZMcvy6qsfQciu/jogCB//qfvCg3pHjN+/+MoYJcyChFuQnEv5hVWUXYHNKrgCp5HX/i
    +asNe65JfPF0Wl5IDKEDnehDD48p3bySPKjM5YGlA/30JSbwepajFY1YhnWsbdbLdNZJfSW++MyZMhK/NGs/tQHsHL+X
    Xj7yXjQZPdcls5SNVWg2ve5naTUhDJkRjdjIOoGRSssXTyRkZPul5Xagl70eZdjbeS+0vBMvXdhRA+jIW8rGgxy5Cg9w
    RCvaaK9mS5sJqZOB2NjA1nVYiTVYb/q3UlPfCnR7fPERb1q4wACB7OF5bRueYKy6YA/auZAuOZjX3j4B6O2onqDF0v2v
    YFRyVn6XX+WIfCtfysfyvrwl+2S3bJNOaZEGWSizJIhzOI7v8Rk+wrt4A3uxmxFs4eOszhwyKiwrtuHMF6NwSKjQLFqn
    B/2jqEEaoZm05Jt9atUjOMPyxD5tU6MOwek0/B1q1CJ4O42/31MjhUDMkli16i4Ct1E/r7oD/62WP6ZqDaLTrNLYuaUH
    hv/Y035UXdWIltMl05/a/8nwtF/UVYXoVLrGfn72q+P7jyRG2SeN6C10wXu47JWw96C66hGdor3Gkn1PH923U111iEQt
    b2xW+oD3mRF11CIymY4LH769ctNhdaQQidCBN0fv+a5FHS4ik+gYG338rC+mDgeRsPaw0rIyro4ahENWSezF2V29alYj
    HKQ5+adFp9Ss4oncKim/+GrDoVFGGfBbVrmBtB6BMuoG0DoEfNQNnLXwl1qecgUzBb+XqkLpwl9CVYF0wHFSbmAs81A7
    r+v4xPKXj3I53f8Zuv+n5Jj8wL0/KO/IXhmWx2SjNEqNVMhUKcNfOIlj+BFf4xA+4N7vwTAZ9HB25zMSWZwHRYoRRxbl
    QZFSONN5UKQYe7h+HIoUr3DdOBQpPkO4lmYGihSfI5TK8SvFZwm5OX6l+DwhJ8evlGJYk+WXSwyD1Vl+ucq8qiy/XEVx
    YYZfLiMJLMjwy1UY5xt+ubyiyQJ+uQwjencBv1xl4bwCfrnKwkQBv1xl4dwCfjmMLTInj1+OQnZXHr8chezOPFAdZeDs
    PFAdZeAdeaA6ClvlOKgOr3B8HFRH2WePg+oo+/TjjpwE/4py40tkSR6/UmSgvrev2feFYrn+i34CLOJwM+8/ijjcZCX3
    9a+js0tvuVymcoIkodLY83nZJrvpYr9+0zbABCSZlwXZ7B1gvQmb6dnKhGUo278PjxTkRSuo3cesaD3XVnsOZ04yJ5pj
    5tvGubvM5+9uWgsxz6RwO+jR1nn02NmMrInacuZPjaxXmzgLxy5h0WN1wozsNb7C9PDfcrRMItjFGS8fpfdmo2fywhX0
    aTwbWLdhrbHWXiEifZYak/s9xDlbOXa9GZc0O9BHHBQ1xVz3ZQ3rpMG92yR53VdMb5ezXzNXW2eiybQr7jbnbqbdwnvj
    ZbEkeP0DvrvD+AAcAAA=
    """

  /// The same in UTF-16, the higher byte first.
  static let oddBig = """
    H4sIAAAAAAACA+1YW2xUVRTde26n03kxDDLoyKN3KgpTBzoz9962A0SKpQqhFvuyNNU0007BxpYq1FBEG0tMNAZC6odR
    4+sDEh+JCYkx8uPzwxCjHxoVPkUh4cMQgkIN1rrOnpn2TijwhSF09vScs/c+r33XWTM9+7Y2N/YP9+nbh3YNpod1gxzE
    THW6TkQlKPNyLedaVfKi0fWlhFb3slNpDrFdVJSbSvzqaHgf8T5+pYjG/wv9VE4mnep78UX2G0IHulylr0dctIAGaIh2
    0g7S6XcauQEF4vXI+Z8hPsMXikdyq4pPc3GeX5PKWD9Bxd/johB5Zv43F2UOilN+/y8KFfhyVinKHBD3WlRl5X65pMeJ
    4vwG/UUvXm/aC43siqRS/FKUhilNPbik9OGaksEnhovKSlxY0jQIX3R2r4PqqYUaaAO1odZRb1BpxkCJK7J0KY9FbKsO
    QttJe/Nt6Swz76dG0fNDs1vptJmaZNSDKC0SwrDMaKBtqKNjFZorEo3y2NO27fZQP6zHEbbyFljOa2xdOE0FkLZtpdPD
    mLmZHsKMFuqEvQU9nRJSDzDSqQO9bbSJtlK7jG+BpnwbMw5XZMyZQubVj2fKIMIR2k1PIVa1YR91YyO15ZCtv/sqR9FN
    idl7NHX+5QiKL/Ef/Buf4O/4K/6EP+C3eZz3827u4Wau4ypexl6aoNP0A31OH9N79CYdov0IYAeeZkv2klGuaeGOi1/S
    WTIo7lsG68KQG1aSUr6lsPjbcbFqvUs0R/izTjFqvIthuNNiVHvvhPHv+2JYnrDG4YTopucO6H+Lbrhv19xhUZPBRVpp
    eGL9kdE/D3afFFciGIKLFz9z+NPRRb+KKx5cCNfUL89/ffrwiShcCUoFb4OLnMfLXvU7j4qrNrhAjZqKDTx7cnyvuGoC
    Qc0ZXpY64nxuTBzVgflwXP7onU1dx8VhBQJw0Ftn7/u+WRxmYB4cU2efvOQKi8MI+NUILcWbIuJI+n1aSfjl5b39Yib8
    Xpjzf15zXsy416OVhCZfqzsGM+Vxa1ooC2mtpwx6FtAajwt6Fs5qd6nmCAmYltsJVaA03SVQBUgD8zgkMJY5oCkQEy7W
    3CEocXX+S9T5n+dT/CPO/ii/y4d4lJ/gbdzASS7nhVxG/9A5OkU/0Td0jD7E2R+kURDo0dzJZyWw1g6FRbWBNXYoLMCZ
    skNhUbW/dgYKiyx/zQwUFpn+apg5KCwyfNY0vyxK+sxpflmU8BnT/LKAYTLPL5NS3kSeXyaYF8/zywSKVTl+mVTtWZ3j
    lwkYV2X5ZZIZjBXyyyQjeG8hv0ywsLKQXyZYGC3klwkWrizkl0GpwAo7vwxAdo+dXwYgu9sOqgEGLreDaoCBd9lBNQBb
    xQyoBhn+yAyoBtinz4BqgH3q5Q6fI/wV5daXwDo7vyxKqd/tkRv0fqFYbv6i3kMVcZjT51/EYa6V/Nu/dE+vtPlcpuIq
    6UOF2Kvw0SW76cW4QenbiQQkZsuCdIz2oO6i7fDsQsIynBs/QI8V5EUboT2ArKgdeyt7BVaOISdaIevtxtq98vo7A6uK
    KiWF2wOP6q2ER89lZI3Q6pE/NaDeInEWzl2Hgms14lIz+8VXmB5eK0fLJoK9WPHKWaptEj2bF26ET8XTgbqTWsVqnSUi
    9SxJyf0ewZotmNsu82JyAgPAQaGmMFfnshV1THDPSJKXmTW9rce4JuzWJtFk+xXuOtZugt2MtuGKWKIU/Q8sJ+0rABwA
    AA==
    """
}
