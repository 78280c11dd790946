import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderQueue

/// `till events`: every change of every order, for whoever attaches to the queue.
struct EventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events",
        abstract: TillText.events[Terminal.language],
        discussion: TillText.eventsExamples[Terminal.language]
    )

    /// How many events are read at a time.
    private static let page = 500

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(TillText.followHelp[Terminal.language]))
    var follow = false

    @Option(help: ArgumentHelp(TillText.sinceHelp[Terminal.language], valueName: "when"))
    var since: String?

    @Option(help: ArgumentHelp(TillText.afterHelp[Terminal.language], valueName: "number"))
    var after: Int64?

    func run() async throws {
        let (counter, view) = (common.counter, try await common.openView())
        let restaurant = try await common.restaurant(of: counter)?.id
        // Watching begins before the first look, so that nothing falls between the two.
        let watcher = follow ? QueueWatcher(view) : nil
        let since = try await start(of: counter)
        var last = after ?? 0
        if after == nil, follow, self.since == nil { last = try await view.lastEvent() }
        try await writeAll(of: view, after: &last, since: since, at: restaurant)
        guard let watcher else { return }
        for await _ in watcher.changes() {
            try await writeAll(of: view, after: &last, since: since, at: restaurant)
        }
    }

    /// Without `--since` the list begins with today; a number is a beginning.
    private func start(of counter: Counter) async throws -> Timestamp? {
        if let since { return try await common.instant(since, of: counter) }
        return after != nil || follow ? nil : try await common.instant("today", of: counter)
    }

    private func writeAll(
        of view: QueueView,
        after last: inout Int64,
        since: Timestamp?,
        at restaurant: RestaurantID?
    ) async throws {
        while true {
            let events = try await view.events(after: last, since: since, at: restaurant, atMost: Self.page)
            for event in events { try Terminal.writeLine(common.json ? event.json : event.line) }
            guard let newest = events.last else { return }
            last = newest.id
        }
    }
}

extension OrderEvent {
    /// The event as `--json` prints it.
    fileprivate var json: String {
        JSONWriter.line(
            .object([
                JSONValue.Member("event", .integer(id)),
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

    /// The event as one line of columns that tabs separate, none of which is ever translated. The order's id
    /// is the last, behind those that were there before it.
    fileprivate var line: String {
        [
            String(id), at.description, change.rawValue, code, to.rawValue, by, restaurant, detail ?? "",
            reason ?? "", String(orderID),
        ].map(HarmlessText.clean).joined(separator: "\t")
    }
}
