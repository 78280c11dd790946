import Foundation

/// File operations by a program that knows nothing about databases.
enum Files {
    static func copy(_ path: String, to other: String) throws {
        try FileManager.default.copyItem(atPath: path, toPath: other)
    }

    /// Overwrites the beginning of a file.
    static func overwrite(_ path: String) throws {
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.write(contentsOf: Data(repeating: 7, count: 4096))
        try file.close()
    }
}
