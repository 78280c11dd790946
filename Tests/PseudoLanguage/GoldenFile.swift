import Foundation
import McOrderText

/// A file with the expected text of a screen, in the folder `Golden` of a test target.
///
/// `MCORDER_REWRITE_GOLDEN=1` writes the present text into each file. ``Pseudo`` has no files: there every
/// word has to come from a message.
package struct GoldenFile {
    private let url: URL
    private let isPseudo: Bool
    private let language: Language

    /// - Parameters:
    ///   - target: the test target.
    ///   - screen: the name of the screen: a folder in `Golden`.
    ///   - variant: the name of the file without `.txt`; it ends with the language if that is ``Pseudo``.
    package init(_ target: String, _ screen: String, _ variant: String) {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        url = tests.appending(path: "\(target)/Golden/\(screen)/\(variant).txt")
        isPseudo = variant.hasSuffix(Pseudo.language.rawValue)
        // Every other variant is in Spanish.
        language = Language.allCases.first { variant.hasSuffix($0.rawValue) } ?? .spanish
    }

    /// The differences between a screen's text and the golden file; empty if there are none.
    ///
    /// - Parameter data: what the screen shows beside messages; see ``Pseudo/unsaid(on:besides:)``.
    package func problems(of text: String, besides data: [String]) throws -> [String] {
        if isPseudo { return Pseudo.unsaid(on: text, besides: data) }
        let blemishes = try Blemishes.found(in: text, language)
        guard blemishes.isEmpty else { return blemishes }
        if ProcessInfo.processInfo.environment["MCORDER_REWRITE_GOLDEN"] == "1" {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return []
        }
        let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return text == golden ? [] : ["not as in \(url.path())"]
    }
}
