import Foundation
import Testing

/// Reads the sentences of the languages that have a plural after a number.
@Suite struct PluralTests {
    /// What is counted, by language: a noun after a number must not stay in the plural with 1.
    private static let plurals = [
        "English":
            "bytes|days|errors|files|lines|minutes|notices|orders|products|rejections|restaurants|rows|tables",
        "Spanish":
            "archivos|avisos|días|fallos|filas|líneas|minutos|pedidos|productos|rechazos|restaurantes|tablas",
    ]

    @Test(arguments: plurals.keys.sorted())
    func `no sentence counts one thing in the plural`(_ folder: String) throws {
        let nouns = try #require(Self.plurals[folder])
        let pattern = try Regex("\\\\\\([a-z][A-Za-z]*\\) (\(nouns))\\b")
        // The nouns of a language are in no other one, so that the messages of all languages can be read.
        let root = SourceText.repository.appending(path: "Sources/McOrderText")
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        where name.hasSuffix(".swift") && (name.hasPrefix("Messages/") || name.hasPrefix(folder)) {
            let source = try String(contentsOf: root.appending(path: name), encoding: .utf8)
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            for (place, line) in lines.enumerated() where line.contains(pattern) {
                // A sentence for 1 stands in the same case or just before it. A file's size, the days of a
                // report and a limit are never 1.
                let own = lines[...place].lastIndex { $0.contains(" case ") } ?? place
                let context = lines[max(0, min(own, place - 2))...place].joined()
                let isFixed = context.contains("== 1") || context.contains(" 1 ")
                #expect(isFixed || Self.isNeverOne(context), "\(name):\(place + 1): \(line)")
            }
        }
    }

    private static func isNeverOne(_ context: String) -> Bool {
        context.contains("bytes)") || context.contains("lastDays")
    }
}
