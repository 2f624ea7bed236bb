/// How the body is held in a pose.
public enum PosePosition: String, CaseIterable, Sendable {
  case sitting, kneeling
  /// With weight on the hands or forearms.
  case hands
  case standing, front
  /// Flat on the back.
  case back
  case side, inverted
}

/// What a pose can be done on.
public enum PosePlace: String, CaseIterable, Sendable {
  /// The feet.
  case standing
  case chair, floor
}

/// What kind of pose it is.
public enum PoseFamily: String, CaseIterable, Sendable {
  case seated, kneeling, standing, balance
  case forwardBend = "forward_bend"
  case backbend, twist, prone, supine, inversion
  case armBalance = "arm_balance"
  /// A rest in a held shape.
  case restorative
  case pelvicFloor = "pelvic_floor"
  case breath
}
