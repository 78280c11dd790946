import Glibc
import McOrderFiles
import Testing

/// An empty folder for one test. It and its contents are removed when the test releases it.
final class TemporaryFolder: Sendable {
    let path: String
    let directory: Directory

    init(under parent: String = "/tmp") throws {
        var template = Array("\(parent)/mcorder-intake-XXXXXX".utf8CString)
        path = String(cString: try #require(mkdtemp(&template)))
        directory = try Directory.open(path)
    }

    deinit {
        do {
            try Self.empty(path)
        } catch {
            Issue.record(error)
        }
        rmdir(path)
    }

    private static func empty(_ path: String) throws {
        let directory = try Directory.open(path)
        try directory.names { name in
            guard try directory.stat(name)?.kind == .directory else {
                _ = try directory.remove(name)
                return true
            }
            let inner = path + "/" + name.display
            try empty(inner)
            rmdir(inner)
            return true
        }
    }
}

/// A valid file name; the test fails if it is not valid.
func name(_ text: String) throws -> FileName { try #require(FileName(text)) }

/// Reads, writes and inspects files by their paths.
enum Files {
    static func write(_ bytes: [UInt8], to path: String, flags: CInt = O_CREAT | O_WRONLY | O_TRUNC) throws {
        let file = open(path, flags, 0o660)
        try #require(file >= 0, "\(path): errno \(errno)")
        defer { close(file) }
        #expect(Glibc.write(file, bytes, bytes.count) == bytes.count)
    }

    static func write(_ text: String, to path: String) throws {
        try write(Array(text.utf8), to: path)
    }

    /// The bytes of a file; `nil` if it does not exist.
    static func read(_ path: String) throws -> [UInt8]? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        try #require(fstat(file, &status) == 0)
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        #expect(Glibc.read(file, &bytes, bytes.count) == bytes.count)
        return bytes
    }

    /// The names in a folder without hidden ones, sorted.
    static func names(_ path: String) throws -> [String] {
        var names: [String] = []
        try Directory.open(path).names { name in
            if !name.beginsWithDot { names.append(name.display) }
            return true
        }
        return names.sorted()
    }

    /// The permissions of the entry at the path.
    static func rights(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(lstat(path, &status) == 0, "\(path): errno \(errno)")
        return status.st_mode & 0o7777
    }

    /// The inode of the entry at the path.
    static func inode(_ path: String) throws -> ino_t {
        var status = stat()
        try #require(lstat(path, &status) == 0, "\(path): errno \(errno)")
        return status.st_ino
    }
}

/// Waits until the condition holds, checking it repeatedly. Fails after the deadline.
func eventually(
    within deadline: Duration = .seconds(120),
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async throws {
    let limit = ContinuousClock.now + deadline
    while try await !condition() {
        try #require(ContinuousClock.now < limit, comment ?? "not in time", sourceLocation: sourceLocation)
        try await Task.sleep(for: .milliseconds(5))
    }
}
