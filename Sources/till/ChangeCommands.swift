import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// What the commands share that change one order, from the state that they saw.
struct ChangeOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OrderChoice

    /// Finds the order, has `body` change it, and shows how it stands then.
    func change(_ body: (OrderQueue, QueuedOrder, _ by: String, Timestamp) throws -> Void) throws {
        try change({ _, _ in }, { queue, order, _, by, now in try body(queue, order, by, now) })
    }

    /// The same, where something else has to be read first, from the same view.
    func change<Known>(
        _ read: (QueueView, QueuedOrder) throws -> Known,
        _ body: (OrderQueue, QueuedOrder, Known, _ by: String, Timestamp) throws -> Void
    ) throws {
        let view = try common.openView()
        let order = try choice.find(in: view, common)
        let known = try read(view, order)
        let by = try common.holder
        try common.change { try body($0, order, known, by, CommonOptions.now()) }
        guard let changed = try view.order(id: order.id) else { throw QueueError.noSuchOrder(id: order.id) }
        try common.write(changed, view)
    }

    /// Changes what is ordered, by what `edit` makes of the order as it was seen.
    func edit(reason: String? = nil, _ edit: (QueueView, QueuedOrder) throws -> OrderEdit) throws {
        try change(edit) { queue, order, edit, by, now in
            try queue.edit(order, edit, by: by, reason: reason, at: now)
        }
    }

    /// Takes the order to a state.
    func advance(to state: OrderState) throws {
        try change { queue, order, by, now in
            try queue.advance(order, to: state, by: by, at: now)
        }
    }
}

/// `till arrived WHICH`: the customer is here.
struct ArrivedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "arrived",
        abstract: TillText.arrived[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() throws {
        try options.change { queue, order, by, now in
            if try !queue.markArrived(order, by: by, at: now) {
                Terminal.tell(TillText.already(arrived: order.code)[Terminal.language])
            }
        }
    }
}

/// `till prepare WHICH`.
struct PrepareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare",
        abstract: TillText.prepare[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() throws {
        try options.advance(to: .preparing)
    }
}

/// `till ready WHICH`.
struct ReadyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ready",
        abstract: TillText.ready[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() throws {
        try options.advance(to: .ready)
    }
}

/// `till collect WHICH`.
struct CollectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collect",
        abstract: TillText.collect[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() throws {
        try options.advance(to: .collected)
    }
}

/// `till recall WHICH`: one step back.
struct RecallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recall",
        abstract: TillText.recall[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() throws {
        try options.change { queue, order, by, now in
            try queue.recall(order, by: by, at: now)
        }
    }
}

/// `till cancel WHICH --reason TEXT`.
struct CancelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel",
        abstract: TillText.cancel[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    @Option(help: ArgumentHelp(TillText.reasonHelp[Terminal.language], valueName: "text"))
    var reason: String

    func run() throws {
        let reason = try CommonOptions.text(reason, for: "--reason")
        try options.change { queue, order, by, now in
            try queue.advance(order, to: .cancelled, by: by, reason: reason, at: now)
        }
    }
}

/// `till no-show WHICH [--blacklist]`.
struct NoShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "no-show",
        abstract: TillText.noShow[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    @Flag(help: ArgumentHelp(TillText.blacklistFlagHelp[Terminal.language]))
    var blacklist = false

    func run() throws {
        guard blacklist else { return try options.advance(to: .noShow) }
        try options.change { queue, order, by, now in
            let collected = try queue.banish(order, by: by, at: now)
            if let device = DeviceKey(order.udid) {
                Terminal.tell(TillText.blacklisted(device)[Terminal.language])
            }
            Terminal.tell(TillText.unsigned(collected: collected)[Terminal.language])
        }
    }
}
