import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The figures and the charts of the owner's page.
struct OwnerFigures {
    /// How many products and menus are listed.
    private static let mostSales = 10

    let report: OwnerReport
    let words: PageText

    private var price: PriceText { PriceText(currency: report.currency, language: words.language) }

    /// The main figures of today and of the whole period.
    var table: HTML {
        TableHTML.table([nil, words.say(OwnerText.today), words.lastDays], class: "key") {
            row(.orders) { String($0.orders) }
            row(.collected) { String($0.states[.collected] ?? 0) }
            row(.taken) { price($0.takings) }
            row(.average) { price($0.averageTicket) }
            row(.serviceTime) { $0.service.text(words.language) }
            row(.totalTime) { $0.total.text(words.language) }
            row(.newDevices) { String($0.newDevices) }
            row(.returningDevices) { String($0.returningDevices) }
        }
    }

    private func row(_ name: TillStatsText, _ value: (Statistics) -> String) -> HTML {
        TableHTML.row(words.say(name), [value(report.today), value(report.period)])
    }

    @HTMLBuilder var charts: HTML {
        takings
        hours(report.today, OwnerText.ordersByHourToday)
        hours(report.period, OwnerText.ordersByHour)
        times(OwnerText.serviceByDay, Statistics.serviceTarget, \.service)
        times(OwnerText.totalByDay, Statistics.totalTarget, \.total)
    }

    private var takings: HTML {
        let most = report.days.map(\.statistics.takings).max() ?? .zero
        let name = OwnerText.takingsByDay
        return figure(
            name,
            isEmpty: report.period.takings == .zero,
            chart: BarChart(
                title: words.say(name),
                bars: report.days.map { (date($0.day), Int($0.statistics.takings.cents)) },
                highest: words.say(OwnerText.highest(price(most)))
            ).html,
            columns: [OwnerText.day, TillStatsText.collected, TillStatsText.taken],
            rows: report.days.reversed().map {
                [date($0.day), String($0.statistics.states[.collected] ?? 0), price($0.statistics.takings)]
            }
        )
    }

    private func hours(_ statistics: Statistics, _ name: OwnerText) -> HTML {
        let orders = Dictionary(uniqueKeysWithValues: statistics.hours.map { ($0.hour, $0.orders) })
        return figure(
            name,
            isEmpty: orders.isEmpty,
            chart: BarChart(
                title: words.say(name),
                bars: (0..<24).map { ("\($0):00", orders[$0] ?? 0) },
                highest: words.say(OwnerText.highest(String(orders.values.max() ?? 0)))
            ).html,
            columns: [OwnerText.hour, TillStatsText.orders],
            rows: statistics.hours.map { ["\($0.hour):00", String($0.orders)] }
        )
    }

    private func times(
        _ name: OwnerText,
        _ target: Duration,
        _ times: (Statistics) -> Statistics.Times
    ) -> HTML {
        let measured = report.days.filter { times($0.statistics).count > 0 }
        return figure(
            name,
            isEmpty: measured.isEmpty,
            chart: TimesChart(
                title: words.say(name),
                days: report.days.map { (date($0.day), times($0.statistics)) },
                target: target,
                words: words
            ).html,
            columns: [OwnerText.day, OwnerText.median, OwnerText.percentile90],
            rows: measured.reversed().map { day in
                let times = times(day.statistics)
                return [date(day.day)] + [times.median, times.percentile90].map { $0.map(short) ?? "–" }
            }
        )
    }

    /// The products and the menus of the period, the most frequent first.
    @HTMLBuilder var sales: HTML {
        sales(.products, report.period.products)
        sales(.menus, report.period.menus)
    }

    @HTMLBuilder private func sales(_ name: TillStatsText, _ sales: [Statistics.Sale]) -> HTML {
        let names = ShownNames(nil, in: words.language)
        if !sales.isEmpty {
            tag("section") {
                tag("h2") { "\(words.say(name)) · \(words.lastDays)" }
                TableHTML.table {
                    for sale in sales.prefix(Self.mostSales) {
                        TableHTML.row(
                            HarmlessText.clean(names.line(sale.name)),
                            [String(sale.count), price(sale.money)],
                            share: (sale.count, sales[0].count)
                        )
                    }
                }
            }
        }
    }

    /// A chart with its title, and its figures as a table that can be opened.
    private func figure(
        _ name: OwnerText,
        isEmpty: Bool,
        chart: HTML,
        columns: [Sentence],
        rows: [[String]]
    ) -> HTML {
        let title = words.say(name)
        return tag("section") {
            tag("h2") { title }
            if isEmpty {
                tag("p", .class("dim")) { words.say(OwnerText.nothingYet) }
            } else {
                chart
                tag("details", .data("name", "\(name)")) {
                    tag("summary") {
                        words.say(OwnerText.figures)
                        tag("span", .class("unseen")) { ": \(title)" }
                    }
                    TableHTML.table(columns.map(words.say)) {
                        rows.map { TableHTML.row($0[0], Array($0.dropFirst())) }
                    }
                }
            }
        }
    }

    private func date(_ day: CivilDay) -> String {
        words.language.texts.dayAndMonth(day)
    }

    private func short(_ duration: Duration) -> String {
        DurationText.short(seconds: Int(duration.components.seconds))
    }
}
