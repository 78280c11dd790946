import ArgumentParser
import McOrderConsole
import McOrderCounter
package import McOrderModel
package import McOrderText

/// `till stats`: what was sold, and how fast.
struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "stats",
        TillHelpText.stats,
        discussion: """
            till stats
            till stats --since yesterday --until today
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
        let start = try await common.instant(since, of: counter)
        let end =
            if let until { try await common.instant(until, of: counter) } else {
                counter.now() + .seconds(1)
            }
        guard start < end else {
            throw CommandError(.invalid, TillCommandErrorText.sinceNotBeforeUntil(since))
        }
        let zone = try await common.days(of: restaurant, counter)?.zone
        let statistics = try await counter.statistics(of: restaurant, since: start, until: end, zone: zone)
        if common.json {
            return try Terminal.writeLine(JSONWriter.text(statistics.json(since: start, until: end)))
        }
        let price = PriceText(currency: try await counter.currency(), language: Terminal.language)
        let place = restaurant?.name ?? ScreenText.allRestaurants[Terminal.language]
        let period = StatsPeriod(
            since: start,
            until: min(end, counter.now()),
            zone: zone,
            language: Terminal.language
        )
        try Terminal.writeLine("\(HarmlessText.clean(place)) · \(period)\n")
        try Terminal.write(statistics.text(price, Terminal.language))
    }
}

/// The heading of the statistics: the period and its time zone.
private struct StatsPeriod: CustomStringConvertible {
    let since: Timestamp
    let until: Timestamp
    let zone: RestaurantZone?
    let language: Language

    var description: String {
        "\(text(since)) – \(text(until)) · \(zone?.identifier ?? "UTC")"
    }

    private func text(_ instant: Timestamp) -> String {
        let time = zone?.civilTime(at: instant) ?? CivilTime(secondsAsUTC: instant.seconds)
        return "\(language.texts.date(CivilDay(time))) \(time.clockText.prefix(5))"
    }
}

extension Statistics {
    fileprivate func json(since: Timestamp, until: Timestamp) -> JSONValue {
        .object([
            JSONValue.Member("since", .string(since.description)),
            JSONValue.Member("until", .string(until.description)),
            JSONValue.Member("orders", .integer(orders)),
            JSONValue.Member(
                "states",
                .object(
                    OrderState.allCases.map { JSONValue.Member($0.rawValue, .integer(states[$0] ?? 0)) }
                )
            ),
            JSONValue.Member("orderedCents", .integer(ordered.cents)),
            JSONValue.Member("takingsCents", .integer(takings.cents)),
            JSONValue.Member("averageCents", .integer(averageTicket.cents)),
            JSONValue.Member("products", .array(products.map(\.json))),
            JSONValue.Member("menus", .array(menus.map(\.json))),
            JSONValue.Member("options", .array(options.map(\.json))),
            JSONValue.Member(
                "hours",
                .array(
                    hours.map {
                        .object([
                            JSONValue.Member("hour", .integer($0.hour)),
                            JSONValue.Member("orders", .integer($0.orders)),
                            JSONValue.Member("cents", .integer($0.ordered.cents)),
                            JSONValue.Member("collected", .integer($0.collected)),
                            JSONValue.Member("takingsCents", .integer($0.takings.cents)),
                        ])
                    }
                )
            ),
            JSONValue.Member("service", service.json),
            JSONValue.Member("total", total.json),
            JSONValue.Member("newDevices", .integer(newDevices)),
            JSONValue.Member("returningDevices", .integer(returningDevices)),
        ])
    }

    fileprivate func text(_ price: PriceText, _ language: Language) -> String {
        var text = Table.text(
            [
                ["", TillStatsText.ordered[language], TillStatsText.taken[language]],
                [TillStatsText.orders[language], String(orders), String(states[.collected] ?? 0)],
                [TillStatsText.amount[language], price(ordered), price(takings)],
            ],
            isInteractive: Terminal.isInteractive
        )
        var rows = [[TillStatsText.average[language], price(averageTicket)]]
        for state in OrderState.allCases {
            if let count = states[state] { rows.append([state.word[language], String(count)]) }
        }
        rows += [
            [TillStatsText.serviceTime[language], service.text(language)],
            [TillStatsText.totalTime[language], total.text(language)],
            [TillStatsText.newDevices[language], String(newDevices)],
            [TillStatsText.returningDevices[language], String(returningDevices)],
        ]
        text += "\n" + Table.text(rows, isInteractive: Terminal.isInteractive)
        for (title, sales) in [
            (TillStatsText.menus, menus), (TillStatsText.products, products),
            (TillStatsText.options, options),
        ]
        where !sales.isEmpty {
            text += "\n\(title[language])\n"
            text += Table.text(
                sales.map { [String($0.count), HarmlessText.clean($0.name), price($0.money)] },
                isInteractive: Terminal.isInteractive
            )
        }
        guard !hours.isEmpty else { return text }
        text += "\n\(TillStatsText.byHour[language])\n"
        let most = hours.map(\.orders).max() ?? 1
        let (orders, ordered) = (TillStatsText.orders[language], TillStatsText.ordered[language])
        let (collected, taken) = (TillStatsText.collected[language], TillStatsText.taken[language])
        text += Table.text(
            [["", "", orders, ordered, collected, taken]]
                + hours.map { hour in
                    let bar = String(repeating: "#", count: max(1, hour.orders * 24 / most))
                    return [
                        hour.hour < 10 ? "0\(hour.hour)" : "\(hour.hour)", bar, String(hour.orders),
                        price(hour.ordered), String(hour.collected), price(hour.takings),
                    ]
                },
            isInteractive: Terminal.isInteractive
        )
        return text
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

    /// The percentiles and how many orders met the target, such as `p50 45 s, p90 1 min 10 s, …`.
    package func text(_ language: Language) -> String {
        guard let median, let percentile90, let percentile95 else { return "–" }
        let short = { (duration: Duration) in DurationText.short(seconds: Int(duration.components.seconds)) }
        let within = "\(withinTarget * 100 / count) % ≤ \(short(target))"
        let times = "p50 \(short(median)), p90 \(short(percentile90)), p95 \(short(percentile95)), \(within)"
        return estimated == 0
            ? times : "\(times) (\(TillStatsText.estimated(estimated, of: count)[language]))"
    }
}
