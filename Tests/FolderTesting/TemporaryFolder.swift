import Glibc
package import McOrderFiles
import SystemPackage

/// An empty folder for one test. It and its contents are removed when the test releases it.
package final class TemporaryFolder: Sendable {
    package let path: String
    package let directory: Directory

    package init(under parent: String = "/tmp") throws {
        var template = Array("\(parent)/mcorder-folder-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw FileError(operation: "mkdtemp", path: parent, errno: Errno(rawValue: errno))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        directory = try Directory.open(path)
    }

    deinit {
        do {
            try Self.empty(path)
        } catch {
            // A test may take its folder away, or its rights.
            print("\(path) stays: \(error)")
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
