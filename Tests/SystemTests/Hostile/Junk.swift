import Foundation
import Glibc
import Testing

/// Files that a daemon has to open because of their names, and that are no orders.
enum Junk {
    /// JSON of the largest size that is read, with as many values as fit.
    static let dense = Array(("[" + String(repeating: "0,", count: 32_760) + "0]").utf8)

    /// Gives one file of those bytes many names: every other one is a notice's name.
    ///
    /// - Returns: a name of the same file that no daemon reads.
    @discardableResult
    static func link(_ bytes: [UInt8], names count: Int, in programs: Programs) throws -> String {
        let first = "\(programs.orders)/.junk"
        try Data(bytes).write(to: URL(filePath: first))
        for index in 0..<count {
            let name = "junk \(index).\(index.isMultiple(of: 2) ? "json" : "notice")"
            try #require(Glibc.link(first, "\(programs.orders)/\(name)") == 0, "link: \(errno)")
        }
        return first
    }

    /// Creates that many small files, each with its own content.
    static func files(_ count: Int, in programs: Programs) throws {
        for index in 0..<count {
            let name = "junk \(index).\(index.isMultiple(of: 2) ? "json" : "notice")"
            try write("{\"junk\": \(index)}\n", to: "\(programs.orders)/\(name)")
        }
    }

    /// Creates that many notices about unknown orders, the first with that order number.
    static func notices(_ count: Int, from first: Int, in programs: Programs) throws {
        let now = Date.now.formatted(.iso8601)
        for number in first..<first + count {
            try write(
                """
                {"format": 1, "type": "cancel", "udid": "975319E0-43ED-435F-AA81-0B4F051B3768", \
                "number": "\(number)", "at": "\(now)"}

                """,
                to: "\(programs.orders)/unknown \(number).notice"
            )
        }
    }

    /// Sets the times of a file, and so of all its names, to now.
    static func touch(_ path: String) throws {
        try #require(utimensat(AT_FDCWD, path, nil, 0) == 0, "utimensat: \(errno)")
    }

    private static func write(_ text: String, to path: String) throws {
        let file = open(path, O_CREAT | O_WRONLY | O_EXCL | O_CLOEXEC, 0o660)
        try #require(file >= 0, "open: \(errno)")
        defer { close(file) }
        let bytes = Array(text.utf8)
        try #require(Glibc.write(file, bytes, bytes.count) == bytes.count)
    }
}
