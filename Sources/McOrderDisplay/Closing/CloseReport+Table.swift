import McOrderModel
import McOrderText

extension CloseReport {
    /// A table of the close.
    struct Section {
        /// The name in a table for a spreadsheet, which is also the member of the close as JSON.
        let key: String
        let title: TillCloseText
        let rows: [(name: String, tally: DayFigures.Tally)]

        init<Key: Comparable>(_ key: String, _ title: TillCloseText, _ tallies: [Key: DayFigures.Tally]) {
            self.key = key
            self.title = title
            rows = tallies.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) }
        }

        init(_ ahead: AheadFigures) {
            (key, title) = ("ahead", .ahead)
            rows = ahead.kinds.map { ($0.rawValue, ahead[$0]) }
        }
    }

    var sections: [Section] {
        let figures = close.figures
        return [
            Section("services", .services, figures.services),
            Section("products", .products, figures.products),
            Section("options", .options, figures.options),
            Section("offers", .offers, figures.offers),
            Section("hours", .hours, figures.hours),
            Section("paid", .paid, figures.paid),
            Section(close.ahead),
            Section("cancelled", .cancelled, close.cancelled),
            Section("noShows", .noShows, close.noShows),
            Section("struck", .struck, figures.struck),
        ]
    }

    /// The close as a table for a spreadsheet: section, name, count and cents, and then, in each row, which
    /// close it is, so that the tables of several closes can be put together.
    package var csv: String {
        let head = ["restaurant", "number", "day", "from", "to", "by", "hash"]
        let values = [
            close.restaurant.description, close.number.map { "\($0)" } ?? "", "\(close.day)",
            close.from?.description ?? "", close.to.description, close.by ?? "", record.hash ?? "",
        ]
        return CSVText(
            rows: figureRows.enumerated().map { index, row in row + (index == 0 ? head : values) }
        ).text
    }

    private var figureRows: [[String]] {
        var rows = [["section", "name", "count", "cents"]]
        let orders = close.figures.orders
        rows.append(["close", close.number.map { "\($0)" } ?? "", "\(orders.count)", "\(orders.money.cents)"])
        for (key, tax) in close.figures.sortedTaxes {
            for (name, sum) in [("netCents", tax.net), ("vatCents", tax.tax), ("grossCents", tax.gross)] {
                rows.append([name, "\(key.service) \(key.rate)", "", "\(sum.cents)"])
            }
        }
        for section in sections {
            rows += section.rows.map {
                [section.key, $0.name, "\($0.tally.count)", "\($0.tally.money.cents)"]
            }
        }
        for correction in close.corrections {
            rows.append(["corrections", correction.code, "-1", "\(-correction.money.cents)"])
        }
        for order in close.unclaimed {
            rows.append(["paidNotCollected", order.code, "1", "\(order.money.cents)"])
        }
        if let missing = close.missing {
            rows.append(["missing", "\(missing.lowerBound)-\(missing.upperBound)", "", ""])
        }
        let sums = [
            ("openCents", close.open.money),
            ("openPaidCents", close.openPaid.count > 0 ? close.openPaid.money : nil),
            ("runningCents", close.running),
            ("registerCents", record.register), ("differenceCents", record.difference),
        ]
        for (key, sum) in sums {
            if let sum { rows.append([key, "", "", "\(sum.cents)"]) }
        }
        return rows
    }
}
