import McOrderCounter
import McOrderModel
import McOrderText

/// A message to the screen.
enum TillMessage: Sendable {
    /// The present content of the queue.
    case snapshot(CounterSnapshot)
    /// The queue cannot be read; the reason.
    case blind(Sentence)
    /// A second has passed.
    case tick(Timestamp, FeedHealth)
    /// The orders that the typed text may mean.
    case found(String, [QueuedOrder])
    /// An order was changed; the order as it is now.
    case done(OrderOutcome, QueuedOrder)
    /// The work failed; the order as it is now, if the work was about one.
    case failed(Sentence, QueuedOrder?)
    /// An order that is not open any more, as it is now.
    case refreshed(QueuedOrder)
    /// The changes of an order.
    case history([OrderChange])
    /// The orders that are over and match a text.
    case searched(String, [OverOrder], isEntered: Bool)
    /// The orders that ended last.
    case lastOver([OverOrder])
    /// A close, or the day so far.
    case close(CloseRecord)
    /// A close that was just made.
    case closed(CloseRecord)
    /// The last closes.
    case closes([CloseRecord])
    /// The files that were refused today.
    case rejections([RejectedFile])
    /// The files that were refused today, for a list that is already shown.
    case rejectionsAgain([RejectedFile])
    /// A device, and the devices whose orders are refused.
    case devices(DeviceRecord?, [BlacklistEntry])
    /// The work is done.
    case reported(CounterChange)
    /// The bell should ring again.
    case bell
    /// No tick came for a while: the thread that reads the queue is stuck.
    case silence
}
