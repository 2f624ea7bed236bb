/// Why there is no maintenance; the counts are in the estimate.
package enum EstimateGap: String, CaseIterable, Sendable {
  /// Fewer than 14 days of food over 14 days.
  case needsFood = "needs_food"
  /// Fewer than 7 days of weight over 14 days.
  case needsWeight = "needs_weight"
  /// Both.
  case needsFoodAndWeight = "needs_food_and_weight"
  /// The weight changed faster than −1.0 to 0.75 kg a week.
  case movingFast = "moving_fast"
  /// Food and weight come to less than 1,200 or more than 5,000 kcal a day.
  case implausible
}
