import McOrderCounter
import McOrderModel
import McOrderText

/// Edits the staff's comment on an order.
struct NotingPanel: TextPanel {
    let action: StaffAction
    let longest: Int
    /// The order as it was when the edit began.
    let order: QueuedOrder
    var text: String

    var keys: Sentence { ScreenEditText.notingKeys }

    func title(on screen: TillScreen) -> Sentence { ScreenEditText.noting(screen.shownCode(of: order)) }

    static func open(
        for action: StaffAction,
        of order: QueuedOrder,
        longest: Int,
        on screen: inout TillScreen
    ) {
        screen.field = ""
        screen.panel = NotingPanel(action: action, longest: longest, order: order, text: order.note ?? "")
    }

    /// A comment that another till wrote meanwhile is not overwritten: the change is then based on the old
    /// revision and fails.
    func enter(on screen: inout TillScreen) {
        screen.panel = LanesPanel()
        let words = String(text.drop { $0 == " " })
        guard let fresh = screen.selected?.order, words != order.note ?? "" else { return }
        let seen = fresh.note == order.note ? fresh : order
        screen.take(action, on: seen) { $0.text = words }
    }
}
