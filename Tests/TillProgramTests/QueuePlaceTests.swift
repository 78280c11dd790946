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

    @Test func `a folder that cannot be examined is an error`() {
        #expect(throws: CounterError.self) {
            try McOrderCounter.Counter.requireOwnMachine("/queue") { path throws(FileError) in
                throw FileError(operation: "statfs", path: path, errno: .permissionDenied)
            }
        }
    }
}
