import Foundation
import Glibc
import Synchronization

/// Whether the folder has the right marker, for daemons that must not start while it has not.
final class MarkerGate: Sendable {
    private let swapped = Mutex(false)

    /// Whether a daemon may start: one that finds another restaurant's marker at its start ends with 78,
    /// which is correct.
    var isOpen: Bool { swapped.withLock { !$0 } }

    /// Changes the marker, unless `isForbidden`.
    func close(_ change: () throws -> Void, unless isForbidden: () throws -> Bool) throws -> Bool {
        try swapped.withLock { swapped in
            guard try !isForbidden() else { return false }
            try change()
            swapped = true
            return true
        }
    }

    /// Changes the marker back.
    func open(_ change: () throws -> Void) throws {
        try swapped.withLock { swapped in
            try change()
            swapped = false
        }
    }
}

/// Replaces the folder's marker while the daemon runs, and puts it back a moment later.
struct StormMarker {
    let sandbox: StormSandbox

    private static let others = [
        #"{"format": 1, "id": "00000000-0000-4000-8000-000000000000"}"#,
        #"{"format": 9, "id": "00000000-0000-4000-8000-000000000000"}"#, "{", nil,
    ]

    func work(until end: ContinuousClock.Instant) async throws {
        let path = "\(sandbox.sandbox.orders)/.mcorder"
        let marker = try Data(contentsOf: URL(filePath: path))
        while ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(Int.random(in: 100...900)))
            let other = Self.others.randomElement() ?? nil
            let isSwapped = try sandbox.gate.close {
                if let other {
                    try Data(other.utf8).write(to: URL(filePath: path), options: .atomic)
                } else {
                    unlink(path)
                }
            } unless: {
                !isDaemonServing()
            }
            guard isSwapped else { continue }
            try await Task.sleep(for: .milliseconds(Int.random(in: 200...1500)))
            try sandbox.gate.open { try marker.write(to: URL(filePath: path), options: .atomic) }
        }
    }

    /// Whether a running daemon has started completely: it has recorded that it scanned the folder.
    private func isDaemonServing() -> Bool {
        // An incomplete heartbeat counts as none.
        guard let data = FileManager.default.contents(atPath: "\(sandbox.sandbox.state)/heartbeat"),
            let found = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let process = found["process"] as? Int
        else { return false }
        return FileManager.default.fileExists(atPath: "/proc/\(process)")
    }
}
