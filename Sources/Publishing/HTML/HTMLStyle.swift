/// The look of a page in HTML.
enum HTMLStyle {
  /// The style sheet, which loads nothing.
  static let sheet = """
    @page { margin: 14mm; }
    * { box-sizing: border-box; }
    html { background: #fff; -webkit-text-size-adjust: 100%; }
    body { max-width: calc(182mm + 32px); margin: 0 auto; padding: 24px 16px; background: #fff; color: #22252a;
      font: 9pt/1.36 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans",
      "Liberation Sans", Arial, sans-serif; font-variant-numeric: lining-nums tabular-nums;
      text-align: left; overflow-wrap: anywhere;
      -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    [dir=rtl] body { text-align: right; }
    header { border-bottom: 1.2pt solid #8a2846; padding-bottom: 4pt; margin-bottom: 6pt; }
    h1 { font: 600 18pt/1.1 "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif",
      "Liberation Serif", Georgia, serif; margin: 0; letter-spacing: -0.005em; }
    header p { margin: 1pt 0 0; color: #575d66; }
    h2, h3, h4 { margin: 8pt 0 2pt; line-height: 1.25; break-after: avoid; }
    h2 { font-size: 10.5pt; font-weight: 600; color: #8a2846; }
    h3 { font-size: 9pt; font-weight: 600; }
    h4 { font-size: 9pt; font-weight: 500; font-style: italic; }
    p, ul, dl, table, figure { margin: 0 0 6pt; }
    p, li, dd { orphans: 2; widows: 2; }
    h1, h2, h3, h4, p, li, dt, dd, th, td, caption, figcaption { unicode-bidi: plaintext; }
    strong { font-weight: 600; }
    ul { padding-inline-start: 12pt; }
    li { margin-bottom: 1pt; }
    li::marker { color: #8a2846; }
    dl { display: grid; grid-template-columns: 1fr 1fr; column-gap: 20pt; break-inside: avoid; }
    dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 8pt;
      border-bottom: 0.5pt solid #dcdfe3; padding: 1.4pt 0; }
    dt { color: #575d66; }
    dd { margin: 0; text-align: right; font-weight: 600; }
    [dir=rtl] dd { text-align: left; }
    table { width: 100%; border-collapse: collapse; overflow-wrap: break-word; }
    table.s tbody { white-space: nowrap; }
    table.w { overflow-wrap: anywhere; }
    caption { text-align: inherit; font-weight: 600; padding: 0 0 2pt; break-after: avoid; }
    thead { display: table-header-group; }
    tr { break-inside: avoid; }
    th, td { padding: 1.1pt 0; padding-inline-end: 8pt; vertical-align: baseline;
      text-align: inherit; }
    .m { text-align: center; }
    .e { text-align: right; }
    [dir=rtl] .e { text-align: left; }
    th:last-child, td:last-child { padding-inline-end: 0; }
    thead th { font-size: 8pt; font-weight: 600; color: #575d66; vertical-align: bottom;
      border-bottom: 0.8pt solid #9aa0a8; }
    tbody th { font-weight: 600; }
    tbody tr + tr > * { border-top: 0.5pt solid #e4e6e9; }
    tbody tr:last-child > * { border-bottom: 0.5pt solid #dcdfe3; }
    figure { break-inside: avoid; }
    figcaption { line-height: 1.25; margin-bottom: 2pt; }
    figcaption span { display: block; color: #575d66; font-size: 8pt; }
    svg { display: block; width: 100%; height: auto; direction: ltr; }
    svg text { font-size: 7.5pt; fill: #22252a; unicode-bidi: plaintext; }
    svg .q { fill: #575d66; }
    .g { stroke: #e4e6e9; stroke-width: 0.7; }
    .a { stroke: #9aa0a8; stroke-width: 0.8; }
    .b { fill: #f4e6ea; stroke: #c98ea0; stroke-width: 0.7; stroke-dasharray: 2.5 2; }
    .f { fill: #8a2846; }
    .o { fill: #fff; stroke: #8a2846; stroke-width: 1.3; }
    .t { fill: none; stroke: #8a2846; stroke-width: 1.3; stroke-linejoin: round;
      stroke-linecap: round; }
    .l0 { fill: #b4b9c0; }
    .l1 { fill: #dba3b3; }
    .l2 { fill: #c2637f; }
    .l3 { fill: #9c3454; }
    .l4 { fill: #641630; }
    .halves { display: grid; grid-template-columns: 1fr 1fr; column-gap: 20pt; row-gap: 8pt;
      align-items: start; margin-bottom: 8pt; }
    .halves > div { min-width: 0; }
    .halves dl { grid-template-columns: 1fr; }
    .halves > div > :last-child { margin-bottom: 0; }
    .halves > div > :is(h2, h3, h4):first-child { margin-top: 0; }
    .note { color: #575d66; font-size: 7.5pt; line-height: 1.38; }
    @media screen and (max-width: 640px) {
      .halves, dl { grid-template-columns: 1fr; }
    }
    @media print {
      body { max-width: none; padding: 0; }
    }
    """
}
