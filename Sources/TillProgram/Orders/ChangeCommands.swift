import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The options and the procedure that all commands for changing one order share.
struct ChangeOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OrderChoice

    /// Finds the order, changes it unless it has changed since, and prints the result.
    func perform(_ action: OrderAction) async throws {
        try await perform { _, _ in action }
    }

    /// Finds the order and changes it in the same way, with an action that depends on the order.
    func perform(_ action: (Counter, QueuedOrder) async throws -> OrderAction) async throws {
        let counter = common.counter
        let order = try await choice.find(in: counter, common)
        let change = try await counter.perform(
            .order(order.id, try await action(counter, order)),
            expecting: order.revision,
            as: common.member
        )
        guard case .order(let changed, let outcome) = change else { return }
        switch outcome {
        case .alreadyHere: Terminal.report(TillText.already(arrived: changed.code)[Terminal.language])
        case .blacklisted(let collected):
            if let device = DeviceKey(changed.udid) {
                Terminal.report(TillText.blacklisted(device)[Terminal.language])
            }
            Terminal.report(TillText.unsigned(collected: collected)[Terminal.language])
        default: break
        }
        try await common.write(changed, of: counter)
    }
}

/// `till arrived WHICH`: notes that the customer is here.
struct ArrivedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("arrived", TillHelpText.arrived)

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.perform(.arrive)
    }
}

/// `till prepare WHICH`.
struct PrepareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("prepare", TillHelpText.prepare)

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.perform(.advance(to: .preparing))
    }
}

/// `till ready WHICH`.
struct ReadyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("ready", TillHelpText.ready)

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.perform(.advance(to: .ready))
    }
}

/// `till collect WHICH [--paid cash|card|other]`.
struct CollectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("collect", TillHelpText.collect)

    @OptionGroup var options: ChangeOptions

    @Option(help: ArgumentHelp(TillHelpText.paidHelp, value: "cash|card|other"))
    var paid: Payment?

    func run() async throws {
        try await options.perform(.advance(to: .collected, payment: paid))
    }
}

/// `till recall WHICH`: undoes the last change.
struct RecallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("recall", TillHelpText.recall)

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.perform(.recall)
    }
}

/// `till cancel WHICH --reason TEXT`.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("cancel", TillHelpText.cancel)

    @OptionGroup var options: ChangeOptions

    @Option(help: ArgumentHelp(TillHelpText.reasonHelp, value: PlaceholderText.words))
    var reason: String

    func run() async throws {
        let reason = try CommonOptions.text(reason, for: "--reason")
        try await options.perform(.advance(to: .cancelled, reason: reason))
    }
}

/// `till no-show WHICH [--blacklist]`.
struct NoShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("no-show", TillHelpText.noShow)

    @OptionGroup var options: ChangeOptions

    @Flag(help: ArgumentHelp(TillHelpText.blacklistFlagHelp))
    var blacklist = false

    func run() async throws {
        try await options.perform(blacklist ? .blacklistNoShow : .advance(to: .noShow))
    }
}

extension Payment: ExpressibleByArgument {}
