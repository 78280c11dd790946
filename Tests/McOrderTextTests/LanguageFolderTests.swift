import Foundation
import McOrderText
import Testing

/// Checks every message in every language, as written in the sources.
@Suite struct LanguageFolderTests {
    /// Frequent words that exist in only one of the languages.
    private static let telling: [Language: Set<String>] = [
        .spanish: [
            "el", "los", "las", "del", "que", "con", "para", "por", "una", "está", "hay", "pedido", "archivo",
            "puede", "dispositivo", "mira",
        ],
        .english: [
            "the", "of", "and", "is", "are", "with", "not", "order", "there", "was", "cannot", "this",
            "which",
        ],
        .basque: [
            "eta", "dago", "ez", "bat", "edo", "du", "eskaera", "fitxategia", "dira", "ezin", "baina",
            "ilara", "gailua",
        ],
    ]

    /// English texts of causes of errors; each other language has a table that translates them.
    private static let causes = [
        "not a file", "too large", "changed while it was read", "it could not be read again",
    ]

    @Test(arguments: Language.allCases)
    func `no message has a word of another language`(_ language: Language) throws {
        let others = Self.telling.filter { $0.key != language }.values.reduce(into: Set<String>()) {
            $0.formUnion($1)
        }
        let literals = try SourceText.literals(in: language)
        #expect(literals.count > 900)
        for literal in literals where !literal.file.hasSuffix("+Causes.swift") {
            let foreign = others.intersection(literal.words)
            #expect(foreign.isEmpty, "\(foreign) in \(literal)")
        }
    }

    @Test func `each language of the programs has a folder, with a file for each subject`() throws {
        let root = SourceText.repository.appending(path: "Sources/McOrderText")
        let folders = try FileManager.default.contentsOfDirectory(atPath: root.path)
            .filter { !$0.hasSuffix(".swift") && $0 != "Messages" }
        #expect(folders.count == Language.allCases.count)
        let files = try folders.map { folder in
            let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            return Set(names.map { $0.replacing(folder, with: "") })
        }
        // English needs no table of causes: the system's words are English.
        for set in files {
            let causes = Set(["Customer/+Causes.swift"])
            #expect(set.subtracting(causes) == files[0].subtracting(causes))
        }
    }

    @Test func `no sentence for users is outside of McOrderText`() throws {
        let telling = Self.telling.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        for target in [
            "CustomerProgram", "DaemonProgram", "TillProgram", "McOrderConsole", "McOrderCounter",
            "McOrderClient", "McOrderDisplay", "StaffDisplay",
        ] {
            for literal in try SourceText.literals(in: "Sources/\(target)") {
                // The argument parser's English messages are recognised here, to translate them.
                if literal.file.contains("McOrderConsole/Parser/Parser") { continue }
                // Logs are English, and so are the messages about programming errors.
                if ["log.", "precondition", "fatalError"].contains(where: literal.code.contains) { continue }
                if Self.causes.contains(literal.text) { continue }
                let words = telling.intersection(literal.words)
                #expect(words.isEmpty || literal.words.count < 2, "\(words) in \(literal)")
            }
        }
    }
}
