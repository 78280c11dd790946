package import McOrderModel
package import McOrderText

/// A close for people.
///
/// The presenter lays out the tables: a terminal and a page align the columns, a script gets tabs.
package struct CloseReport {
    let record: CloseRecord
    let restaurant: Restaurant
    private let price: PriceText
    private let language: Language

    var close: DayClose { record.close }

    package init(
        _ record: CloseRecord,
        _ restaurant: Restaurant,
        _ price: PriceText,
        _ language: Language
    ) {
        self.record = record
        self.restaurant = restaurant
        self.price = price
        self.language = language
    }

    /// The close as text.
    ///
    /// - Parameter table: the text of a table's rows, which ends each row.
    package func text(_ table: ([[String]]) -> String) -> String {
        let title: TillCloseText = close.number.map { .title($0) } ?? .preview
        var text = "\(title[language])\n\(HarmlessText.clean(restaurant.name))\n"
        text += "\(TillCloseText.notAnInvoice[language])\n\n"
        text += table(head)
        if let missing = close.missing { text += "\n\(TillCloseText.missing(missing)[language])\n" }
        if let sentence = Self.difference(of: record, price)?[language] { text += "\(sentence)\n" }
        if let completion = record.completion {
            let by = HarmlessText.clean(completion.by)
            let added = TillCloseText.added(moment(completion.at), by: by)
            text += "\(TillCloseText.register[language]): \(added[language])\n"
        }
        if !close.figures.taxes.isEmpty {
            text += "\n\(TillCloseText.vat[language])\n" + table(taxes)
        }
        for section in sections where !section.rows.isEmpty {
            text += "\n\(section.title[language])\n"
            text += table(
                section.rows.map { [shown($0.name, section), "\($0.tally.count)", price($0.tally.money)] }
            )
        }
        if !close.corrections.isEmpty {
            text += "\n\(TillCloseText.corrections[language])\n" + table(corrections)
        }
        if !close.unclaimed.isEmpty {
            text += "\n\(TillCloseText.paidNotCollected[language])\n" + table(unclaimed)
        }
        if let hash = record.hash { text += "\n\(TillCloseText.hash[language]) \(hash)\n" }
        return text
    }

    private var head: [[String]] {
        var head = [
            [TillCloseText.period[language], "\(moment(close.from)) – \(moment(close.to))"],
            [TillCloseText.businessDay[language], language.texts.date(close.day)],
        ]
        if let by = close.by { head.append([TillCloseText.by[language], HarmlessText.clean(by)]) }
        head += [
            [TillCloseText.takings[language], "\(close.figures.orders.count)", price(close.takings)],
            [TillCloseText.open[language], "\(close.open.count)", price(close.open.money)],
        ]
        if close.openPaid.count > 0 {
            let (count, sum) = (close.openPaid.count, close.openPaid.money)
            head.append([TillCloseText.openPaid[language], "\(count)", price(sum)])
        }
        head.append([TillCloseText.running[language], "", price(close.running)])
        if let sum = record.register { head.append([TillCloseText.register[language], "", price(sum)]) }
        return head
    }

    private var taxes: [[String]] {
        let labels: [TillCloseText] = [.net, .tax, .gross]
        return [["", ""] + labels.map { $0[language] }]
            + close.figures.sortedTaxes.map { key, tax in
                let rate = key.rate.hundredths == nil ? TillCloseText.exempt[language] : "\(key.rate) %"
                return [service(key.service), rate] + [tax.net, tax.tax, tax.gross].map { price($0) }
            }
    }

    private var corrections: [[String]] {
        close.corrections.map { correction in
            let label = TillCloseText.correction(correction.code, close: correction.close)
            return [label[language], price(Money(cents: -correction.money.cents))]
                + [correction.by, correction.reason ?? ""].map(HarmlessText.clean)
        }
    }

    /// Paid orders that nobody collected: code, amount, how it was paid, how it ended, and who ended it.
    private var unclaimed: [[String]] {
        close.unclaimed.map { order in
            let kind = TillCloseText.payment(order.payment.rawValue)
            return [order.code, price(order.money), kind[language], order.state.word[language]]
                + [HarmlessText.clean(order.by)]
        }
    }

    /// Whether the cash register or the close has more; `nil` if the register's total is not known.
    private static func difference(of record: CloseRecord, _ price: PriceText) -> TillCloseText? {
        record.difference.map { TillCloseText.difference($0, price) }
    }

    /// A close in a list: number, business day, who made it, takings, difference to the cash register.
    package static func columns(of record: CloseRecord, _ price: PriceText, _ language: Language) -> [String]
    {
        let close = record.close
        return [
            close.number.map { "\($0)" } ?? "", language.texts.date(close.day),
            HarmlessText.clean(close.by ?? ""), price(close.takings),
            difference(of: record, price)?[language] ?? "",
        ]
    }

    private func shown(_ name: String, _ section: Section) -> String {
        switch section.title {
        case .services: service(name)
        case .paid: TillCloseText.payment(name)[language]
        case .ahead: AheadFigures.Kind(rawValue: name).map { TillCloseText.aheadKind($0)[language] } ?? name
        case .hours: "\(name):00"
        case .products: HarmlessText.clean(ShownNames(nil, in: language).line(name))
        default: HarmlessText.clean(name)
        }
    }

    private func service(_ id: String) -> String {
        HarmlessText.clean(restaurant.service(ServiceID(id))?.name ?? id)
    }

    private func moment(_ instant: Timestamp?) -> String {
        instant.map { language.moment($0, in: restaurant.zone) } ?? "–"
    }
}
