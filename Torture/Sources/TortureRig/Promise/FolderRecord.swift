import Foundation
import Glibc

/// The files of a folder with their bytes, read without the product's own code.
struct FolderRecord: Sendable {
    /// The regular files by name, including those whose name begins with a dot.
    let files: [String: [UInt8]]
    /// All other entries, and files that are larger than any file that the programs read or write.
    let others: Set<String>

    /// The size of the largest file that is read, in bytes.
    private static let limit = 1 << 20

    /// Reads a folder; skips files that disappear meanwhile.
    init(_ path: String) throws {
        var files: [String: [UInt8]] = [:]
        var others: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            let full = "\(path)/\(name)"
            var status = stat()
            guard lstat(full, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.limit
            else {
                others.insert(name)
                continue
            }
            if let bytes = FileManager.default.contents(atPath: full) { files[name] = Array(bytes) }
        }
        self.files = files
        self.others = others
    }

    /// The files whose names an intake reads.
    var candidates: [String: [UInt8]] {
        files.filter { name, _ in
            let lower = name.lowercased()
            return !name.hasPrefix(".") && (lower.hasSuffix(".json") || lower.hasSuffix(".notice"))
        }
    }
}
