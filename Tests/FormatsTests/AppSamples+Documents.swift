extension AppSample {
  /// Documents, each with what makes trouble in its layout.
  static let documents: [AppSample] = [
    AppSample(
      kind: "a Clue export",
      text: """
        [{"date":"2026-02-03T23:00:00.000Z","type":"period","value":{"option":"very_heavy"}},
         {"date":"2026-02-04","type":"period","value":[{"option":"light"}]},
         {"date":"2026-02-04","type":"period","value":{"option":"heavy"}},
         {"date":"2026-02-10","type":"bbt","value":{"fahrenheit":98.1,"excluded":true}},
         {"date":"2026-02-11","type":"spotting","value":[{"option":"brown"}]},
         {"date":"2026-02-12","type":"pain","value":[{"option":"lower_back"},{"option":"pain_free"}]},
         {"date":"2026-02-13","type":"new_thing","value":{"option":"waxing"}},
         {"date":"2026-03-20","type":"tags","value":[{"option":"later"}]}]
        """,
      lines: [
        "2026-02-03 flow very_heavy", "2026-02-03 period start", "2026-02-04 flow heavy",
        "2026-02-04 period end", "2026-02-10 temperature 98.1 F disturbed",
        "2026-02-11 flow spotting brown", "2026-02-12 symptom back_pain",
      ],
      left: ["pain_free", "new_thing", "2026-03-20", "two flows"]),
    AppSample(
      kind: "a Clue backup",
      text: """
        {"data":[{"day":"2019-06-03T00:00:00Z","period":"heavy","temperature":{"value":36.41}},
         {"day":"2019-06-04","period":"medium","spotting":true,"sleep":["6-9"]},
         {"day":"2019-06-12","spotting":true,"cervical_fluid":["egg_white"]}],
         "version":5,"settings":{"a":1}}
        """,
      lines: [
        "2019-06-03 flow heavy", "2019-06-03 period start", "2019-06-03 temperature 36.41 C",
        "2019-06-04 flow medium", "2019-06-04 period end", "2019-06-12 discharge eggwhite",
        "2019-06-12 flow spotting",
      ],
      left: ["sleep \"6-9\"", "settings"]),
    AppSample(
      kind: "a Flo export",
      text: """
        {"operationalData":{"cycles":[
         {"period_start_date":"2026-02-05 22:00:00.0","period_end_date":"2026-02-07 22:00:00.0",
          "period_intensity":"{\\"0\\": 1, \\"9\\": 2}"},
         {"period_start_date":"2025-12-20","period_end_date":"2025-12-24","pregnant":true},
         {"period_start_date":"2026-01-10","period_end_date":"2026-01-06"},
         {"period_start_date":"2026-03-09","period_end_date":"2026-03-14","period_intensity":"no"}],
         "notes":[{"text":"  ","date":"2026-02-11"},{"text":"x","date":"2026-02-12 00:00:00.0"}]},
         "pointEventsManualData":{"point_events_manual_v2":[
         {"local_date":"2026-02-13","date":"2026-02-12 23:00:00","category":"Symptom","subcategory":"DrawingPain"},
         {"local_date":"2026-02-14","category":"Symptom","subcategory":"Acne","deleted":true},
         {"local_date":"2026-02-15","category":"Bbt","properties":"{\\"value\\": 36.5}"},
         {"local_date":"2026-02-16","category":"Fluid","subcategory":"Bloody"}]}}
        """,
      lines: [
        "2026-02-05 flow light", "2026-02-05 period start", "2026-02-07 period end",
        "2026-02-12 note \"x\"", "2026-02-13 symptom cramps", "2026-02-15 temperature 36.5 C",
        "2026-03-09 period start",
      ],
      left: ["2026-02-14", "pregnan", "before it begins", "ahead", "deleted", "Bloody"]),
    AppSample(
      kind: "a Flo export",
      text: """
        cycle 1
        Period start date: 2026-01-08
        Period end date: 2026-01-12
        Pregnant: False
        -----
        Period start date: 2025-10-02
        Pregnant: True
        -----
        Manual events
        1 - 2026-01-09 00:00:00 - Mood - Panic
        2 - 2026-01-20 - Swim - Butterfly
        nothing known
        """,
      lines: ["2026-01-08 period start", "2026-01-09 mood anxious", "2026-01-12 period end"],
      left: ["pregnan", "Butterfly", "nothing known"]),
    AppSample(
      kind: "a Mensinator backup",
      text: """
        {"periods":[{"date":"2026-02-04"},{"date":"2026-02-03"},{"date":"2026-02-03"}],
         "symptoms":[{"id":"1","symptom_name":"Heavy_Flow"},{"id":"2","symptom_name":"müde Beine"}],
         "symptom_date":[{"symptom_date":"2026-02-03","symptom_id":"1"},
         {"symptom_date":"2026-02-20","symptom_id":"1"},{"symptom_date":"2026-02-20","symptom_id":"2"},
         {"symptom_date":"2026-02-21","symptom_id":"9"}],
         "ovulations":[{"date":"2026-02-17"}],"app_settings":[{"a":"b"}]}
        """,
      lines: [
        "2026-02-03 flow heavy", "2026-02-03 period start", "2026-02-04 period end",
        "2026-02-20 flow heavy", "2026-02-20 symptom müde_beine",
      ],
      left: ["symptom_id \"9\"", "ovulation", "app_settings"]),
    AppSample(
      kind: "a Menstrudel export",
      text: """
        {"periods":[{"id":1,"start_date":1767567600000,"end_date":1767740400000},
         {"id":2,"start_date":1773014400000,"end_date":1773187200000}],
         "period_logs":[{"id":1,"date":"2026-01-05T00:00:00.000","flow":3,"painLevel":3,"period_id":1},
         {"id":2,"date":"2026-01-07T00:00:00.000","flow":9,"period_id":1}],
         "log_symptoms":[{"log_id_fk":1,"symptom":"tenderBreasts"},{"log_id_fk":1,"symptom":"moodSwings"}],
         "db_version":11}
        """,
      lines: [
        "2026-01-05 flow medium", "2026-01-05 period start",
        "2026-01-05 symptom breast_tenderness", "2026-01-05 symptom mood_swings",
        "2026-01-07 period end", "2026-03-09 period start",
      ],
      left: ["flow \"9\"", "painLevel"]),
    AppSample(
      kind: "a Periodical backup",
      text: """
        {"data":[{"eventtype":1,"eventdate":20260112,"eventcvx":2,"eventtemp":36.5,"intensity":4},
         {"eventtype":2,"eventdate":20260113,"intensity":0},{"eventtype":3,"eventdate":20260210},
         {"eventtype":1,"eventdate":20260230}],
         "symptoms":[{"eventdate":20260112,"symptom":2},{"eventdate":20260112,"symptom":18}]}
        """,
      lines: [
        "2026-01-12 flow very_heavy", "2026-01-12 period start", "2026-01-12 symptom cramps",
        "2026-01-12 temperature 36.5 C", "2026-01-13 period end",
      ],
      left: ["predicted", "eventcvx", "20260230", "pill"]),
    AppSample(
      kind: "a Garmin list of cycles",
      text: """
        [{"startDate":"2026-01-07","actualPeriodLength":5,"status":"COMPLETE","fertileWindowStart":9},
         {"startDate":"2026-02-03","predictedPeriodLength":6,"status":"CURRENT"},
         {"startDate":"2026-03-03","predictedPeriodLength":6,"status":"PREDICTED"},
         {"startDate":null,"actualPeriodLength":4}]
        """,
      lines: ["2026-01-07 period start", "2026-01-11 period end", "2026-02-03 period start"],
      left: ["predicted cycle", "fertile", "no day"]),
    AppSample(
      kind: "a Garmin list of days",
      text: """
        [{"calendarDate":"2026-02-02","flow":"LIGHT","symptoms":["BACK_PAIN"],"moods":["CALM"]},
         {"calendarDate":"2026-02-17","flow":"NONE","ovulationDay":true,"sexDrive":"HIGH"},{"flow":"HEAVY"}]
        """,
      lines: [
        "2026-02-02 flow light", "2026-02-02 mood calm", "2026-02-02 period end",
        "2026-02-02 period start", "2026-02-02 symptom back_pain", "2026-02-17 libido high",
      ],
      left: ["ovulationDay", "no day"]),
  ]
}
