import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till strike WHICH LINE --reason TEXT`.
struct StrikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("strike", TillHelpText.strike)

    @OptionGroup var options: ChangeOptions

    @Argument(help: ArgumentHelp(TillHelpText.lineHelp, value: PlaceholderText.line))
    var line: String

    @Option(help: ArgumentHelp(TillHelpText.reasonHelp, value: PlaceholderText.words))
    var reason: String

    func run() async throws {
        let reason = try CommonOptions.text(reason, for: "--reason")
        try await options.perform { _, order in
            let line = try order.line(
                line,
                allowsBeginning: Terminal.isInteractive,
                pick: options.common.pick
            )
            return .edit(.strike(line), reason: reason)
        }
    }
}

/// `till add WHICH PRODUCT`.
struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("add", TillHelpText.add)

    @OptionGroup var options: ChangeOptions

    @Argument(help: ArgumentHelp(TillHelpText.productHelp, value: PlaceholderText.product))
    var product: String

    func run() async throws {
        try await options.perform { counter, order in
            let catalogue = try await counter.catalogue()
            let line = try AddedLine.find(
                product,
                in: catalogue,
                at: catalogue.restaurant(order.restaurantID),
                allowsBeginning: Terminal.isInteractive,
                pick: options.common.pick
            )
            return .edit(line.edit)
        }
    }
}

/// `till service WHICH ID`: changes how the order is handed over, and so its tax; the prices stay the same.
struct ServiceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("service", TillHelpText.service)

    @OptionGroup var options: ChangeOptions

    @Argument(help: ArgumentHelp(TillHelpText.serviceHelp, value: PlaceholderText.service))
    var service: String

    func run() async throws {
        try await options.perform { counter, order in
            .edit(.service(try await counter.service(service, for: order)))
        }
    }
}

/// `till comment WHICH TEXT`: sets the staff's comment, which is separate from the customer's.
struct NoteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("comment", TillHelpText.note)

    @OptionGroup var options: ChangeOptions

    @Argument(help: ArgumentHelp(TillHelpText.noteHelp, value: PlaceholderText.words))
    var text: String

    func run() async throws {
        let words = text.isEmpty ? "" : try CommonOptions.text(text, for: "TEXT")
        try await options.perform(.edit(.comment(words)))
    }
}
