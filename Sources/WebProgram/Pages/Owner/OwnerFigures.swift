import McOrderCounter
import McOrderModel
import McOrderText
import TillProgram

/// The figures and the charts of the owner's page.
struct OwnerFigures {
    /// How many products and menus are listed.
    private static let mostSales = 10

    let report: OwnerReport
    let words: PageWords

    private var price: PriceText { PriceText(currency: report.currency, language: words.language) }

    /// The main figures of today and of the whole period.
    var table: HTML {
        let columns = [report.today, report.period]
        return tag("table", .class("key")) {
            tag("thead") {
                tag("tr") {
                    tag("td")
                    TableHTML.heading(words.say(OwnerText.today))
                    TableHTML.heading(words.say(OwnerText.lastDays(OwnerReport.length)))
                }
            }
            tag("tbody") {
                TableHTML.row(words.say(TillStatsText.orders), columns.map { String($0.orders) })
                TableHTML.row(
                    words.say(TillStatsText.collected),
                    columns.map { String($0.states[.collected] ?? 0) }
                )
                TableHTML.row(words.say(TillStatsText.taken), columns.map { price($0.takings) })
                TableHTML.row(words.say(TillStatsText.average), columns.map { price($0.averageTicket) })
                TableHTML.row(
                    words.say(TillStatsText.serviceTime),
                    columns.map { $0.service.text(words.language) }
                )
                TableHTML.row(
                    words.say(TillStatsText.totalTime),
                    columns.map { $0.total.text(words.language) }
                )
                TableHTML.row(words.say(TillStatsText.newDevices), columns.map { String($0.newDevices) })
                TableHTML.row(
                    words.say(TillStatsText.returningDevices),
                    columns.map { String($0.returningDevices) }
                )
            }
        }
    }

    var charts: HTML {
        HTML(
            [takings, hours(report.today, OwnerText.ordersByHourToday)]
                + [hours(report.period, OwnerText.ordersByHour)]
                + [times(OwnerText.serviceByDay, Statistics.serviceTarget, \.service)]
                + [times(OwnerText.totalByDay, Statistics.totalTarget, \.total)]
        )
    }

    private var takings: HTML {
        let most = report.days.max { $0.statistics.takings < $1.statistics.takings }
        return figure(
            OwnerText.takingsByDay,
            isEmpty: report.period.takings == .zero,
            chart: { title in
                BarChart(
                    title: title,
                    bars: report.days.map {
                        BarChart.Bar(label: date($0.day), value: Int($0.statistics.takings.cents))
                    },
                    highest: words.say(OwnerText.highest(price(most?.statistics.takings ?? .zero)))
                ).html
            },
            columns: [
                words.say(OwnerText.day), words.say(TillStatsText.collected), words.say(TillStatsText.taken),
            ],
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
            chart: { title in
                BarChart(
                    title: title,
                    bars: (0..<24).map { BarChart.Bar(label: "\($0):00", value: orders[$0] ?? 0) },
                    highest: words.say(OwnerText.highest(String(orders.values.max() ?? 0)))
                ).html
            },
            columns: [words.say(OwnerText.hour), words.say(TillStatsText.orders)],
            rows: statistics.hours.map { ["\($0.hour):00", String($0.orders)] }
        )
    }

    private func times(
        _ name: OwnerText,
        _ target: Duration,
        _ times: (Statistics) -> Statistics.Times
    ) -> HTML {
        let measured = report.days.filter { times($0.statistics).count > 0 }
        let legend = (
            target: words.say(OwnerText.target(short(target))), median: words.say(OwnerText.median),
            percentile90: words.say(OwnerText.percentile90)
        )
        return figure(
            name,
            isEmpty: measured.isEmpty,
            chart: { title in
                TimesChart(
                    title: title,
                    days: report.days.map { (date($0.day), times($0.statistics)) },
                    target: target,
                    legend: legend
                ).html
            },
            columns: [words.say(OwnerText.day), legend.median, legend.percentile90],
            rows: measured.reversed().map { day in
                let times = times(day.statistics)
                return [
                    date(day.day), times.median.map(short) ?? "–", times.percentile90.map(short) ?? "–",
                ]
            }
        )
    }

    /// The products and the menus of the period, the most frequent first.
    var sales: HTML {
        HTML(
            [(TillStatsText.products, report.period.products), (.menus, report.period.menus)]
                .filter { !$1.isEmpty }
                .map { name, sales in
                    tag("section") {
                        tag("h2") {
                            "\(words.say(name)) · \(words.say(OwnerText.lastDays(OwnerReport.length)))"
                        }
                        tag("table") {
                            tag("tbody") {
                                for sale in sales.prefix(Self.mostSales) {
                                    TableHTML.row(
                                        HarmlessText.clean(sale.name),
                                        [String(sale.count), price(sale.money)],
                                        share: (sale.count, sales[0].count)
                                    )
                                }
                            }
                        }
                    }
                }
        )
    }

    /// A chart with its title, and its figures as a table that can be opened.
    private func figure(
        _ name: OwnerText,
        isEmpty: Bool,
        chart: (_ title: String) -> HTML,
        columns: [String],
        rows: [[String]]
    ) -> HTML {
        let title = words.say(name)
        return tag("section") {
            tag("h2") { title }
            if isEmpty {
                tag("p", .class("dim")) { words.say(OwnerText.nothingYet) }
            } else {
                chart(title)
                tag("details", HTMLAttribute("data-name", "\(name)")) {
                    tag("summary") {
                        words.say(OwnerText.figures)
                        tag("span", .class("unseen")) { ": \(title)" }
                    }
                    tag("table") {
                        tag("thead") { tag("tr") { columns.map(TableHTML.heading) } }
                        tag("tbody") { rows.map { TableHTML.row($0[0], Array($0.dropFirst())) } }
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
