internal import Foundation
internal import McOrderConsole

/// The user's desktop, if there is one.
enum Desktop {
    /// Whether there is a desktop that can open an address.
    static var isThere: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { Terminal.environment($0)?.isEmpty == false }
            && FileManager.default.isExecutableFile(atPath: opener)
    }

    private static let opener = "/usr/bin/xdg-open"

    /// Asks the desktop to open a web address. Without a desktop, or if the desktop cannot open it, the user
    /// has only the printed address.
    static func open(_ address: String) {
        guard isThere, address.hasPrefix("https://") || address.hasPrefix("http://") else { return }
        let opener = Process()
        opener.executableURL = URL(filePath: Self.opener)
        opener.arguments = [address]
        opener.standardInput = FileHandle.nullDevice
        opener.standardOutput = FileHandle.nullDevice
        opener.standardError = FileHandle.nullDevice
        do {
            try opener.run()
        } catch {
            Terminal.tell("mcorder: xdg-open: \(error.localizedDescription)")
        }
    }
}
