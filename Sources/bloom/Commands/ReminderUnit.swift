/// What has a system ask for reminders every ten minutes; nothing in it says what they are about.
struct ReminderUnit {
  /// What a system starts programs with.
  enum System: String, CaseIterable {
    case systemd, cron, launchd
  }

  /// A file to write.
  struct File: Equatable {
    let path: String
    let text: String
  }

  /// Where the program lies.
  let program: String
  /// Where the diary lies, if that was named.
  var home: String?
  /// Whose reminders, if that was named.
  var person: String?

  private static let name = "bloom-reminders"

  private var ask: String {
    let options =
      (home.map { ["--home", $0.typed] } ?? []) + (person.map { ["--as", $0.typed] } ?? [])
    return ([program.typed, "reminders", "--due"] + options).joined(separator: " ")
  }

  private func notice(_ show: String) -> String {
    "n=$(\(ask)) && [ -n \"$n\" ] && \(show) || true"
  }

  /// The files that a system reads.
  func files(for system: System, home: String, config: String?) -> [File] {
    switch system {
    case .cron: return []
    case .systemd:
      let folder =
        (config.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config") + "/systemd/user/"
      let line = notice("notify-send \"$n\"").replacing("\\", with: "\\\\")
        .replacing("\"", with: "\\\"").replacing("$", with: "$$").replacing("%", with: "%%")
      return [
        File(
          path: folder + Self.name + ".service",
          text: """
            [Unit]
            Description=Notes from a diary

            [Service]
            Type=oneshot
            ExecStart=/bin/sh -c "\(line)"

            """),
        File(
          path: folder + Self.name + ".timer",
          text: """
            [Unit]
            Description=Notes from a diary

            [Timer]
            OnCalendar=*:0/10
            Persistent=true

            [Install]
            WantedBy=timers.target

            """),
      ]
    case .launchd:
      let show = "osascript -e \"display notification \\\"$n\\\"\""
      return [
        File(
          path: home + "/Library/LaunchAgents/" + Self.name + ".plist",
          text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
              <key>Label</key><string>\(Self.name)</string>
              <key>StartInterval</key><integer>600</integer>
              <key>ProgramArguments</key><array>
                <string>/bin/sh</string><string>-c</string>
                <string>\(notice(show).xmlText)</string>
              </array>
            </dict></plist>

            """)
      ]
    }
  }

  /// The one command that turns it on.
  func start(_ system: System, home: String) -> String {
    switch system {
    case .systemd:
      "systemctl --user daemon-reload && systemctl --user enable --now \(Self.name).timer"
    case .launchd: "launchctl load \((home + "/Library/LaunchAgents/\(Self.name).plist").typed)"
    case .cron: "(crontab -l; echo \(cronLine.typed)) | crontab -"
    }
  }

  /// The one command that turns it off.
  func stop(_ system: System, home: String) -> String {
    switch system {
    case .systemd: "systemctl --user disable --now \(Self.name).timer"
    case .launchd: "launchctl unload \((home + "/Library/LaunchAgents/\(Self.name).plist").typed)"
    case .cron: "crontab -e, and take the line out"
    }
  }

  private var cronLine: String {
    "*/10 * * * * " + notice("notify-send \"$n\"").replacing("%", with: "\\%")
  }
}

extension String {
  /// The text between tags of XML.
  fileprivate var xmlText: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
