import Foundation
import McOrderModel
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(1))) struct HeartbeatTests {
    private let folder: StateFolder

    init() throws { folder = try StateFolder() }

    private func heartbeat(trouble: FolderTrouble?) -> Heartbeat {
        Heartbeat(
            process: 42,
            lastScanAt: noon,
            waitingFiles: 1,
            elsewhere: 2,
            lingering: 3,
            trouble: trouble
        )
    }

    @Test(arguments: [
        nil, FolderTrouble(.noMarker, path: "/c/orders"),
        FolderTrouble(.refused, path: "/c", detail: "openat: EIO"),
    ])
    func `it is read as it was written`(trouble: FolderTrouble?) throws {
        try heartbeat(trouble: trouble).write(state: folder.path)
        #expect(try Heartbeat.read(state: folder.path) == heartbeat(trouble: trouble))
    }

    @Test func `it is replaced whole`() throws {
        try heartbeat(trouble: FolderTrouble(.absent, path: "/a/long/way")).write(state: folder.path)
        try heartbeat(trouble: nil).write(state: folder.path)
        #expect(try Heartbeat.read(state: folder.path) == heartbeat(trouble: nil))
        #expect(try folder.names() == ["heartbeat"])
    }

    @Test func `there is none before the first`() throws {
        #expect(try Heartbeat.read(state: folder.path) == nil)
    }

    @Test(arguments: ["", "{}", "[]", "nonsense"])
    func `what cannot be understood is none`(text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/heartbeat"))
        #expect(try Heartbeat.read(state: folder.path) == nil)
    }
}
