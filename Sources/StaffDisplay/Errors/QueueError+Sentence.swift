import McOrderCounter
import McOrderModel
package import McOrderQueue
package import McOrderText

extension QueueError {
    /// What the queue did not do, and what to do: the one message that all programs of a restaurant show.
    package var sentence: Sentence {
        switch self {
        case .absent(let state) where ServerAddress.isAddress(state): QueueErrorText.absentOnServer(state)
        case .absent(let state): QueueErrorText.absent(state)
        case .newerSchema(let state): QueueErrorText.newer(state)
        case .olderSchema(let state): QueueErrorText.older(state)
        case .unreleasedSchema(let state): QueueErrorText.unreleased(state)
        case .replaced: QueueErrorText.replaced
        case .notDurable(let level): QueueErrorText.notDurable(level: level)
        case .busy(let holder): QueueErrorText.busy(holder: holder)
        case .file(let error): error.sentence
        case .noPermission(let words): QueueErrorText.noPermission(HarmlessText.clean(words))
        case .storage(let words): QueueErrorText.storage(HarmlessText.clean(words))
        case .database(let words): QueueErrorText.database(HarmlessText.clean(words))
        case .server(let problem): problem.sentence
        case .otherFolder(let known, let found): QueueErrorText.otherFolder(known: known, found: found)
        case .openOrders(let udid, let codes): QueueErrorText.openOrders(udid, codes: codes)
        // What concerns an order, a device, a refused file or a close is an error of the counter.
        case .noSuchOrder, .illegal, .nothingToRecall, .mayNotUndo, .noSuchLine, .alreadyPaid, .paidAhead,
            .inClose,
            .nothingToClose, .registerKnown, .lastLine, .costsMore, .tooManyLines, .overtaken, .trustedDevice,
            .noSuchPayment, .tooMuchBack,
            .revokedDevice, .unsignedDevice, .noSuchDevice, .noSuchRejection, .alreadyTakenIn, .notAcceptable:
            CounterError(self).sentence
        }
    }
}
