import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// What customers do about orders that are on the screen.
extension TillScreen {
    /// How many such sentences wait to be seen at the most.
    private static let mostNews = 3

    /// Notes orders that were on the screen and that their customers called off, or wanted to.
    mutating func noteChangesOfMind(from old: CounterSnapshot?, to picture: CounterSnapshot) {
        guard let known else { return }
        let gone = picture.day.cancelledByCustomers.filter {
            known[$0.key] != nil && picture.places[$0.key] == nil
        }
        if !gone.isEmpty { tell(TillNoticeText.cancelled(gone.sorted { $0.key < $1.key }.map(\.value))) }
        guard let old else { return }
        for entry in [picture.here, picture.onTheWay].joined() where entry.order.wantedToCancel {
            guard let before = old.index(of: entry.id).flatMap({ old.entry(at: $0) }),
                before.order.refusedCancels < entry.order.refusedCancels
            else { continue }
            tell(TillNoticeText.wanted(entry.order.code, entry.order.state))
        }
    }

    private mutating func tell(_ sentence: Sentence) {
        news = Array((news + [sentence]).suffix(Self.mostNews))
    }
}
