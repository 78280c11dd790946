import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The four figures that matter first, with those of earlier times beside them.
struct MainFigures {
    let report: OwnerReport
    let words: PageText

    /// How an earlier figure is shown beside the present one.
    private enum Beside {
        /// By how much the present one is more or less: with its sign, 0 for the same.
        case change(Int, String)
        case value(String)
    }

    var html: HTML {
        let price = PriceText(currency: report.currency, language: words.language)
        let period = words.say(report.period.name)
        return tag("div", .class("figures")) {
            figure("\(words.say(OwnerText.taken)) · \(period)", price(report.figures.takings)) { earlier in
                OwnerReport.percent(report.figures.takings, over: earlier.takings)
                    .map { .change($0, "\(abs($0)) %") }
            }
            figure(words.say(OwnerText.orders), String(report.figures.orders)) { earlier in
                let change = report.figures.orders - earlier.orders
                return .change(change, String(abs(change)))
            }
            figure(words.say(OwnerText.averageTicket), price(report.figures.averageTicket)) { earlier in
                earlier.averageTicket == .zero ? nil : .value(price(earlier.averageTicket))
            }
            figure(words.say(OwnerText.inTime), percent(report.figures), note: target) { earlier in
                earlier.total.count == 0 ? nil : .value(percent(earlier))
            }
        }
    }

    private var target: String {
        let seconds = Int(report.figures.total.target.components.seconds)
        return words.say(OwnerText.fromArrival(DurationText.short(seconds: seconds)))
    }

    private func percent(_ statistics: Statistics) -> String {
        statistics.total.percentWithinTarget.map { "\($0) %" } ?? "–"
    }

    private func figure(
        _ title: String,
        _ value: String,
        note: String? = nil,
        beside: (Statistics) -> Beside?
    ) -> HTML {
        tag("section", .class("figure")) {
            tag("h2") { title }
            tag("p", .class("value")) { value }
            if let note { tag("p", .class("caption")) { note } }
            if !report.comparisons.isEmpty {
                tag("dl") {
                    report.comparisons.map { earlier in
                        tag("div") {
                            tag("dt") { words.say(earlier.name.words) }
                            self.beside(beside(earlier.statistics))
                        }
                    }
                }
            }
        }
    }

    private func beside(_ figure: Beside?) -> HTML {
        switch figure {
        case nil: tag("dd") { "–" }
        case .value(let value): tag("dd") { value }
        case .change(0, _): tag("dd") { words.say(OwnerText.same) }
        case .change(1..., let text): tag("dd", .class("up")) { "▲ +\(text)" }
        case .change(_, let text): tag("dd", .class("down")) { "▼ −\(text)" }
        }
    }
}

extension OwnerReport.Earlier {
    /// The earlier time in words.
    var words: OwnerText {
        switch self {
        case .yesterday: .yesterdayByNow
        case .lastWeek: .weekAgo
        case .weekBefore: .weekBefore
        }
    }
}
