import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// `till stats`: what was sold, and how fast.
struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "stats",
        TillHelpText.stats,
        discussion: """
            till stats
            till stats --since yesterday --until yesterday
            till stats --since 7d
            till stats --since 2026-11-01 --until 2026-11-20
            """
    )

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp(TillHelpText.sinceHelp, value: PlaceholderText.when))
    var since = "today"

    @Option(help: ArgumentHelp(TillHelpText.untilHelp, value: PlaceholderText.when))
    var until: String?

    func run() async throws {
        let counter = common.counter
        let restaurant = try await common.restaurant(of: counter)
        let days = try await common.days(of: restaurant, counter)
        let span = try WhenText.period(since: since, until: until, now: counter.now(), days: days)
        let (start, end, zone) = (span.lowerBound, span.upperBound, days?.zone)
        let statistics = try await counter.statistics(of: restaurant, since: start, until: end, zone: zone)
        if common.json { return try Terminal.write(statistics.json(since: start, until: end)) }
        let price = try await common.price(of: counter)
        let place = restaurant?.name ?? ScreenText.allRestaurants[Terminal.language]
        let period = [start, min(end, counter.now())].map { Terminal.language.moment($0, in: zone) }
            .joined(separator: " – ")
        let zoneName = zone?.identifier ?? "UTC"
        try Terminal.writeLine("\(HarmlessText.clean(place)) · \(period) · \(zoneName)\n")
        try Terminal.write(statistics.text(price, Terminal.language))
        try Terminal.writeLine("\n\(TillStatsText.notTheClose[Terminal.language])")
    }
}

extension CommonOptions {
    /// How lists show instants: for a person by the restaurant's clocks, or those of the first one; for a
    /// script in UTC, ISO 8601.
    func moments(of counter: Counter) async throws -> (Timestamp) -> String {
        guard Terminal.isInteractive else { return { $0.description } }
        let zone = try await days(of: try await restaurant(of: counter), counter)?.zone
        let language = Terminal.language
        return { language.moment($0, in: zone) }
    }
}

extension Statistics {
    fileprivate func json(since: Timestamp, until: Timestamp) -> JSONValue {
        let hours = hours.map { hour in
            JSONValue.object([
                JSONValue.Member("hour", .integer(hour.hour)),
                JSONValue.Member("orders", .integer(hour.orders)),
                JSONValue.Member("cents", .integer(hour.ordered.cents)),
                JSONValue.Member("collected", .integer(hour.collected)),
                JSONValue.Member("takingsCents", .integer(hour.takings.cents)),
            ])
        }
        return .object([
            JSONValue.Member("since", .string(since.description)),
            JSONValue.Member("until", .string(until.description)),
            JSONValue.Member("orders", .integer(orders)),
            JSONValue.Member("states", .counts(states)),
            JSONValue.Member("orderedCents", .integer(ordered.cents)),
            JSONValue.Member("takingsCents", .integer(takings.cents)),
            JSONValue.Member("averageCents", .integer(averageTicket.cents)),
            JSONValue.Member("products", .array(products.map(\.json))),
            JSONValue.Member("menus", .array(menus.map(\.json))),
            JSONValue.Member("options", .array(options.map(\.json))),
            JSONValue.Member("hours", .array(hours)),
            JSONValue.Member("service", service.json),
            JSONValue.Member("total", total.json),
            JSONValue.Member("promises", promises?.json ?? .null),
            JSONValue.Member("newDevices", .integer(newDevices)),
            JSONValue.Member("returningDevices", .integer(returningDevices)),
        ])
    }

    fileprivate func text(_ price: PriceText, _ language: Language) -> String {
        let table = { (rows: [[String]]) in Table.text(rows, isInteractive: Terminal.isInteractive) }
        let (ordered, taken) = (TillStatsText.ordered[language], TillStatsText.taken[language])
        let orders = TillStatsText.orders[language]
        var text = table([
            ["", ordered, taken],
            [orders, String(self.orders), String(states[.collected] ?? 0)],
            [TillStatsText.amount[language], price(self.ordered), price(takings)],
        ])
        var rows = [[TillStatsText.average[language], price(averageTicket)]]
        for state in OrderState.allCases {
            if let count = states[state] { rows.append([state.word[language], String(count)]) }
        }
        rows += [
            [TillStatsText.serviceTime[language], service.text(language)],
            [TillStatsText.totalTime[language], total.text(language)],
            [TillStatsText.asPromised[language], promises?.text(language) ?? "–"],
            [TillStatsText.newDevices[language], String(newDevices)],
            [TillStatsText.returningDevices[language], String(returningDevices)],
        ]
        text += "\n" + table(rows)
        let sales: [(TillStatsText, [Statistics.Sale])] = [
            (.menus, menus), (.products, products), (.options, options),
        ]
        let names = ShownNames(nil, in: language)
        for (title, sales) in sales where !sales.isEmpty {
            let rows = sales.map {
                [String($0.count), HarmlessText.clean(names.line($0.name)), price($0.money)]
            }
            text += "\n\(title[language])\n" + table(rows)
        }
        guard let most = hours.map(\.orders).max() else { return text }
        let head = ["", "", orders, ordered, TillStatsText.collected[language], taken]
        let lines = hours.map { hour in
            [
                hour.hour < 10 ? "0\(hour.hour)" : "\(hour.hour)",
                String(repeating: "#", count: max(1, hour.orders * 24 / most)), String(hour.orders),
                price(hour.ordered), String(hour.collected), price(hour.takings),
            ]
        }
        return text + "\n\(TillStatsText.byHour[language])\n" + table([head] + lines)
    }
}

extension Statistics.Sale {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("count", .integer(count)),
            JSONValue.Member("cents", .integer(money.cents)),
        ])
    }
}

extension Statistics.Times {
    fileprivate var json: JSONValue {
        let seconds = { (duration: Duration?) in JSONValue.optional(duration?.components.seconds) }
        return .object([
            JSONValue.Member("count", .integer(count)),
            JSONValue.Member("estimated", .integer(estimated)),
            JSONValue.Member("targetSeconds", seconds(target)),
            JSONValue.Member("medianSeconds", seconds(median)),
            JSONValue.Member("p90Seconds", seconds(percentile90)),
            JSONValue.Member("p95Seconds", seconds(percentile95)),
            JSONValue.Member("withinTarget", .integer(withinTarget)),
        ])
    }
}

extension Statistics.Promises {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("count", .integer(count)),
            JSONValue.Member("kept", .integer(kept)),
            JSONValue.Member("promised", promised.json),
            JSONValue.Member("real", real.json),
        ])
    }
}

extension Statistics.Promises.Waits {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("medianSeconds", .integer(median.components.seconds)),
            JSONValue.Member("p90Seconds", .integer(percentile90.components.seconds)),
        ])
    }
}
