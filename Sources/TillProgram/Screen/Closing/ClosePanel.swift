import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// Shows the close of the restaurant's orders: the day so far, or an earlier close.
struct ClosePanel: MarkedPanel {
    /// The close; without a number it is the day so far.
    let close: CloseRecord
    /// The index of the first visible row.
    var place = 0

    private var isPreview: Bool { close.close.number == nil }

    func press(_ key: Key, on screen: inout TillScreen) {
        switch key {
        case .character("l"):
            guard let restaurant = screen.snapshot?.assortment.restaurant else { return }
            screen.perform(.closes(restaurant))
        case .character("f") where isPreview && close.close.isEmpty:
            screen.report(TillCloseText.nothingToClose, as: .bad)
        case .character("f") where isPreview: screen.panel = RegisterPanel(close: close)
        default:
            let count = rows(on: screen).count - room(on: screen) + 1
            screen.panel = moved(by: key, of: count) ?? back
        }
    }

    func legend(on screen: TillScreen) -> Sentence {
        isPreview ? ScreenCloseText.previewFoot : ScreenCloseText.closeFoot
    }

    func listing(on screen: TillScreen) -> Listing {
        let rows = rows(on: screen)
        return Listing(
            title: rows.first ?? "",
            rows: rows.dropFirst(place + 1).map { ($0, .plain) }
        )
    }

    /// The rows of the report, the first of which is its title. Long ones are wrapped.
    private func rows(on screen: TillScreen) -> [String] {
        guard let restaurant = screen.snapshot?.assortment.restaurant else { return [] }
        let report = CloseReport(close, restaurant, screen.price, screen.settings.language)
        let text = report.text { Table.text($0, isInteractive: true) }
        let columns = screen.size.columns - 3
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let line = String(line)
            return TextWidth.columns(line) > columns ? Glyphs.unicode.lines(line, columns: columns) : [line]
        }
    }

    /// The number of rows that are visible at once.
    private func room(on screen: TillScreen) -> Int { max(1, screen.body.height - 1) }
}
