import Foundation
import Glibc
import Testing

@testable import McOrderFiles

/// Another file takes a file's name between the check and the opening of the file.
@Suite(.timeLimit(.minutes(5))) struct HostileSwapTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("order", to: "a")
        try folder.write("secret", to: "secret")
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// Reads `a`; `swap` puts something else in its place just before it is opened.
    private func read(swapping swap: @escaping () -> Void) throws -> HostileRead {
        try HostileFile.read(name("a"), in: folder.directory, limit: 100, beforeOpening: swap)
    }

    @Test func `a symbolic link that takes a file's place is not followed`() throws {
        let found = try read { [self] in
            symlink("secret", path("link"))
            rename(path("link"), path("a"))
        }
        let stamp = try #require(try folder.directory.stat(name("a")))
        #expect(stamp.kind == .symlink)
        #expect(found == .notAFile(stamp))
    }

    @Test func `a pipe without a writer that takes a file's place does not block the reader`() throws {
        // If the reader blocks, this opens the pipe for writing after 20 s, so that the test goes on and
        // fails.
        let rescue = DispatchWorkItem { [path = path("a")] in
            let descriptor = open(path, O_RDWR | O_NONBLOCK)
            if descriptor >= 0 { close(descriptor) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: rescue)
        let start = ContinuousClock.now
        let found = try read { [self] in
            mkfifo(path("pipe"), 0o600)
            rename(path("pipe"), path("a"))
        }
        rescue.cancel()
        #expect(ContinuousClock.now - start < .seconds(15))
        let stamp = try #require(try folder.directory.stat(name("a")))
        #expect(stamp.kind == .fifo)
        #expect(found == .notAFile(stamp))
    }

    @Test func `a folder, a socket and a missing file in a file's place have different results`() throws {
        let gone = try read { [self] in unlink(path("a")) }
        #expect(gone == .absent)
        try folder.write("order", to: "a")
        let socket = try read { [self] in
            unlink(path("a"))
            mknod(path("a"), S_IFSOCK | 0o600, 0)
        }
        guard case .notAFile(let stamp) = socket else {
            Issue.record("\(socket)")
            return
        }
        #expect(stamp.kind == .socket)
        unlink(path("a"))
        try folder.write("order", to: "a")
        let directory = try read { [self] in
            unlink(path("a"))
            mkdir(path("a"), 0o700)
        }
        guard case .notAFile(let stamp) = directory else {
            Issue.record("\(directory)")
            return
        }
        #expect(stamp.kind == .directory)
    }

    @Test func `a larger file that takes a file's place is not read`() throws {
        try folder.write("", to: "huge")
        #expect(truncate(path("huge"), 1 << 30) == 0)
        let found = try read { [self] in rename(path("huge"), path("a")) }
        let stamp = try #require(try folder.directory.stat(name("a")))
        #expect(found == .tooLarge(stamp))
    }

    @Test func `another file that takes a file's place is read, with its own stamp`() throws {
        let found = try read { [self] in rename(path("secret"), path("a")) }
        let stamp = try #require(try folder.directory.stat(name("a")))
        #expect(found == .contents(Array("secret".utf8), stamp))
    }
}
