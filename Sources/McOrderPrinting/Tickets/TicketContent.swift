import McOrderCounter
import McOrderDisplay
package import McOrderModel
package import McOrderText
import StaffDisplay

/// What tickets say, in one language. Each ticket is a pure function of an order.
package struct TicketContent: Sendable {
    package let language: Language
    package let names: ShownNames
    package let price: PriceText
    /// The stations of the order's restaurant.
    package let stations: KitchenStations
    /// The time zone of the restaurant; `nil` for UTC.
    package let zone: RestaurantZone?

    package init(
        _ language: Language,
        _ names: ShownNames,
        _ price: PriceText,
        _ stations: KitchenStations,
        _ zone: RestaurantZone?
    ) {
        self.language = language
        self.names = names
        self.price = price
        self.stations = stations
        self.zone = zone
    }

    /// The hour and minute of an instant at the restaurant.
    func clock(_ instant: Timestamp) -> String {
        zone?.clock(instant) ?? String(CivilTime(secondsAsUTC: instant.seconds).clockText.prefix(5))
    }

    // MARK: The kitchen

    /// What some stations prepare of an order; `nil` if they prepare nothing of it.
    ///
    /// - Parameters:
    ///   - places: the stations; empty for all.
    ///   - firedAt: when the kitchen got the order.
    package func kitchen(_ order: QueuedOrder, at places: [StationID], firedAt: Timestamp) -> [PaperElement]?
    {
        let (own, others) = parts(of: order.keptLines, at: places)
        guard !own.isEmpty else { return nil }
        var paper = head(of: order, at: firedAt)
        paper += notes(of: order)
        paper.append(.rule)
        paper += own.flatMap { rows(of: $0) }
        if !others.isEmpty {
            paper.append(.rule)
            paper.append(.text("\(PaperText.rest[language]): \(others.joined(separator: ", "))", .normal))
        }
        paper.append(.rule)
        paper.append(.text(PaperText.kitchenTicket[language], .normal))
        return paper
    }

    /// What one event changed of what some stations prepare, and what stands now; `nil` if it changed nothing
    /// for them.
    ///
    /// - Parameter isFired: whether the kitchen has the order now.
    package func change(
        _ order: QueuedOrder,
        by event: Int64,
        at places: [StationID],
        isFired: Bool = true
    ) -> [PaperElement]? {
        let change = order.kitchen.changes.last { $0.event == event }
        let at = change?.at ?? order.receivedAt
        let (kept, _) = parts(of: order.keptLines, at: places)
        if !order.state.isOpen {
            let all = order.lines.filter { $0.withdrawn == nil && $0.struck == nil }
            let (own, _) = parts(of: all, at: places)
            guard !own.isEmpty || isPrepared(order, at: places) else { return nil }
            return [.text(PaperText.calledOff[language], .band)] + head(of: order, at: at) + [.rule]
                + own.flatMap { rows(of: $0) } + [.rule, .text(PaperText.kitchenTicket[language], .normal)]
        }
        var changed: [PaperElement] = []
        let added = order.keptLines.filter { line in
            line.added?.event == event
                || order.kitchen.undoneStrikes.contains { $0.line == line.id && $0.undoneIn == event }
        }
        let removed = order.lines.filter { $0.struck?.event == event || $0.withdrawn?.event == event }
        for line in parts(of: removed, at: places).own {
            changed += rows(of: line, sign: "−", isRemoved: true)
        }
        for line in parts(of: added, at: places).own { changed += rows(of: line, sign: "+") }
        if !kept.isEmpty {
            switch change?.kind {
            case .note:
                changed +=
                    order.shownNote(language).map { note(.note, $0) }
                    ?? [.text(PaperText.noteGone[language], .bold)]
            case .service: changed.append(.text(order.handover(language) ?? "", .tall))
            case .returned: changed.append(.text((isFired ? PaperText.again : .onHold)[language], .band))
            case .lines, .calledOff, nil: break
            }
            // A recall that brings back an order that was called off.
            if changed.isEmpty, change == nil || change?.kind == .calledOff {
                changed.append(.text(PaperText.again[language], .band))
            }
        }
        guard !changed.isEmpty else { return nil }
        var paper: [PaperElement] = [.text(PaperText.changed[language], .band)]
        paper += head(of: order, at: at) + [.rule] + changed + [.rule]
        if !kept.isEmpty {
            paper.append(.text("\(PaperText.remains[language]):", .bold))
            paper += kept.map { .text("\($0.count) × \($0.text)", PaperStyle.normal.indented(1)) }
            paper.append(.rule)
        }
        paper.append(.text(PaperText.kitchenTicket[language], .normal))
        return paper
    }

    /// Whether stations prepared any line of the order, struck ones included.
    private func isPrepared(_ order: QueuedOrder, at places: [StationID]) -> Bool {
        !parts(of: order.lines, at: places).own.isEmpty
    }

    /// What stations prepare of lines, and what others do, in words.
    private func parts(of lines: [OrderedLine], at places: [StationID]) -> (
        own: [KitchenLine], others: [String]
    ) {
        let own = places.isEmpty ? nil : Set(places.map { KitchenStation($0) })
        let rows = { (places: Set<KitchenStation>?) in
            stations.lines(lines, at: places).flatMap { KitchenLine.lines(of: $0, names, language) }
        }
        guard let own else { return (rows(nil), []) }
        let others = Set(stations.stations).subtracting(own)
        return (rows(own), rows(others).map { "\($0.count) × \($0.text)" })
    }

    private func head(of order: QueuedOrder, at instant: Timestamp) -> [PaperElement] {
        var paper: [PaperElement] = [.columns(ShownCode(order.code).text, clock(instant), .large)]
        // Paper does not change, so it never says that the time is over.
        if let due = DueTime(order, zone: zone)?.due { paper.append(.text(due[language], .large)) }
        if let handover = order.handover(language) { paper.append(.text(handover, .tall)) }
        paper.append(.text(order.shownDeviceName(language), .bold))
        return paper
    }

    /// A product to prepare, with each option in a row of its own. What is left out is white on black.
    private func rows(of line: KitchenLine, sign: String = "", isRemoved: Bool = false) -> [PaperElement] {
        let title = [line.title, line.size].compactMap(\.self).joined(separator: " ")
        var style = PaperStyle.tall
        style.isInverted = isRemoved
        let whose = line.belongsTo.map { " (\($0))" } ?? ""
        let first = PaperElement.text(
            "\(sign)\(sign.isEmpty ? "" : " ")\(line.count) × \(title)\(whose)",
            style
        )
        return [first]
            + line.options.map { option in
                var style = PaperStyle.bold.indented(4)
                style.isInverted = option.isLeftOut
                return .text(option.text, style)
            }
    }

    private func notes(of order: QueuedOrder) -> [PaperElement] {
        (order.shownComment(language).map { note(.comment, $0) } ?? [])
            + (order.shownNote(language).map { note(.note, $0) } ?? [])
    }

    /// What somebody wrote; about an allergy as a band.
    private func note(_ title: PaperText, _ text: String) -> [PaperElement] {
        [.text("\(title[language]): \(text)", AllergyWords.isIn(text) ? .band : .bold)]
    }

    // MARK: The counter

    /// What is handed over, with the allergens of each product in words.
    package func bag(_ order: QueuedOrder, _ bag: BagNumber) -> [PaperElement] {
        var paper: [PaperElement] = [
            .columns(ShownCode(order.code).text, PaperText.bag(bag)[language], .tall),
            .text(order.shownDeviceName(language), .tall),
        ]
        if let handover = order.handover(language) { paper.append(.text(handover, .bold)) }
        paper.append(.rule)
        for counted in order.keptLines.counted {
            let line = LineRows(counted.line, count: counted.count, names, language)
            paper.append(.text("\(line.count) × \(line.text)", .bold))
            let parts = counted.line.content?.parts ?? []
            if parts.count > 1 {
                paper += parts.map { part in
                    let product = names.product(part.product, named: part.name)
                    let text = AllergenText.text(of: [part.knownAllergens], language)
                    let words =
                        "\(HarmlessText.clean(product)): \(text ?? ProductText.containsNone[language])"
                    return .text(words, PaperStyle.normal.indented(2))
                }
            } else {
                let known = [parts.first?.knownAllergens]
                let text = AllergenText.text(of: known, language) ?? ProductText.containsNone[language]
                paper.append(.text(text, PaperStyle.normal.indented(2)))
            }
        }
        paper += [.rule] + notes(of: order)
        paper.append(payment(of: order))
        return paper
    }

    /// The order with its prices, its tax and how it was paid.
    package func receipt(_ order: QueuedOrder) -> [PaperElement] {
        let sheet = OrderSheet(order, names, language)
        var paper: [PaperElement] = [
            .text(sheet.restaurant, .bold),
            .columns(ShownCode(sheet.code).text, clock(order.placedAt), .tall),
            .text(sheet.device, .normal),
        ]
        if let handover = sheet.handover { paper.append(.text(handover, .normal)) }
        paper.append(.rule)
        for line in sheet.lines {
            paper.append(.columns("\(line.count) × \(line.plain)", price(line.amount), .normal))
            paper += line.options.map { .text($0, PaperStyle.normal.indented(4)) }
        }
        paper += sheet.offers.map { .columns($0.name, "-\(price($0.saved))", .normal) }
        paper.append(.rule)
        paper.append(.columns(PaperText.total[language], price(sheet.total), .tall))
        let taxes = DayFigures(order, hour: 0, payment: nil).taxes.sorted { $0.key.rate < $1.key.rate }
        paper += taxes.map { key, tax in
            .columns(PaperText.tax("\(key.rate)")[language], price(tax.tax), .normal)
        }
        paper.append(payment(of: order))
        if let payment = sheet.payment {
            let paid = TillText.paid(payment.kind)[language]
            let when = TillText.paidAt(clock(payment.at), by: HarmlessText.clean(payment.by))[language]
            paper.append(.text("\(paid) \(price(payment.amount)) \(when)", .normal))
        }
        return paper + [.rule, .text(PaperText.notAnInvoice[language], .normal)]
    }

    private func payment(of order: QueuedOrder) -> PaperElement {
        order.isPaid
            ? .text(PaperText.paid[language], .band)
            : .text(PaperText.toPay(price(order.rest))[language], .tall)
    }

    // MARK: Every ticket

    /// A page that shows whether a printer works, and knows the letters.
    package func testPage(_ printer: PrinterID) -> [PaperElement] {
        [
            .text(PaperText.testPage(printer.description)[language], .tall), .rule,
            .text(PaperText.testWords[language], .normal),
            .text(PaperText.changed[language], .band), .rule,
        ]
    }

    /// A ticket between its warnings and its end.
    ///
    /// - Parameters:
    ///   - isCopy: whether the same ticket may be on paper already.
    ///   - instead: the printer that should have printed it; `nil` if it is this one.
    package func complete(
        _ paper: [PaperElement],
        of job: PrintJob,
        isCopy: Bool,
        insteadOf instead: PrinterID?,
        at now: Timestamp
    ) -> [PaperElement] {
        var head: [PaperElement] = []
        if isCopy { head.append(.text(PaperText.possibleCopy[language], .band)) }
        if let instead { head.append(.text(PaperText.insteadOf(instead.description)[language], .band)) }
        let time = zone?.civilTime(at: now) ?? CivilTime(secondsAsUTC: now.seconds)
        let end = PaperText.job("\(job.id)", attempt: job.attempts, at: time.clockText)
        return head + paper + [.text(end[language], .normal)]
    }
}
