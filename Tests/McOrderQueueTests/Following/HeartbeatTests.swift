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

    @Test func `it is written over in place while it is as long as before`() throws {
        try heartbeat(trouble: nil).write(state: folder.path)
        let first = try FileManager.default.attributesOfItem(atPath: folder.path + "/heartbeat")
        try heartbeat(trouble: FolderTrouble(.noMarker, path: "/c/orders")).write(state: folder.path)
        let second = try FileManager.default.attributesOfItem(atPath: folder.path + "/heartbeat")
        #expect(first[.systemFileNumber] as? Int == second[.systemFileNumber] as? Int)
        #expect(try Heartbeat.read(state: folder.path)?.trouble?.cause == .noMarker)
    }

    @Test(arguments: ["a symbolic link", "a second name", "a pipe"])
    func `what took its place is replaced, and not written through`(odd: String) throws {
        let other = folder.path + "/other"
        try Data(repeating: 0x41, count: 512).write(to: URL(filePath: other))
        let place = folder.path + "/heartbeat"
        switch odd {
        case "a symbolic link":
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: other)
        case "a second name": try FileManager.default.linkItem(atPath: other, toPath: place)
        default: try #require(mkfifo(place, 0o660) == 0)
        }
        try heartbeat(trouble: nil).write(state: folder.path)
        #expect(try Heartbeat.read(state: folder.path) == heartbeat(trouble: nil))
        #expect(try Data(contentsOf: URL(filePath: other)) == Data(repeating: 0x41, count: 512))
    }

    @Test func `who reads while it is written sees one or the other`() async throws {
        let (folder, first, second) = (
            folder.path, heartbeat(trouble: nil), heartbeat(trouble: FolderTrouble(.noMarker, path: "/c"))
        )
        try first.write(state: folder)
        let writing = Task.detached {
            while !Task.isCancelled {
                try second.write(state: folder)
                try first.write(state: folder)
            }
        }
        for _ in 1...5000 {
            let read = try Heartbeat.read(state: folder)
            #expect(read == nil || read == first || read == second)
        }
        writing.cancel()
        try await writing.value
    }

    @Test func `it is replaced whole where its length changes`() throws {
        try heartbeat(trouble: FolderTrouble(.absent, path: "/" + String(repeating: "way/", count: 200)))
            .write(state: folder.path)
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
