import Foundation
import FuzzTargets
import Testing

/// The inputs that are kept in the repository: where the fuzzer begins, and what every test run repeats.
struct Corpus {
    /// One of them.
    struct Input: Sendable, CustomTestStringConvertible {
        let target: FuzzTarget
        let name: String
        let bytes: [UInt8]

        var testDescription: String { "\(target.rawValue)/\(name)" }

        /// What the name says must become of it; `nil` where it says nothing.
        var isToBeAccepted: Bool? {
            if name.hasPrefix("accepted-") { return true }
            return name.hasPrefix("refused-") ? false : nil
        }
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "FuzzTargets/Corpus")

    /// All inputs of a target, by name.
    static func inputs(of target: FuzzTarget) throws -> [Input] {
        let folder = folder.appending(path: target.rawValue)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            return Input(target: target, name: name, bytes: bytes)
        }
    }

    /// All inputs of all targets.
    static func all() throws -> [Input] {
        try FuzzTarget.allCases.flatMap { try inputs(of: $0) }
    }
}
