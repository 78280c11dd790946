import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// What is reported to the screen.
enum TillMessage: Sendable {
    /// What the queue holds now.
    case picture(CounterSnapshot)
    /// The queue cannot be read, and why.
    case blind(Sentence)
    /// A second went by.
    case tick(Timestamp, FeedHealth)
    /// The orders that may be meant by what was typed.
    case found(String, [QueuedOrder])
    /// A change was made; the order as it is now.
    case done(OrderOutcome, QueuedOrder)
    /// What was asked could not be done; the order as it is now, where one was meant.
    case failed(Sentence, QueuedOrder?)
    /// An order as it is now, which is open no more.
    case refreshed(QueuedOrder)
    /// The changes of an order.
    case history([OrderChange])
    /// The orders that are over and that a text may mean.
    case searched(String, [OverOrder], isEntered: Bool)
    /// The orders that came to be over last.
    case lastOver([OverOrder])
    /// The files that were refused lately.
    case rejections([RejectedFile])
    /// The same, for a list that is still shown.
    case rejectionsAnew([RejectedFile])
    /// A device, and the devices whose orders are filtered out.
    case devices(DeviceRecord?, [BlacklistEntry])
    /// What was asked has been done, in words.
    case told(Sentence)
    /// It is time to ring again.
    case bell
    /// For a while no second has gone by: whoever looks into the queue is stuck.
    case silence
}
