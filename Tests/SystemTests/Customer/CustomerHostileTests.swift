import Foundation
import McOrderModel
import Testing

/// Hostile arguments: `mcorder` refuses them with a clear message, or writes a harmless file with them.
@Suite struct CustomerHostileTests {
    private static let words = [
        String(repeating: "x", count: 120_000), String(repeating: "👨‍👩‍👧", count: 6000),
        "a" + String(repeating: "\u{301}", count: 50_000), "\u{1B}[31mrojo\u{1B}[0m", "\u{1B}]0;title\u{7}",
        "\u{9B}31m", "line\nbreak", "tab\tbed", "\r", "\u{7F}", "👩‍🚀🇪🇸", "\u{202E}לחם\u{202C}", "\u{200B}",
        "\u{FEFF}x",
        "../../x", "/etc/passwd", ".x", "..", ".", "(G) ", "(G) BigMac", " + ", "a + b + c", "", " ", "-",
        "--",
        "--lang", "%s%n%x", "'; DROP TABLE orders; --", "\"", "\\", "$(reboot)", "`id`", "\u{2028}",
        "NUL.json",
    ]

    /// The entries next to the drop folder, which must not change.
    private func surroundings(_ programs: Programs) throws -> [String] {
        let manager = FileManager.default
        return try ["", "/cloud", "/state", "/home"].flatMap { part in
            try manager.contentsOfDirectory(atPath: programs.folder + part).map { "\(part)/\($0)" }
        }
        .sorted()
    }

    private func check(_ outcome: Programs.Outcome, _ word: String, _ allowed: Set<Int32>) {
        #expect(allowed.contains(outcome.status), "\(word.prefix(40)): \(outcome.status)")
        #expect(outcome.isHarmless, "\(word.prefix(40)): \(outcome.output) \(outcome.error)")
        #expect(outcome.status == 0 || !outcome.error.isEmpty)
        // The message must not repeat the word many times; only the parser quotes it completely.
        #expect(outcome.status != 65 || outcome.error.utf8.count < 10_000)
    }

    @Test func `hostile text as a product, category, allergen, restaurant or order is unknown`() async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let ticket = try await programs.customerJSON("ticket")
            let before = try surroundings(programs)
            for word in Self.words {
                check(try await programs.customer("add", word), word, [64, 65])
                check(try await programs.customer("menu", word, "Agua", "Deluxe"), word, [64, 65])
                // `--` alone names no category, so all categories are listed.
                check(try await programs.customer("products", word), word, word == "--" ? [0] : [64, 65])
                check(try await programs.customer("products", "--search", word), word, [0])
                check(try await programs.customer("products", "--without", word), word, [64, 65])
                // A text is searched in the names and addresses of the restaurants.
                check(try await programs.customer("restaurants", "--near", word), word, [0, 65])
                check(try await programs.customer("favourite", word), word, [0, 64, 65])
                check(try await programs.customer("send", "-r", word), word, [64, 65])
                check(try await programs.customer("status", word), word, [64, 66])
                check(try await programs.customer("join", word), word, [64, 65, 69, 74])
                check(try await programs.customer(word), word, [64])
            }
            #expect(try await programs.customerJSON("ticket") == ticket)
            #expect(try await programs.customerJSON("favourite") == .null)
            #expect(try programs.waiting().isEmpty)
            #expect(try surroundings(programs) == before)
        }
    }

    @Test func `hostile text as a comment is refused, or is in a file of the drop folder`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let before = try surroundings(programs)
            var sent = 0
            for word in Self.words {
                let outcome = try await programs.customer("send", "-r", "garbera", "--again", "-m", word)
                check(outcome, word, [0, 65])
                guard outcome.status == 0 else { continue }
                sent += 1
                let comment = try programs.sentOrders().last?.comment
                #expect(comment.map { $0.unicodeScalars.elementsEqual(word.unicodeScalars) } == true)
                try await programs.fill("Agua")
            }
            #expect(sent > 15)
            #expect(try programs.sentOrders().map(\.number.value) == Array(1...sent))
            #expect(try surroundings(programs) == before)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.allOrders().count == sent)
        }
    }

    @Test func `hostile text as a device's name is refused, or results in a harmless file name`() async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let before = try surroundings(programs)
            var sent = 0
            for word in Self.words {
                let named = try await programs.customer("device", "--name", word)
                check(named, word, [0, 65])
                guard named.status == 0 else { continue }
                let outcome = try await programs.customer("send", "-r", "garbera", "--again")
                check(outcome, word, [0])
                sent += 1
                #expect(try programs.sentOrders().last?.deviceName == word)
                try await programs.fill("Agua")
            }
            #expect(sent > 12)
            let names = try programs.waiting()
            #expect(names.count == sent)
            for name in names {
                #expect(name.hasSuffix(".json") && !name.hasPrefix(".") && name.utf8.count <= 200)
                #expect(!name.unicodeScalars.contains { $0.properties.generalCategory == .control })
                #expect(!name.contains { "\\/:*?\"<>|".contains($0) })
            }
            #expect(try surroundings(programs) == before)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.allOrders().count == sent)
        }
    }

    @Test func `a catalogue with hostile text is shown without harm`() async throws {
        try await Programs.withSandbox { programs in
            let catalogue = "\(programs.folder)/evil"
            try FileManager.default.copyItem(atPath: Programs.catalogue, toPath: catalogue)
            let file = URL(filePath: "\(catalogue)/products.json")
            let products = try String(contentsOf: file, encoding: .utf8)
            // Characters that the catalogue's reader allows, and that no screen may show.
            try Data(
                products.replacing("\"Agua\"", with: "\"Ag\u{202E}ua\u{2066}\"")
                    .replacing("\"Espresso\"", with: "\"Esp\u{200B}res\u{FEFF}so\"").utf8
            ).write(to: file)
            let variables = ["MCORDER_CATALOG": catalogue]
            for arguments in [["products"], ["add", "agua"], ["add", "espresso"], ["ticket"]] {
                let outcome = try await programs.customer(arguments, adding: variables)
                #expect(outcome.status == 0, "\(outcome.error)")
                let scalars = (outcome.output + outcome.error).unicodeScalars
                #expect(!scalars.contains { [0x202E, 0x2066, 0x200B, 0xFEFF].contains($0.value) })
            }
        }
    }
}
