import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// News about what customers do with orders on the screen.
extension TillScreen {
    /// The maximum number of sentences that are kept until the cashier has seen them.
    private static let mostNews = 3

    /// Adds news about orders on the screen that their customers cancelled or tried to cancel.
    mutating func noteChangesOfMind(from old: CounterSnapshot?, to snapshot: CounterSnapshot) {
        guard let known else { return }
        let gone = snapshot.day.cancelledByCustomers.filter {
            known[$0.key] != nil && snapshot.places[$0.key] == nil
        }
        if !gone.isEmpty { announce(TillNoticeText.cancelled(gone.sorted { $0.key < $1.key }.map(\.value))) }
        guard let old else { return }
        for entry in snapshot.all where entry.order.wantedToCancel {
            guard let before = old.index(of: entry.id).flatMap({ old.entry(at: $0) }),
                before.order.refusedCancels < entry.order.refusedCancels
            else { continue }
            announce(TillNoticeText.wanted(entry.order.code, entry.order.state))
        }
    }

    private mutating func announce(_ sentence: Sentence) {
        news = Array((news + [sentence]).suffix(Self.mostNews))
    }
}
