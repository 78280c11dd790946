import Foundation
import FuzzTargets
import Testing

/// The inputs in the repository: the fuzzer starts from them, and every test run replays them.
struct Corpus {
    /// One input of the corpus.
    struct Input: Sendable, CustomTestStringConvertible {
        let target: FuzzTarget
        let name: String
        let bytes: [UInt8]

        var testDescription: String { "\(target.rawValue)/\(name)" }

        /// Whether the target must accept the input, by its name; `nil` if the name does not say.
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
