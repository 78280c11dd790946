import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till strike WHICH LINE --reason TEXT`.
struct StrikeCommand: ChangeCommand {
    static let configuration = CommandConfiguration("strike", TillHelpText.strike)

    @OptionGroup var choice: OrderChoice

    @Argument(help: ArgumentHelp(TillHelpText.lineHelp, value: PlaceholderText.line))
    var line: String

    @Option(help: ArgumentHelp(TillHelpText.reasonHelp, value: PlaceholderText.words))
    var reason: String

    func check() throws { try CommonOptions.check(reason, for: "--reason") }

    func action(on order: QueuedOrder, in counter: Counter) throws -> OrderAction {
        let pick = choice.common.pick
        let line = try order.line(line, allowsBeginning: Terminal.isInteractive, pick: pick)
        return .edit(.strike(line), reason: reason)
    }
}

/// `till add WHICH PRODUCT`.
struct AddCommand: ChangeCommand {
    static let configuration = CommandConfiguration("add", TillHelpText.add)

    @OptionGroup var choice: OrderChoice

    @Argument(help: ArgumentHelp(TillHelpText.productHelp, value: PlaceholderText.product))
    var product: String

    func action(on order: QueuedOrder, in counter: Counter) async throws -> OrderAction {
        let catalogue = try await counter.catalogue()
        let line = try AddedLine.find(
            product,
            in: catalogue,
            at: catalogue.restaurant(order.restaurantID),
            allowsBeginning: Terminal.isInteractive,
            pick: choice.common.pick
        )
        return .edit(line.edit)
    }
}

/// `till service WHICH ID`: changes how the order is handed over, and so its tax; the prices stay the same.
struct ServiceCommand: ChangeCommand {
    static let configuration = CommandConfiguration("service", TillHelpText.service)

    @OptionGroup var choice: OrderChoice

    @Argument(help: ArgumentHelp(TillHelpText.serviceHelp, value: PlaceholderText.service))
    var service: String

    func action(on order: QueuedOrder, in counter: Counter) async throws -> OrderAction {
        .edit(.service(try await counter.service(service, for: order)))
    }
}

/// `till comment WHICH TEXT`: sets the staff's comment, which is separate from the customer's.
struct NoteCommand: ChangeCommand {
    static let configuration = CommandConfiguration("comment", TillHelpText.note)

    @OptionGroup var choice: OrderChoice

    @Argument(help: ArgumentHelp(TillHelpText.noteHelp, value: PlaceholderText.words))
    var text: String

    func check() throws {
        if !text.isEmpty { try CommonOptions.check(text, for: "TEXT") }
    }

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction { .edit(.comment(text)) }
}
