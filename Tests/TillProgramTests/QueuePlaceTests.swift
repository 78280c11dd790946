import Foundation
import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderService
import McOrderText
import Testing

import struct SystemPackage.Errno

@testable import TillProgram

/// A queue is opened only on the machine that stores it.
@Suite struct QueuePlaceTests {
    @Test(arguments: ["NFS", "CIFS", "FUSE", "9p"])
    func `a queue on a network is refused, and the message says how to reach it`(kind: String) {
        let error = #expect(throws: CounterError.self) {
            try McOrderCounter.Counter.requireOwnMachine("/mnt/queue") { _ in .network(kind) }
        }
        let failure = error.map { CommandError(counter: $0) }
        #expect(failure?.status == .badConfiguration)
        #expect(
            failure?.sentence[.spanish]
                == "/mnt/queue está en red (\(kind)), y ahí la cola se estropearía: entra por SSH en la máquina de "
                + "mcorderd y abre till allí"
        )
        #expect(
            failure?.sentence[.english]
                == "/mnt/queue is on a network (\(kind)), where the queue would be damaged: use SSH to the machine "
                + "of mcorderd and start till there"
        )
    }

    @Test func `a queue on this machine is not refused, nor one that does not exist yet`() throws {
        try McOrderCounter.Counter.requireOwnMachine("/queue") { _ in .local }
        try McOrderCounter.Counter.requireOwnMachine("/queue") { path throws(FileError) in
            throw FileError(operation: "statfs", path: path, errno: .noSuchFileOrDirectory)
        }
        try McOrderCounter.Counter.requireOwnMachine("/no/such/folder")
    }

    /// What names the queue: the variables, then the daemon's configuration.
    @Test(
        arguments: [
            (["MCORDER_QUEUE": "postgresql://a/q"], "queue: postgresql://b/q", "postgresql://a/q"),
            (["MCORDER_STATE": "/state"], "queue: postgresql://b/q", "/state"),
            ([:], "queue: postgresql://b/q\nstate: /s", "postgresql://b/q"),
            ([:], "queue: sqlite\nstate: /s", "/s"),
            (["MCORDER_QUEUE": "sqlite"], "queue: postgresql://b/q\nstate: /s", "/s"),
            (["MCORDER_QUEUE": "", "MCORDER_STATE": ""], "state: /s", "/s"),
            ([:], "language: es", nil),
            ([:], "state: [", nil),
        ] as [([String: String], String, String?)]
    )
    func `a till uses the queue of the daemon of its machine`(
        environment: [String: String],
        configuration: String,
        place: String?
    ) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "till-\(UUID().uuidString).yaml")
        try Data(configuration.utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let path = file.path(percentEncoded: false)
        #expect(await CommonOptions.usualPlace(in: environment, configuration: path) == place)
        let (mine, usual) = CommonOptions.$usualPlace.withValue(place) {
            (CommonOptions.stateFolder(["ready", "/mine"]), CommonOptions.stateFolder(["ready"]))
        }
        #expect(mine == "/mine")
        #expect(usual == place ?? CommonOptions.defaultState)
    }

    @Test func `a folder that cannot be examined is an error`() {
        #expect(throws: CounterError.self) {
            try McOrderCounter.Counter.requireOwnMachine("/queue") { path throws(FileError) in
                throw FileError(operation: "statfs", path: path, errno: .permissionDenied)
            }
        }
    }
}
