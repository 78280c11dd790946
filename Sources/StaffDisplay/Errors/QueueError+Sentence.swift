import McOrderFiles
import McOrderModel
package import McOrderQueue
package import McOrderText

extension QueueError {
    /// Why the queue cannot be read or written, and what to do.
    package var sentence: Sentence {
        switch self {
        case .absent(let state): TillErrorText.noQueue(in: state)
        case .newerSchema: TillErrorText.queueIsNewer
        case .olderSchema: TillErrorText.queueIsOlder
        case .unreleasedSchema: TillErrorText.queueIsUnreleased
        case .server(let problem): problem.sentence
        case .replaced: TillErrorText.queueRestored
        case .notDurable(let level): TillErrorText.notDurable(level)
        case .busy(let holder): TillErrorText.queueIsBusy(holder)
        case .file(let error): error.sentence
        case .noPermission(let words): TillErrorText.noPermission(words)
        case .storage(let words), .database(let words): TillErrorText.storageFails(words)
        // Errors about an order, a device or a refused file are cases of ``CounterError``.
        default: Verbatim(LogWords.of(self))
        }
    }
}
