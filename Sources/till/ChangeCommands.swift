import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// What the commands share that change one order, from the state that they saw.
struct ChangeOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OrderChoice

    /// Finds the order, has `body` change it, and shows how it stands then.
    func change(_ body: (OrderQueue, QueuedOrder, _ by: String, Timestamp) async throws -> Void) async throws
    {
        try await change({ _, _ in }, { queue, order, _, by, now in try await body(queue, order, by, now) })
    }

    /// The same, where something else has to be read first, from the same view.
    func change<Known>(
        _ read: (QueueView, QueuedOrder) async throws -> Known,
        _ body: (OrderQueue, QueuedOrder, Known, _ by: String, Timestamp) async throws -> Void
    ) async throws {
        let view = try await common.openView()
        let order = try await choice.find(in: view, common)
        let known = try await read(view, order)
        let by = try common.holder
        try await common.change { try await body($0, order, known, by, CommonOptions.now()) }
        guard let changed = try await view.order(id: order.id) else {
            throw QueueError.noSuchOrder(id: order.id)
        }
        try await common.write(changed, view)
    }

    /// Changes what is ordered, by what `edit` makes of the order as it was seen.
    func edit(reason: String? = nil, _ edit: (QueueView, QueuedOrder) async throws -> OrderEdit) async throws
    {
        try await change(edit) { queue, order, edit, by, now in
            try await queue.edit(order, edit, by: by, reason: reason, at: now)
        }
    }

    /// Takes the order to a state.
    func advance(to state: OrderState) async throws {
        try await change { queue, order, by, now in
            try await queue.advance(order, to: state, by: by, at: now)
        }
    }
}

/// `till arrived WHICH`: the customer is here.
struct ArrivedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "arrived",
        abstract: TillText.arrived[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.change { queue, order, by, now in
            if try await !queue.markArrived(order, by: by, at: now) {
                Terminal.tell(TillText.already(arrived: order.code)[Terminal.language])
            }
        }
    }
}

/// `till prepare WHICH`.
struct PrepareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare",
        abstract: TillText.prepare[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.advance(to: .preparing)
    }
}

/// `till ready WHICH`.
struct ReadyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ready",
        abstract: TillText.ready[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.advance(to: .ready)
    }
}

/// `till collect WHICH`.
struct CollectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collect",
        abstract: TillText.collect[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.advance(to: .collected)
    }
}

/// `till recall WHICH`: one step back.
struct RecallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recall",
        abstract: TillText.recall[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    func run() async throws {
        try await options.change { queue, order, by, now in
            try await queue.recall(order, by: by, at: now)
        }
    }
}

/// `till cancel WHICH --reason TEXT`.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel",
        abstract: TillText.cancel[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    @Option(help: ArgumentHelp(TillText.reasonHelp[Terminal.language], valueName: "text"))
    var reason: String

    func run() async throws {
        let reason = try CommonOptions.text(reason, for: "--reason")
        try await options.change { queue, order, by, now in
            try await queue.advance(order, to: .cancelled, by: by, reason: reason, at: now)
        }
    }
}

/// `till no-show WHICH [--blacklist]`.
struct NoShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "no-show",
        abstract: TillText.noShow[Terminal.language]
    )

    @OptionGroup var options: ChangeOptions

    @Flag(help: ArgumentHelp(TillText.blacklistFlagHelp[Terminal.language]))
    var blacklist = false

    func run() async throws {
        guard blacklist else { return try await options.advance(to: .noShow) }
        try await options.change { queue, order, by, now in
            let collected = try await queue.banish(order, by: by, at: now)
            if let device = DeviceKey(order.udid) {
                Terminal.tell(TillText.blacklisted(device)[Terminal.language])
            }
            Terminal.tell(TillText.unsigned(collected: collected)[Terminal.language])
        }
    }
}
