import Foundation
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct HeartbeatTests {
    private let folder: StateFolder

    private let file: HeartbeatFile

    init() throws {
        folder = try StateFolder()
        file = HeartbeatFile(state: folder.path)
    }

    private func heartbeat(problem: FolderError?) -> Heartbeat {
        Heartbeat(
            process: 42,
            lastScanAt: noon,
            waitingFiles: 1,
            elsewhere: 2,
            lingering: 3,
            problem: problem
        )
    }

    @Test(arguments: [
        nil, FolderError(.noMarker, path: "/c/orders"),
        FolderError(.refused, path: "/c", detail: "openat: EIO"),
    ])
    func `a heartbeat is unchanged after writing and reading`(problem: FolderError?) throws {
        try file.write(heartbeat(problem: problem))
        #expect(try file.read() == heartbeat(problem: problem))
    }

    @Test func `a heartbeat of the same length is overwritten in place`() throws {
        try file.write(heartbeat(problem: nil))
        let first = try FileManager.default.attributesOfItem(atPath: folder.path + "/heartbeat")
        try file.write(heartbeat(problem: FolderError(.noMarker, path: "/c/orders")))
        let second = try FileManager.default.attributesOfItem(atPath: folder.path + "/heartbeat")
        #expect(first[.systemFileNumber] as? Int == second[.systemFileNumber] as? Int)
        #expect(try file.read()?.problem?.cause == .noMarker)
    }

    @Test(arguments: ["a symbolic link", "a second name", "a pipe"])
    func `anything else in the file's place is replaced, and not written to`(odd: String) throws {
        let other = folder.path + "/other"
        try Data(repeating: 0x41, count: 512).write(to: URL(filePath: other))
        let place = folder.path + "/heartbeat"
        switch odd {
        case "a symbolic link":
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: other)
        case "a second name": try FileManager.default.linkItem(atPath: other, toPath: place)
        default: try #require(mkfifo(place, 0o660) == 0)
        }
        try file.write(heartbeat(problem: nil))
        #expect(try file.read() == heartbeat(problem: nil))
        #expect(try Data(contentsOf: URL(filePath: other)) == Data(repeating: 0x41, count: 512))
    }

    @Test func `a read during a write returns the old or the new heartbeat`() async throws {
        let (file, first, second) = (
            file, heartbeat(problem: nil), heartbeat(problem: FolderError(.noMarker, path: "/c"))
        )
        try file.write(first)
        let writing = Task.detached {
            while !Task.isCancelled {
                try file.write(second)
                try file.write(first)
            }
        }
        for _ in 1...5000 {
            let read = try file.read()
            #expect(read == nil || read == first || read == second)
        }
        writing.cancel()
        try await writing.value
    }

    @Test func `a heartbeat of another length replaces the file`() throws {
        try file.write(
            heartbeat(problem: FolderError(.absent, path: "/" + String(repeating: "way/", count: 200)))
        )
        try file.write(heartbeat(problem: nil))
        #expect(try file.read() == heartbeat(problem: nil))
        #expect(try folder.names() == ["heartbeat"])
    }

    @Test func `before the first write there is no heartbeat`() throws {
        #expect(try file.read() == nil)
    }

    @Test(arguments: ["", "{}", "[]", "nonsense"])
    func `an unreadable heartbeat counts as missing`(text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/heartbeat"))
        #expect(try file.read() == nil)
    }
}
