/// The three colours of Bioloop's scores, with the raw value as identifier.
package enum TrafficLight: String, CaseIterable, Sendable {
  case green, yellow, red

  /// The colour of 0 to 100 points, by the least points of green and of yellow.
  init(_ points: Double, green: Double, yellow: Double) {
    self = points >= green ? .green : points >= yellow ? .yellow : .red
  }
}
