import ArgumentParser
import McOrderText
import Testing

@testable import TillProgram

/// Reads every help page of `till`.
@Suite struct HelpWalkTests {
    private static func commands(of root: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        [root] + root.configuration.subcommands.flatMap { commands(of: $0) }
    }

    @Test func `no help page has an option twice, or a value of the program's language`() throws {
        for command in Self.commands(of: Till.self) {
            let page = Till.helpMessage(for: command)
            let options = page.split(separator: "\n").compactMap { line in
                line.hasPrefix("  -") ? line.split(separator: " ").first.map(String.init) : nil
            }
            #expect(Set(options).count == options.count, "\(page)")
            for shape in ["Optional(", "CompletionKind", "nil"] {
                #expect(!page.split { $0.isWhitespace }.contains { $0.hasPrefix(shape) }, "\(page)")
            }
        }
    }

    @Test func `a shell asks the program for orders, restaurants, products and devices`() {
        for shell in CompletionShell.allCases {
            let script = Till.completionScript(for: shell)
            for (command, argument) in [
                ("show", "which"), ("list", "restaurant"), ("add", "product"), ("sold-out", "product"),
            ] {
                let calls = script.split(separator: "\n").filter { $0.contains("---completion \(command) ") }
                #expect(!calls.isEmpty, "\(shell.rawValue): \(command) \(argument)")
            }
        }
    }
}
