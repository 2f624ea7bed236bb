extension FactTable {
  static let daily: [FactSyntax] =
    [
      FactSyntax(
        "sleep", Maybe(Measured(0...24, "h")), Maybe(Choice(Sleep.Quality.self)),
        Maybe(Labelled("bed", Clock())), Maybe(Labelled("wake", Clock())),
        make: { hours, quality, bed, wake in
          let sleep = Sleep(hours: hours, quality: quality, bed: bed, wake: wake)
          return sleep == Sleep() ? nil : .sleep(sleep)
        },
        take: { fact in
          guard case .sleep(let sleep) = fact else { return nil }
          return (sleep.hours, sleep.quality, sleep.bed, sleep.wake)
        }),
      FactSyntax(
        "food", Quoted(), Maybe(Labelled("kcal", Measured(0...20_000))),
        Maybe(Labelled("protein", Measured(0...2_000, "g"))),
        Maybe(Labelled("fat", Measured(0...2_000, "g"))),
        Maybe(Labelled("carbs", Measured(0...2_000, "g"))),
        Maybe(Labelled("meal", Choice(Food.Meal.self))),
        make: { text, kcal, protein, fat, carbs, meal in
          .food(Food(text, kcal: kcal, protein: protein, fat: fat, carbs: carbs, meal: meal))
        },
        take: { fact in
          guard case .food(let food) = fact else { return nil }
          return (food.text, food.kcal, food.protein, food.fat, food.carbs, food.meal)
        }),
      FactSyntax(
        "drink", Quoted(), Maybe(Measured(1...20_000, "ml")),
        make: { .drink($0, milliliters: $1) },
        take: { if case .drink(let what, let amount) = $0 { (what, amount) } else { nil } }),
      FactSyntax(
        "supplement", Quoted(), Maybe(Quoted("\"amount\"")),
        make: { .supplement($0, amount: $1) },
        take: { if case .supplement(let what, let amount) = $0 { (what, amount) } else { nil } }),
    ]
    + Intake.allCases.map { intake in
      FactSyntax(
        intake.rawValue, Measured(0...100), Maybe(Quoted("\"what\"")),
        make: { .intake(intake, count: $0, what: $1) },
        take: { fact in
          guard case .intake(intake, let count, let what) = fact else { return nil }
          return (count, what)
        })
    }

  static let movement: [FactSyntax] =
    Activity.allCases.map { activity in
      FactSyntax(
        activity.rawValue, Maybe(Measured(0...1_440, "min")), Maybe(Quoted("\"what\"")),
        make: { .activity(activity, minutes: $0, what: $1) },
        take: { fact in
          guard case .activity(activity, let minutes, let what) = fact else { return nil }
          return (minutes, what)
        })
    }
    + [
      FactSyntax(
        "kicks", Whole(1...500), Maybe(Labelled("in", Measured(0...1_440, "min"))),
        make: { .kicks($0, minutes: $1) },
        take: { if case .kicks(let count, let minutes) = $0 { (count, minutes) } else { nil } }),
      FactSyntax(
        "contraction", Maybe(Whole(1...600, "s")), Maybe(Labelled("at", Whole(0...59, "s"))),
        make: { .contraction(seconds: $0, second: $1) },
        take: { fact in
          guard case .contraction(let seconds, let second) = fact else { return nil }
          return (seconds, second)
        }),
    ]

  static let quantities: [FactSyntax] =
    Quantity.allCases.map { quantity in
      FactSyntax(
        quantity.rawValue, Measured(quantity.range, quantity.unit),
        make: { .amount(quantity, $0) },
        take: { if case .amount(quantity, let amount) = $0 { amount } else { nil } })
    }
    + Scale.allCases.map { scale in
      FactSyntax(
        scale.rawValue, Measured(0...100), Maybe(Labelled("of", Whole(2...100))),
        make: { value, top in Rating(value, of: top ?? 10).map { .scale(scale, $0) } },
        take: { fact in
          guard case .scale(scale, let rating) = fact else { return nil }
          return (rating.value, rating.top == 10 ? nil : rating.top)
        })
    }
    + [
      FactSyntax(
        "blood_pressure", Pressure(),
        make: { .bloodPressure(systolic: $0[0], diastolic: $0[1]) },
        take: { fact in
          guard case .bloodPressure(let systolic, let diastolic) = fact else { return nil }
          return [systolic, diastolic]
        })
    ]

  static let texts: [FactSyntax] = TextKind.allCases.map { kind in
    FactSyntax(
      kind.rawValue, Quoted(),
      make: { .text(kind, $0) },
      take: { if case .text(kind, let text) = $0 { text } else { nil } })
  }
}
