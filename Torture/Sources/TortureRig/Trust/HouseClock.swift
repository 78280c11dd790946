internal import Foundation
internal import Glibc

/// A clock that programs of a house look at, by libfaketime, and that can be set while they run.
struct HouseClock: Sendable {
    private static let library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1"
    /// What a report says where there is none.
    static let absent = "libfaketime is not installed, so no clock was set under running programs"

    private let path: String
    /// What makes a program look at it.
    let variables: [String: String]

    /// The clock of a house, which goes right; nil where libfaketime is not installed.
    init?(_ house: House) throws {
        guard FileManager.default.fileExists(atPath: Self.library) else { return nil }
        try Self.removeAbandoned()
        path = "\(house.folder)/clock"
        variables = [
            "LD_PRELOAD": Self.library, "FAKETIME_TIMESTAMP_FILE": path, "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            // Files' times would be moved as well, but not by all calls that ask for them.
            "NO_FAKE_STAT": "1",
            // Where it is not there libfaketime sets it, which moves the environment to where Swift's runtime does not
            // find the program's arguments beside it. Nobody opens what it names.
            "FAKETIME_SHARED": "/mcorder-torture-sem /mcorder-torture-shm",
        ]
        try set(to: "+0d")
    }

    /// Removes what killed programs left of libfaketime, by their numbers: who gets such a number again cannot begin.
    private static func removeAbandoned() throws {
        let folder = "/dev/shm"
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let isTheirs = ["faketime_shm_", "sem.faketime_sem_"].contains { name.hasPrefix($0) }
            guard isTheirs, let number = name.split(separator: "_").last,
                !FileManager.default.fileExists(atPath: "/proc/\(number)")
            else { continue }
            // Another rig may remove the same.
            unlink("\(folder)/\(name)")
        }
    }

    /// Sets it by an offset as libfaketime reads it, such as `-1d`.
    func set(to offset: String) throws {
        // Whole at any moment: programs read it at each look.
        try Data(offset.utf8).write(to: URL(filePath: path), options: .atomic)
    }

    /// Sets it to an instant, from which on it goes.
    ///
    /// - Returns: how far it is before the right time.
    func set(to instant: Date) throws -> TimeInterval {
        let offset = instant.timeIntervalSinceNow.rounded()
        try set(to: "\(offset < 0 ? "-" : "+")\(Int(offset.magnitude))")
        return offset
    }
}
