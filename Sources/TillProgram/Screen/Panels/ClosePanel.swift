import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Shows the close of the restaurant's orders: the day so far, or an earlier close.
struct ClosePanel: ListPanel {
    /// The close as `till close --json` prints it; without a number it is the day so far.
    let close: JSONValue
    /// The index of the first visible row.
    var row = 0

    private var isPreview: Bool { close.member("number")?.integer == nil }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        switch key {
        case .up, .down, .pageUp, .pageDown, .home, .end:
            let last = rows(on: screen).count - room(on: screen) + 1
            screen.panel = ClosePanel(close: close, row: TillScreen.moved(row, by: key, of: last))
        case .character("l"):
            guard let restaurant = screen.picture?.assortment.restaurant else { return [] }
            return screen.perform(.closes(restaurant))
        case .character("f") where isPreview: screen.panel = RegisterPanel(close: close)
        default: screen.panel = LanesPanel()
        }
        return []
    }

    func listing(on screen: TillScreen) -> Listing {
        let rows = rows(on: screen)
        return Listing(
            title: rows.first ?? "",
            rows: rows.dropFirst(row + 1).map { ($0, .plain) },
            foot: screen.say(isPreview ? ScreenCloseText.previewFoot : ScreenCloseText.closeFoot)
        )
    }

    /// The rows of the report, the first of which is its title. Long ones are wrapped.
    private func rows(on screen: TillScreen) -> [String] {
        guard let restaurant = screen.picture?.assortment.restaurant else { return [] }
        let report = CloseReport(
            close,
            restaurant,
            screen.price,
            screen.settings.language,
            isAligned: true
        )
        let columns = screen.size.columns - 3
        return report.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let line = String(line)
            return TextWidth.columns(line) > columns ? Glyphs.unicode.lines(line, columns: columns) : [line]
        }
    }

    /// The number of rows that are visible at once.
    private func room(on screen: TillScreen) -> Int { max(1, screen.body.height - 2) }
}

/// Lists the earlier closes, the latest first.
struct ClosesPanel: ListPanel {
    let closes: [JSONValue]
    /// The index of the close that Enter shows.
    var place = 0

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        switch key {
        case .up, .down, .pageUp, .pageDown, .home, .end:
            screen.panel = ClosesPanel(
                closes: closes,
                place: TillScreen.moved(place, by: key, of: closes.count)
            )
        case .enter where closes.indices.contains(place): screen.panel = ClosePanel(close: closes[place])
        default: screen.panel = LanesPanel()
        }
        return []
    }

    func listing(on screen: TillScreen) -> Listing {
        Listing(
            title: screen.say(ScreenCloseText.closes),
            rows: closes.map { close in
                let money = { (key: String) in
                    close.member(key)?.integer.map { screen.price(Money(cents: $0)) }
                }
                let difference = money("differenceCents").map {
                    "\(screen.say(TillCloseText.difference)) \($0)"
                }
                let parts = [
                    close.member("number")?.integer.map { "\($0)" }, close.member("day")?.text,
                    close.member("by")?.text, money("grossCents"), difference,
                ]
                return (parts.compactMap(\.self).joined(separator: "  "), .plain)
            },
            marked: closes.isEmpty ? nil : place,
            foot: screen.say(ScreenCloseText.closesFoot)
        )
    }
}

/// Asks for the total of the cash register, before the close.
struct RegisterPanel: TextPanel {
    /// The maximum number of characters.
    private static let longest = 12

    /// The day so far.
    let close: JSONValue
    var text = ""

    var keys: Sentence { ScreenCloseText.registerKeys }

    func title(on screen: TillScreen) -> Sentence { ScreenCloseText.registerTotal }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        if let text = TillScreen.typed(text, key, most: Self.longest) {
            screen.panel = RegisterPanel(close: close, text: text)
            return []
        }
        switch key {
        case .enter where text.isEmpty: screen.panel = FinalClosePanel(close: close, register: nil)
        case .enter:
            guard let total = Money(amount: text) else {
                screen.notice = .init(kind: .bad, sentence: TillCloseText.badAmount(text))
                return []
            }
            screen.panel = FinalClosePanel(close: close, register: total)
        case .escape: screen.panel = ClosePanel(close: close)
        default: break
        }
        return []
    }
}

/// Asks for confirmation of the close, which cannot be undone.
struct FinalClosePanel: QuestionPanel {
    /// The day so far.
    let close: JSONValue
    let register: Money?

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        guard key == .character("f") else {
            screen.panel = ClosePanel(close: close)
            return []
        }
        screen.panel = LanesPanel()
        guard let restaurant = screen.picture?.assortment.restaurant else { return [] }
        return screen.perform(.makeClose(restaurant, register: register))
    }

    func question(on screen: TillScreen) -> Question {
        let takings = Money(cents: close.member("grossCents")?.integer ?? 0)
        let title: Sentence =
            register.map { register in
                ScreenCloseText.reallyWithRegister(
                    takings: screen.price(takings),
                    difference: screen.price(register - takings)
                )
            } ?? ScreenCloseText.really(takings: screen.price(takings))
        return Question(title: title, options: [("f", ScreenCloseText.make)])
    }
}
