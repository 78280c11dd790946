import Glibc
import Testing

@testable import McOrderFiles

/// An empty folder for one test. It and its contents are removed when the test releases it.
final class TemporaryFolder {
    let path: String
    let directory: Directory

    init(under parent: String = "/tmp") throws {
        var template = Array("\(parent)/mcorder-files-XXXXXX".utf8CString)
        path = String(cString: try #require(mkdtemp(&template)))
        directory = try Directory.open(path)
    }

    deinit {
        do {
            try Self.empty(directory)
        } catch {
            Issue.record(error)
        }
        rmdir(path)
    }

    private static func empty(_ directory: Directory) throws {
        try directory.names { name in
            if try directory.stat(name)?.kind == .directory {
                try empty(directory.openSubdirectory(name))
                _ = name.withCString { unlinkat(directory.descriptor, $0, AT_REMOVEDIR) }
            } else {
                _ = try directory.remove(name)
            }
            return true
        }
    }

    /// The names in the folder, sorted, including hidden ones.
    func names() throws -> [String] {
        var names: [String] = []
        try directory.names { name in
            names.append(name.display)
            return true
        }
        return names.sorted()
    }

    /// Writes a file in place, without a temporary file and a rename, as careless programs do.
    func write(_ text: String, to name: String, flags: CInt = O_CREAT | O_WRONLY | O_TRUNC) throws {
        let file = try OwnedDescriptor(path: "\(path)/\(name)", flags: flags, mode: 0o600)
        let bytes = Array(text.utf8)
        #expect(Glibc.write(file.number, bytes, bytes.count) == bytes.count)
    }

    /// The text of a file, or nil if it does not exist.
    func text(of name: String) throws -> String? {
        let read = try HostileFile.read(try #require(FileName(name)), in: directory, limit: 1 << 20)
        guard case .contents(let bytes, _) = read else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A valid file name; the test fails if it is not valid.
func name(_ text: String) throws -> FileName { try #require(FileName(text)) }
