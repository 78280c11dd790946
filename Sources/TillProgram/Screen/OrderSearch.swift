import McOrderCounter
import McOrderModel

/// A search for orders: those that are open, of the picture, and those that are over, of which the queue is
/// asked.
struct OrderSearch: Sendable {
    /// How many orders that are over are listed.
    static let mostOver = 20

    /// What was typed.
    private(set) var text = ""
    /// The place of the match that Enter takes: the open ones first, then those that are over.
    var place = 0
    /// The orders that are over and match ``text``, as far as they are known.
    private(set) var over: [OrderEntry] = []
    /// Whether there are more of them.
    private(set) var isCut = false
    /// The text that the queue was asked for last and has not answered.
    private var asked: String?
    /// The text that it answered last.
    private var answered = ""

    /// Whether what is known of the orders that are over is all.
    var isAnswered: Bool { answered == text }

    /// Searches another text.
    ///
    /// - Returns: what to ask the queue for now. It is asked for one text at a time, however fast somebody
    ///   types.
    mutating func search(_ text: String) -> String? {
        self.text = text
        place = 0
        let key = SearchKey(text).text
        // What fitted the last text and fits this one stays, so that the list does not flicker.
        over = key.isEmpty ? [] : over.filter { $0.searchText.contains(key) }
        isCut = false
        if key.isEmpty { answered = text }
        return next()
    }

    /// Takes the queue's answer in.
    ///
    /// - Parameter open: how many open orders match, behind which the others stand.
    /// - Returns: what to ask it for next.
    mutating func take(_ found: [OrderEntry], for text: String, behind open: Int) -> String? {
        if asked == text { asked = nil }
        if text == self.text {
            let marked = over.indices.contains(place - open) ? over[place - open].id : nil
            over = Array(found.prefix(Self.mostOver))
            isCut = found.count > Self.mostOver
            answered = text
            // The mark stays on the order that it is on.
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
