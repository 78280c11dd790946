import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// A command that changes one order.
protocol ChangeCommand: AsyncParsableCommand {
    var choice: OrderChoice { get }

    /// Checks the texts among the arguments, before the queue is read.
    func check() throws

    /// The change, which can depend on the order.
    func action(on order: QueuedOrder, in counter: Counter) async throws -> OrderAction

    /// Whether the order may cost more than before.
    func agrees(to question: Sentence) -> Bool
}

extension ChangeCommand {
    func check() {}

    func agrees(to question: Sentence) -> Bool { false }

    /// Finds the order, changes it unless it has changed since, and prints the result.
    func run() async throws {
        try check()
        let common = choice.common
        let counter = common.counter
        let order = try await choice.find(in: counter)
        let action = CounterAction.order(order.id, try await action(on: order, in: counter))
        let change: CounterChange
        do {
            change = try await counter.perform(action, expecting: order.revision, as: common.member)
        } catch let error as CounterError {
            guard case .costsMore(let code, let before, let after, let currency) = error,
                agrees(to: TillErrorText.chargeMore(code, from: before, to: after, currency: currency))
            else { throw error }
            change = try await counter.perform(
                action,
                expecting: order.revision,
                agreed: after,
                as: common.member
            )
        }
        guard case .order(let changed, let outcome) = change else { return }
        switch outcome {
        case .alreadyHere: Terminal.report(TillText.already(arrived: changed.code))
        case .blacklisted(let collected):
            let device = DeviceKey(changed.udid)
            if let device { Terminal.report(TillText.blacklisted(device)) }
            if device?.isKeyed != true { Terminal.report(TillText.unsigned(collected: collected)) }
        default: break
        }
        try await common.write(changed, of: counter)
    }
}

/// `till arrived WHICH`: notes that the customer is here.
struct ArrivedCommand: ChangeCommand {
    static let configuration = CommandConfiguration("arrived", TillHelpText.arrived)

    @OptionGroup var choice: OrderChoice

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction { .arrive }
}

/// `till prepare WHICH`.
struct PrepareCommand: ChangeCommand {
    static let configuration = CommandConfiguration("prepare", TillHelpText.prepare)

    @OptionGroup var choice: OrderChoice

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction { .advance(to: .preparing) }
}

/// `till ready WHICH`.
struct ReadyCommand: ChangeCommand {
    static let configuration = CommandConfiguration("ready", TillHelpText.ready)

    @OptionGroup var choice: OrderChoice

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction { .advance(to: .ready) }
}

/// `till collect WHICH [--paid cash|card|other]`.
struct CollectCommand: ChangeCommand {
    static let configuration = CommandConfiguration("collect", TillHelpText.collect)

    @OptionGroup var choice: OrderChoice

    @Option(
        help: ArgumentHelp(TillHelpText.paidHelp, value: "cash|card|other"),
        completion: Completion.payments
    )
    var paid: Payment?

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction {
        .advance(to: .collected, payment: paid)
    }
}

/// `till pay WHICH --paid cash|card|other`: records a payment without moving the order.
struct PayCommand: ChangeCommand {
    static let configuration = CommandConfiguration("pay", TillHelpText.pay)

    @OptionGroup var choice: OrderChoice

    @Option(
        help: ArgumentHelp(TillHelpText.paidHelp, value: "cash|card|other"),
        completion: Completion.payments
    )
    var paid: Payment

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction { .pay(paid) }
}

/// `till recall WHICH`: undoes the last change.
struct RecallCommand: ChangeCommand {
    static let configuration = CommandConfiguration("recall", TillHelpText.recall)

    @OptionGroup var choice: OrderChoice

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction { .recall }
}

/// `till cancel WHICH --reason TEXT`.
struct CancelCommand: ChangeCommand {
    static let configuration = CommandConfiguration("cancel", TillHelpText.cancel)

    @OptionGroup var choice: OrderChoice

    @Option(help: ArgumentHelp(TillHelpText.reasonHelp, value: PlaceholderText.words))
    var reason: String

    func check() throws { try CommonOptions.check(reason, for: "--reason") }

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction {
        .advance(to: .cancelled, reason: reason)
    }
}

/// `till no-show WHICH [--blacklist]`.
struct NoShowCommand: ChangeCommand {
    static let configuration = CommandConfiguration("no-show", TillHelpText.noShow)

    @OptionGroup var choice: OrderChoice

    @Flag(help: ArgumentHelp(TillHelpText.blacklistFlagHelp))
    var blacklist = false

    func action(on order: QueuedOrder, in counter: Counter) -> OrderAction {
        blacklist ? .blacklistNoShow : .advance(to: .noShow)
    }
}

extension Payment: ExpressibleByArgument {}
