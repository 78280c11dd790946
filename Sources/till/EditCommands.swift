import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till strike WHICH LINE --reason TEXT`.
struct StrikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strike",
        abstract: TillText.strike[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    @Argument(help: ArgumentHelp(TillText.lineHelp[Terminal.language], valueName: "line"))
    var line: String

    @Option(help: ArgumentHelp(TillText.reasonHelp[Terminal.language], valueName: "text"))
    var reason: String

    func run() async throws {
        let reason = try CommonOptions.text(reason, for: "--reason")
        try await options.edit(reason: reason) { _, order in .strike(try find(in: order)) }
    }

    /// The line that is meant by its number in `till show`, or by its name.
    private func find(in order: QueuedOrder) throws -> QueuedOrder.Line {
        let lines = order.countedLines.map(\.line)
        if let number = Int(line) {
            guard lines.indices.contains(number - 1) else { throw QueueError.noSuchLine(line) }
            return lines[number - 1]
        }
        let match = WordMatch<QueuedOrder.Line>.find(
            line,
            among: lines,
            id: \.name,
            name: \.name,
            allowsBeginning: Terminal.isInteractive
        )
        switch match {
        case .one(let line): return line
        case .several(let all):
            let choice = NumberedChoice(line, among: all.map(\.name))
            if let index = options.common.pick(choice) { return all[index] }
            let names = Sentence(quoting: all.map(\.name))
            throw CommandFailure(
                .invalid,
                es:
                    "línea \(HarmlessText.quoted(line)): ¿cuál de \(names.spanish)? Di su número en till show",
                en:
                    "line \(HarmlessText.quoted(line, .english)): which of \(names.english)? Give its number in till show"
            )
        case .none: throw QueueError.noSuchLine(line)
        }
    }
}

/// `till add WHICH PRODUCT`.
struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: TillText.add[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    @Argument(help: ArgumentHelp(TillText.productHelp[Terminal.language], valueName: "product"))
    var product: String

    func run() async throws {
        try await options.edit { view, order in
            let catalogue = try await options.common.catalogue(in: view)
            return try AddedLine.find(
                product,
                in: catalogue,
                at: catalogue.restaurant(order.restaurantID),
                allowsBeginning: Terminal.isInteractive,
                pick: options.common.pick
            ).edit
        }
    }
}

/// `till comment WHICH TEXT`: the counter's own words beside the customer's.
struct NoteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comment",
        abstract: TillText.note[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    @Argument(help: ArgumentHelp(TillText.noteHelp[Terminal.language], valueName: "text"))
    var text: String

    func run() async throws {
        let words = text.isEmpty ? "" : try CommonOptions.text(text, for: "TEXT")
        try await options.edit { _, _ in .comment(words) }
    }
}
