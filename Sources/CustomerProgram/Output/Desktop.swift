import Foundation
import McOrderConsole

/// The user's desktop, if there is one.
enum Desktop {
    /// Whether there is a desktop that can open an address.
    private static var isThere: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { Terminal.environment($0)?.isEmpty == false }
            && FileManager.default.isExecutableFile(atPath: opener)
    }

    private static let opener = "/usr/bin/xdg-open"

    /// Asks the desktop to open a web address; returns whether a program was started for it.
    static func open(_ address: String) -> Bool {
        guard isThere, address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
        let opener = Process()
        opener.executableURL = URL(filePath: Self.opener)
        opener.arguments = [address]
        opener.standardInput = FileHandle.nullDevice
        opener.standardOutput = FileHandle.nullDevice
        opener.standardError = FileHandle.nullDevice
        do {
            try opener.run()
            return true
        } catch {
            return false
        }
    }
}
