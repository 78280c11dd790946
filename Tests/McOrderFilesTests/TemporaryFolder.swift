import Glibc
import Testing

@testable import McOrderFiles

/// An empty folder for one test, removed with all that is in it when the test lets go of it.
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

    /// The names in it, sorted, hidden ones too.
    func names() throws -> [String] {
        var names: [String] = []
        try directory.names { name in
            names.append(name.display)
            return true
        }
        return names.sorted()
    }

    /// Writes a file in place, as careless programs do.
    func write(_ text: String, to name: String, flags: CInt = O_CREAT | O_WRONLY | O_TRUNC) throws {
        let file = try OwnedDescriptor(path: "\(path)/\(name)", flags: flags, mode: 0o600)
        let bytes = Array(text.utf8)
        #expect(Glibc.write(file.number, bytes, bytes.count) == bytes.count)
    }

    /// The text of a file, nil where there is none.
    func text(of name: String) throws -> String? {
        let read = try HostileFile.read(try #require(FileName(name)), in: directory, limit: 1 << 20)
        guard case .contents(let bytes, _) = read else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A name that a test knows to be one.
func name(_ text: String) throws -> FileName { try #require(FileName(text)) }
