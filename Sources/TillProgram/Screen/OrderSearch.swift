import McOrderCounter
import McOrderModel

/// A search for orders: open ones in the snapshot, and ones that are over in the queue.
struct OrderSearch: Sendable {
    /// The maximum number of listed orders that are over.
    static let mostOver = 20

    /// The text that the user typed.
    private(set) var text = ""
    /// The index of the match that Enter takes: open orders first, then those that are over.
    var place = 0
    /// The known orders that are over and match ``text``.
    private(set) var over: [OrderEntry] = []
    /// Whether there are more of them.
    private(set) var isCut = false
    /// The text of the request to the queue that has no answer yet.
    private var asked: String?
    /// The text of the queue's last answer.
    private var answered = ""

    /// Whether ``over`` is complete for ``text``.
    var isAnswered: Bool { answered == text }

    /// Searches for another text.
    ///
    /// - Returns: the text to ask the queue for now. There is only one request at a time, however fast the
    ///   user types.
    mutating func search(_ text: String) -> String? {
        self.text = text
        place = 0
        let key = SearchKey(text).text
        // Orders that match both the last text and this one are kept, so that the list does not flicker.
        over = key.isEmpty ? [] : over.filter { $0.searchText.contains(key) }
        isCut = false
        if key.isEmpty { answered = text }
        return next()
    }

    /// Stores the queue's answer.
    ///
    /// - Parameter open: the number of matching open orders, which come before these.
    /// - Returns: the text to ask the queue for next.
    mutating func take(_ found: [OrderEntry], for text: String, behind open: Int) -> String? {
        if asked == text { asked = nil }
        if text == self.text {
            let marked = over.indices.contains(place - open) ? over[place - open].id : nil
            over = Array(found.prefix(Self.mostOver))
            isCut = found.count > Self.mostOver
            answered = text
            // The same order stays marked.
            if let marked { place = open + (over.firstIndex { $0.id == marked } ?? 0) }
        }
        return next()
    }

    private mutating func next() -> String? {
        guard asked == nil, !isAnswered else { return nil }
        asked = text
        return text
    }
}
