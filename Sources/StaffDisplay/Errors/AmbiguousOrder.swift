import McOrderDisplay
import McOrderModel
import McOrderText

/// One of the orders that a text may mean, in one line: its id, and by what a person tells it from the
/// others.
struct AmbiguousOrder: Message {
    let order: QueuedOrder

    func text(in texts: any Texts) -> String {
        let language = Language(texts)
        let names = ShownNames(nil, in: language)
        return [
            "  #\(order.id)", order.code, order.state.word[language], order.shownDeviceName(language),
            HarmlessText.clean(order.restaurant), order.content { names.line($0) },
        ].joined(separator: "  ")
    }
}
