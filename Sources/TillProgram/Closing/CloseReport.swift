import McOrderConsole
package import McOrderModel
package import McOrderText

/// A close for people, or for a spreadsheet.
package struct CloseReport {
    /// A table of the close.
    private struct Section {
        let key: String
        /// The member that names a row, and the one that counts.
        let name: String
        let count: String
        let title: TillCloseText
    }

    private static let sections = [
        Section(key: "services", name: "service", count: "orders", title: .services),
        Section(key: "products", name: "name", count: "count", title: .products),
        Section(key: "options", name: "name", count: "count", title: .options),
        Section(key: "offers", name: "name", count: "count", title: .offers),
        Section(key: "hours", name: "hour", count: "orders", title: .hours),
        Section(key: "paid", name: "kind", count: "orders", title: .paid),
        Section(key: "cancelled", name: "by", count: "orders", title: .cancelled),
        Section(key: "noShows", name: "by", count: "orders", title: .noShows),
        Section(key: "struck", name: "by", count: "count", title: .struck),
    ]

    private let close: JSONValue
    private let restaurant: Restaurant
    private let price: PriceText
    private let language: Language
    private let isAligned: Bool

    /// - Parameter isAligned: whether the columns are padded for a person, and not separated by tabs.
    package init(
        _ close: JSONValue,
        _ restaurant: Restaurant,
        _ price: PriceText,
        _ language: Language,
        isAligned: Bool
    ) {
        self.close = close
        self.restaurant = restaurant
        self.price = price
        self.language = language
        self.isAligned = isAligned
    }

    /// The close as text.
    package var text: String {
        let number = close.member("number")?.integer
        let title: TillCloseText = number.map { .title($0) } ?? .preview
        var text = "\(title[language])\n\(HarmlessText.clean(restaurant.name))\n"
        text += "\(TillCloseText.notAnInvoice[language])\n\n"
        var head = [[TillCloseText.period[language], "\(moment("from")) – \(moment("to"))"]]
        if let day = Self.day(of: close, language) {
            head.append([TillCloseText.businessDay[language], day])
        }
        if let by = close.member("by")?.text {
            head.append([TillCloseText.by[language], HarmlessText.clean(by)])
        }
        head.append([TillCloseText.takings[language], "\(count("orders"))", money("grossCents") ?? ""])
        head.append([TillCloseText.open[language], "\(count("open"))", money("openCents") ?? ""])
        if let sum = money("runningCents") { head.append([TillCloseText.running[language], "", sum]) }
        if let sum = money("registerCents", of: Self.register(of: close)) {
            head.append([TillCloseText.register[language], "", sum])
        }
        text += table(head)
        if let missing { text += "\n\(TillCloseText.missing(missing)[language])\n" }
        if let sentence = Self.difference(of: close, price)?[language] { text += "\(sentence)\n" }
        if let completed = close.member("completed") {
            let at = completed.member("at")?.text.flatMap { Timestamp($0) }
            let moment = at.map { language.moment($0, in: restaurant.zone) } ?? "–"
            let by = HarmlessText.clean(string("by", of: completed))
            text += "\(TillCloseText.register[language]): \(TillCloseText.added(moment, by: by)[language])\n"
        }
        if let taxes = close.member("vat")?.elements, !taxes.isEmpty {
            text += "\n\(TillCloseText.vat[language])\n"
            let labels: [TillCloseText] = [.net, .tax, .gross]
            let rows = taxes.map { tax in
                [service(string("service", of: tax)), rate(string("rate", of: tax))]
                    + ["netCents", "vatCents", "grossCents"].map { money($0, of: tax) ?? "" }
            }
            text += table([["", ""] + labels.map { $0[language] }] + rows)
        }
        for section in Self.sections {
            let rows = rows(section)
            guard !rows.isEmpty else { continue }
            text += "\n\(section.title[language])\n"
            text += table(
                rows.map { [shown($0.name, section), "\($0.count)", price(Money(cents: $0.cents))] }
            )
        }
        if let corrections = close.member("corrections")?.elements, !corrections.isEmpty {
            text += "\n\(TillCloseText.corrections[language])\n"
            let rows = corrections.map { correction in
                let code = string("code", of: correction)
                let label = TillCloseText.correction(code, close: correction.member("close")?.integer ?? 0)
                return [label[language], money("cents", of: correction) ?? ""]
                    + ["by", "reason"].map { HarmlessText.clean(string($0, of: correction)) }
            }
            text += table(rows)
        }
        if let hash = close.member("hash")?.text { text += "\n\(TillCloseText.hash[language]) \(hash)\n" }
        return text
    }

    /// The value with the total of the cash register: what was added to the close, or the close itself.
    private static func register(of close: JSONValue) -> JSONValue { close.member("completed") ?? close }

    /// Whether the cash register or the close has more; `nil` if the register's total is not known.
    private static func difference(of close: JSONValue, _ price: PriceText) -> TillCloseText? {
        register(of: close).member("differenceCents")?.integer.map {
            TillCloseText.difference(Money(cents: $0), price)
        }
    }

    /// The business day in the form of the language.
    private static func day(of close: JSONValue, _ language: Language) -> String? {
        close.member("day")?.text.flatMap { CivilDay($0) }.map(language.texts.date)
    }

    /// A close in a list: number, business day, who made it, takings, difference to the cash register.
    static func columns(of close: JSONValue, _ price: PriceText, _ language: Language) -> [String] {
        [
            close.member("number")?.integer.map { "\($0)" } ?? "", day(of: close, language) ?? "",
            HarmlessText.clean(close.member("by")?.text ?? ""),
            close.member("grossCents")?.integer.map { price(Money(cents: $0)) } ?? "",
            difference(of: close, price)?[language] ?? "",
        ]
    }

    /// The close as a table for a spreadsheet: section, name, count and cents, and then, in each row, which
    /// close it is, so that the tables of several closes can be put together.
    var csv: String {
        let rows = figureRows
        let head = ["restaurant", "number", "day", "from", "to", "by", "hash"]
        let values = head.map { key in
            let value = close.member(key)
            return value?.text ?? value?.integer.map { "\($0)" } ?? ""
        }
        return CSVText(
            rows: rows.enumerated().map { index, row in row + (index == 0 ? head : values) }
        ).text
    }

    private var figureRows: [[String]] {
        var rows = [["section", "name", "count", "cents"]]
        let number = close.member("number")?.integer.map { "\($0)" } ?? ""
        rows.append(["close", number, "\(count("orders"))", "\(count("grossCents"))"])
        for tax in close.member("vat")?.elements ?? [] {
            let name = "\(string("service", of: tax)) \(string("rate", of: tax))"
            for key in ["netCents", "vatCents", "grossCents"] {
                rows.append([key, name, "", "\(tax.member(key)?.integer ?? 0)"])
            }
        }
        for section in Self.sections {
            rows += self.rows(section).map { [section.key, $0.name, "\($0.count)", "\($0.cents)"] }
        }
        for correction in close.member("corrections")?.elements ?? [] {
            let cents = correction.member("cents")?.integer ?? 0
            rows.append(["corrections", string("code", of: correction), "-1", "\(cents)"])
        }
        if let missing {
            rows.append(["missing", "\(missing.lowerBound)-\(missing.upperBound)", "", ""])
        }
        let register = Self.register(of: close)
        for (value, key) in [
            (close, "openCents"), (close, "runningCents"), (register, "registerCents"),
            (register, "differenceCents"),
        ] {
            if let cents = value.member(key)?.integer { rows.append([key, "", "", "\(cents)"]) }
        }
        return rows
    }

    /// The closes before this one that the queue lacks.
    private var missing: ClosedRange<Int>? {
        guard let value = close.member("missing"), let from = value.member("from")?.integer,
            let to = value.member("to")?.integer, from <= to
        else { return nil }
        return from...to
    }

    private func rows(_ section: Section) -> [(name: String, count: Int, cents: Int)] {
        (close.member(section.key)?.elements ?? []).map { row in
            let name = row.member(section.name)
            return (
                name?.text ?? name?.integer.map { "\($0)" } ?? "", row.member(section.count)?.integer ?? 0,
                row.member("cents")?.integer ?? 0
            )
        }
    }

    private func shown(_ name: String, _ section: Section) -> String {
        switch section.title {
        case .services: service(name)
        case .paid: TillCloseText.payment(name)[language]
        case .hours: "\(name):00"
        case .products: HarmlessText.clean(ShownNames(nil, in: language).line(name))
        default: HarmlessText.clean(name)
        }
    }

    private func service(_ id: String) -> String {
        HarmlessText.clean(restaurant.service(ServiceID(id))?.name ?? id)
    }

    private func rate(_ text: String) -> String {
        VATRate(text)?.hundredths == nil ? TillCloseText.exempt[language] : "\(text) %"
    }

    private func count(_ key: String) -> Int { close.member(key)?.integer ?? 0 }

    private func money(_ key: String, of value: JSONValue? = nil) -> String? {
        (value ?? close).member(key)?.integer.map { price(Money(cents: $0)) }
    }

    private func moment(_ key: String) -> String {
        let instant = close.member(key)?.text.flatMap { Timestamp($0) }
        return instant.map { language.moment($0, in: restaurant.zone) } ?? "–"
    }

    private func string(_ key: String, of value: JSONValue) -> String {
        value.member(key)?.text ?? ""
    }

    private func table(_ rows: [[String]]) -> String {
        Table.text(rows, isInteractive: isAligned)
    }
}
