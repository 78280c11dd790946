import McOrderConsole
import McOrderCounter
import McOrderModel

/// Lists in place of the orders.
extension TillScreen {
    /// Rows of a list under a title.
    private struct Listing {
        var title: String
        var rows: [(text: String, style: Style)] = []
        var marked: Int?
        var foot = ""
    }

    /// Draws a panel that stands in place of the orders; whether there is one.
    func drawPanel(on frame: inout Frame, _ body: Area) -> Bool {
        switch panel {
        case .lanes, .why, .wording, .noting, .noShow, .leaving, .pausing: return false
        case .candidates, .search, .lastOver: drawOrderList(on: &frame, body)
        default: draw(listing, on: &frame, body)
        }
        return true
    }

    private var listing: Listing {
        switch panel {
        case .restaurants(let place):
            let rows = (picture?.day.restaurants ?? []).enumerated().map {
                ("\($0 + 1)  \($1.name)", Style.plain)
            }
            return Listing(title: say(ScreenText.whichRestaurant), rows: rows, marked: place)
        case .history(let changes, let row):
            return Listing(
                title: say(ScreenText.history(selected?.order.code ?? "")),
                rows: historySeen(changes, from: row).map { ($0.text, $0.style) },
                foot: say(isScrolled(changes) ? ScreenText.historyFoot : ScreenText.anyKey)
            )
        case .rejections(let files, let place, _):
            return Listing(
                title: say(ScreenText.rejections),
                rows: files.map { (text(of: $0), $0.reason == .blacklisted ? .dim : .plain) },
                marked: files.isEmpty ? nil : place,
                foot: say(ScreenText.anyOtherKeyBack)
            )
        case .devices(let record, let entries, let place):
            var listing = Listing(title: say(ScreenText.blacklist), foot: say(ScreenText.anyOtherKeyBack))
            listing.rows = entries.map { (text(of: $0), .plain) }
            listing.marked = entries.isEmpty ? nil : place
            if let record { listing.title = "\(text(of: record))\n\(listing.title)" }
            return listing
        case .soldOut(let text, let choices, let place):
            let rows = soldOutRows(choices)
            return Listing(
                title: say(ScreenText.sellingOut(text)),
                rows: rows,
                marked: rows.isEmpty ? nil : place,
                foot: say(ScreenText.soldOutFoot)
            )
        case .striking(let lines, let place, _):
            let digits = String(lines.count).count
            let rows = lines.enumerated().map { index, counted in
                let number = TextWidth.padded("\(index + 1)", to: digits)
                let money = price(Money(cents: counted.line.price.cents * counted.count))
                return ("\(number)  \(counted.count) × \(counted.line.name)  \(money)", Style.plain)
            }
            return Listing(
                title: say(ScreenText.striking(selected?.order.code ?? "")),
                rows: rows,
                marked: place,
                foot: say(ScreenText.strikingFoot)
            )
        case .adding(let text, let choices, let place):
            return Listing(
                title: say(ScreenText.adding(selected?.order.code ?? "", text)),
                rows: addedRows(choices),
                marked: choices.isEmpty ? nil : place,
                foot: say(ScreenText.addingFoot)
            )
        case .help(let first):
            let rows = helpRows(columns: body.width).map { ($0, Style.plain) }
            let foot = rows.count > helpRoom ? ScreenText.helpMore : ScreenText.anyKey
            return Listing(
                title: say(ScreenText.helpTitle),
                rows: Array(rows.dropFirst(first)),
                foot: say(foot)
            )
        case .lanes, .candidates, .search, .lastOver, .why, .wording, .noting, .noShow, .pausing, .leaving:
            return Listing(title: "")
        }
    }

    /// How many rows of the keys are seen at once.
    var helpRoom: Int { body.height - 2 }

    /// The keys, in two columns where there is room.
    func helpRows(columns: Int) -> [String] {
        let texts = { (keys: [ScreenText.KeyHelp]) in
            keys.map { TextWidth.padded(say($0.keys), to: 8) + say($0.sentence) }
        }
        let (left, right) = (texts(ScreenText.orderKeys), texts(ScreenText.screenKeys))
        guard columns >= 78 else { return left + right }
        return left.enumerated().map { place, text in
            right.indices.contains(place) ? TextWidth.padded(text, to: 39) + right[place] : text
        }
    }

    /// The rows of what can be added: what it costs, and whether it is sold out.
    private func addedRows(_ choices: [AddedLine]) -> [(text: String, style: Style)] {
        guard let assortment = picture?.assortment, let now else { return [] }
        let gone = assortment.soldOut(at: now)
        let names = Set(assortment.products.filter { gone[$0.id] != nil }.map(\.name))
        return choices.map { line in
            let mark = names.contains(line.name) ? "  \(say(ScreenText.soldOutMark))" : ""
            return ("\(line.name)  \(price(line.price))\(mark)", .plain)
        }
    }

    private func text(of file: RejectedFile) -> String {
        let number = file.number.map { "\($0)" } ?? "?"
        let products = file.detail.products.joined(separator: ", ")
        let about = products.isEmpty ? "" : " (\(products))"
        return "\(clock(file.at))  \(number)  \(file.reason.rawValue)\(about)  \(file.file)"
    }

    private func text(of entry: BlacklistEntry) -> String {
        "\(entry.deviceName ?? say(entry.key.short))  \(entry.reason)  \(entry.by)"
    }

    private func text(of record: DeviceRecord) -> String {
        let title = "\(say(ScreenText.device)) \(record.deviceName ?? "?") · \(say(record.key.short))"
        var facts = OrderState.allCases.compactMap { state in
            record.orders[state].map { "\($0) \(say(state.word))" }
        }
        if record.rejected > 0 { facts.append("\(record.rejected) \(say(ScreenText.refusedFiles))") }
        if let label = record.trustedLabel { facts.append("\(say(ScreenText.house)): \(label)") }
        if let entry = record.blacklisted { facts.append("\(say(ScreenText.onBlacklist)): \(entry.reason)") }
        return "\(title)\n\(facts.joined(separator: " · "))"
    }

    private func draw(_ listing: Listing, on frame: inout Frame, _ body: Area) {
        var row = body.row
        for title in listing.title.split(separator: "\n") {
            frame.put(" \(title)", row: row, column: 0, width: body.width, style: .reverse)
            row += 1
        }
        let room = body.row + body.height - row - (listing.foot.isEmpty ? 0 : 1)
        if listing.rows.isEmpty {
            frame.put(say(ScreenText.empty), row: row, column: 2, width: body.width - 2, style: .dim)
        }
        for index in Self.visible(listing.rows.count, room: room, around: listing.marked) {
            let isMarked = index == listing.marked
            let item = listing.rows[index]
            frame.put(
                (isMarked ? " ▸ " : "   ") + item.text,
                row: row,
                column: 0,
                width: body.width,
                style: isMarked ? .reverse : item.style
            )
            row += 1
        }
        if !listing.foot.isEmpty {
            frame.put(
                " " + listing.foot,
                row: body.row + body.height - 1,
                column: 0,
                width: body.width,
                style: .dim
            )
        }
    }
}
