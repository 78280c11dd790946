import Foundation
import Glibc

/// A clock for the programs of a restaurant, provided by libfaketime, that can be set while they run.
struct SandboxClock: Sendable {
    private static let library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1"
    /// The report's note where libfaketime is not installed.
    static let absent = "libfaketime is not installed, so no clock was set under running programs"

    private let path: String
    /// The environment variables that make a program use the clock.
    let variables: [String: String]

    /// The clock of a restaurant, which starts with the right time; nil where libfaketime is not installed.
    init?(_ sandbox: Sandbox) throws {
        guard FileManager.default.fileExists(atPath: Self.library) else { return nil }
        try Self.removeAbandoned()
        path = "\(sandbox.folder)/clock"
        variables = [
            "LD_PRELOAD": Self.library, "FAKETIME_TIMESTAMP_FILE": path, "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            // libfaketime would shift files' times too, but not in all calls that return them.
            "NO_FAKE_STAT": "1",
            // If this variable is missing libfaketime sets it, which moves the environment in memory, and
            // Swift's runtime then does not find the program's arguments next to it. No program opens the
            // named objects.
            "FAKETIME_SHARED": "/mcorder-torture-sem /mcorder-torture-shm",
        ]
        try set(to: "+0d")
    }

    /// Removes the objects that libfaketime created for killed programs, which are named by process id: a new
    /// process with the same id could not start.
    private static func removeAbandoned() throws {
        let folder = "/dev/shm"
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let isTheirs = ["faketime_shm_", "sem.faketime_sem_"].contains { name.hasPrefix($0) }
            guard isTheirs, let number = name.split(separator: "_").last,
                !FileManager.default.fileExists(atPath: "/proc/\(number)")
            else { continue }
            // Another rig may remove the same file at the same time.
            unlink("\(folder)/\(name)")
        }
    }

    /// Sets the clock by an offset in libfaketime's notation, such as `-1d`.
    func set(to offset: String) throws {
        // Written atomically, because programs read the file each time they read the clock.
        try Data(offset.utf8).write(to: URL(filePath: path), options: .atomic)
    }

    /// Sets the clock to an instant, from which it goes on.
    ///
    /// - Returns: how many seconds it is ahead of the right time.
    func set(to instant: Date) throws -> TimeInterval {
        let offset = instant.timeIntervalSinceNow.rounded()
        try set(to: "\(offset < 0 ? "-" : "+")\(Int(offset.magnitude))")
        return offset
    }
}
