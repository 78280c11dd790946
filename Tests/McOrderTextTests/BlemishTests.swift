import Foundation
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderModel

/// Reads every sentence of the programs for forms that are not for people; see ``Blemishes``.
@Suite struct BlemishTests {
    @Test(arguments: Language.allCases)
    func `no sentence with values has a form that is for programs, or counts one thing in the plural`(
        _ language: Language
    ) throws {
        let sentences = try EverySentence().all
        #expect(sentences.count > 450)
        for sentence in sentences {
            let found = try Blemishes.found(in: sentence[language], language)
            #expect(found.isEmpty, "\(sentence): \(found)")
        }
    }

    @Test(arguments: Language.allCases)
    func `no sentence without values has one either`(_ language: Language) throws {
        for literal in try SourceText.literals(in: language) {
            // What the system says is replaced by words with the limit. A literal with values is read above.
            if literal.file.hasSuffix("+Causes.swift") || literal.text == "File name too long" { continue }
            let isWhole = !literal.code.contains("\\(")
            let found = try Blemishes.found(in: literal.text, language)
                .filter { isWhole || !$0.hasPrefix("a length") }
            #expect(found.isEmpty, "\(literal): \(found)")
        }
    }

    @Test(arguments: Language.allCases)
    func `the name of every reason to refuse a file has its limit`(_ language: Language) throws {
        for reason in RejectionReason.allCases {
            for text in [RefusalName(reason)[language], reason.sentence[language]] {
                #expect(try Blemishes.found(in: text, language).isEmpty, "\(text)")
            }
        }
        #expect(try Blemishes.found(in: language.texts.cause("File name too long"), language).isEmpty)
    }

    @Test func `a cause is in the reader's language with the name of the call before it too`() {
        for words in ["File name too long", "open: File name too long"] {
            #expect(Language.english.texts.cause(words) == "the name is too long: at most 255 bytes")
            #expect(
                Language.spanish.texts.cause(words) == "el nombre es demasiado largo: 255 bytes como mucho"
            )
        }
        #expect(Language.spanish.texts.cause("open: Permission denied") == "permiso denegado")
        #expect(Language.spanish.texts.cause("/a b: Permission denied") == "/a b: Permission denied")
        #expect(Language.english.texts.cause("open: no") == "open: no")
    }

    @Test func `every sentence with values is among those that are read`() throws {
        let read = Set(
            try EverySentence().all.map { sentence in
                let name = Mirror(reflecting: sentence).children.first?.label ?? ""
                return "\(type(of: sentence)).\(name)"
            }
        )
        let root = SourceText.repository.appending(path: "Sources/McOrderText/Messages")
        var count = 0
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        where name.hasSuffix(".swift") {
            var type = ""
            for line in try String(contentsOf: root.appending(path: name), encoding: .utf8)
                .split(separator: "\n")
            {
                if let found = line.firstMatch(of: /^package enum (\w+): Message \{/) {
                    type = String(found.1)
                } else if line == "}" {
                    type = ""
                } else if !type.isEmpty, let found = line.firstMatch(of: /^    case (\w+)\(/) {
                    count += 1
                    #expect(read.contains("\(type).\(found.1)"), "\(type).\(found.1)")
                }
            }
        }
        #expect(count > 450)
    }

    @Test(
        arguments: [
            ("since 2026-11-20T19:47:25Z", .english), ("geo:43.3,-1.9", .spanish),
            ("1 × (G) BigMac", .english), ("1 errors", .english), ("at most 1 files", .english),
            ("1 pedidos", .spanish), ("1 meses", .spanish), ("1 fitxategi daude", .basque),
            ("Optional(3)", .basque), ("failed: .notFound(path: \"x\")", .english),
            ("Money(cents: 3)", .spanish), ("till: Error: Unknown option", .english),
            ("The name is too long.", .english), ("es demasiado largo", .spanish), ("luzeegia da", .basque),
        ] as [(String, Language)]
    )
    func `each form is found`(_ text: String, _ language: Language) throws {
        #expect(try Blemishes.found(in: text, language).count == 1)
    }

    @Test func `an option that a page lists twice is found`() {
        let page = "OPTIONS:\n  -h, --help              Show help.\n  -h, --hour <n>\n"
        #expect(Blemishes.doubledOptions(in: page) == ["-h"])
    }
}
