import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till events`: every change of every order, for programs that follow the queue.
struct EventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "events",
        TillHelpText.events,
        discussion: TillHelpText.eventsExamples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(TillHelpText.followHelp))
    var follow = false

    @Option(help: ArgumentHelp(TillHelpText.sinceHelp, value: PlaceholderText.when))
    var since: String?

    @Option(help: ArgumentHelp(TillHelpText.afterHelp, value: PlaceholderText.number))
    var after: EventCursor?

    func run() async throws {
        let counter = common.counter
        let restaurant = try await common.restaurant(of: counter)
        // Watching begins before the first read, so that no change between the two is missed.
        let changes = follow ? try await counter.changes() : nil
        let since = try await start(of: counter)
        var last = after
        if after == nil, follow, self.since == nil { last = try await counter.lastCursor() }
        func writeNewEvents() async throws {
            last = try await counter.events(
                after: last,
                since: since,
                of: restaurant,
                noteSnapshot: { Terminal.report(TillText.otherHistory) }
            ) { event, cursor in
                try Terminal.writeLine(common.json ? event.json(at: cursor) : event.line(at: cursor))
            }
        }
        try await writeNewEvents()
        guard let changes else { return }
        for await _ in changes { try await writeNewEvents() }
    }

    /// Without `--since` the list begins with today; `--after` and `--follow` have their own beginning.
    private func start(of counter: Counter) async throws -> Timestamp? {
        if let since { return try await common.instant(since, of: counter) }
        return after != nil || follow ? nil : try await common.instant("today", of: counter)
    }
}

extension EventCursor: ExpressibleByArgument {}

extension OrderEvent {
    /// The event as `--json` prints it.
    fileprivate func json(at cursor: EventCursor) -> String {
        // On one machine the cursor is a number, as it was before queues could be on a server.
        let place = cursor.history.isEmpty ? JSONValue.integer(id) : .string(cursor.description)
        return JSONWriter.line(
            .object([
                JSONValue.Member("event", place),
                JSONValue.Member("at", .string(at.description)),
                JSONValue.Member("change", .string(change.rawValue)),
                JSONValue.Member("id", .integer(orderID)),
                JSONValue.Member("code", .string(code)),
                JSONValue.Member("number", .string(String(number))),
                JSONValue.Member("restaurant", .string(restaurant)),
                JSONValue.Member("from", .optional(from?.rawValue)),
                JSONValue.Member("to", .string(to.rawValue)),
                JSONValue.Member("by", .string(by)),
                JSONValue.Member("reason", .optional(reason)),
                JSONValue.Member("detail", .optional(detail)),
            ])
        )
    }

    /// The event as one line of columns with tabs between, none of them translated. The order's id was added
    /// later and comes last, so that the older columns keep their places.
    fileprivate func line(at cursor: EventCursor) -> String {
        [
            cursor.description, at.description, change.rawValue, code, to.rawValue, by, restaurant,
            detail ?? "",
            reason ?? "", String(orderID),
        ].map(HarmlessText.clean).joined(separator: "\t")
    }
}
