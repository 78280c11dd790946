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

    func action(on order: QueuedOrder, in counter: Counter) async throws -> OrderAction {
        let line = try order.line(
            line,
            allowsBeginning: Terminal.isInteractive,
            names: await choice.common.names(of: counter),
            pick: choice.common.pick
        )
        return .edit(.strike(line), reason: reason)
    }
}

/// `till add WHICH PRODUCT`.
struct AddCommand: ChangeCommand {
    static let configuration = CommandConfiguration("add", TillHelpText.add)

    @OptionGroup var choice: OrderChoice

    @Argument(
        help: ArgumentHelp(TillHelpText.productHelp, value: PlaceholderText.product),
        completion: Completion.products
    )
    var product: String

    func action(on order: QueuedOrder, in counter: Counter) async throws -> OrderAction {
        let catalogue = try await counter.catalogue()
        let line = try AddedLine.find(
            product,
            in: catalogue,
            at: catalogue.restaurant(order.restaurantID),
            service: order.details.service?.id,
            allowsBeginning: Terminal.isInteractive,
            pick: choice.common.pick
        )
        return .edit(line.edit)
    }
}

/// `till service WHICH ID [--yes]`: changes how the order is handed over, and with it what depends on that.
struct ServiceCommand: ChangeCommand {
    static let configuration = CommandConfiguration("service", TillHelpText.service)

    @OptionGroup var choice: OrderChoice

    @Argument(
        help: ArgumentHelp(TillHelpText.serviceHelp, value: PlaceholderText.service),
        completion: Completion.services
    )
    var service: String

    @Flag(help: ArgumentHelp(TillHelpText.serviceYesHelp))
    var yes = false

    func agrees(to question: Sentence) -> Bool {
        if yes { return true }
        guard Terminal.canAsk, !choice.common.json else { return false }
        return Terminal.confirm(question[Terminal.language], needsWord: true)
    }

    func action(on order: QueuedOrder, in counter: Counter) async throws -> OrderAction {
        .edit(.service(try await counter.service(service, for: order)))
    }
}

/// `till promise WHICH WHEN`: tells the customer when the order will be ready.
struct PromiseCommand: ChangeCommand {
    static let configuration = CommandConfiguration("promise", TillHelpText.promise)

    @OptionGroup var choice: OrderChoice

    @Argument(help: ArgumentHelp(TillHelpText.promiseHelp, value: PlaceholderText.when))
    var when: String

    func action(on order: QueuedOrder, in counter: Counter) async throws -> OrderAction {
        .edit(.promise(try await counter.promise(try .moment(when), for: order)))
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
