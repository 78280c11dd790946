internal import McOrderFiles
internal import McOrderModel

/// A file of the drop folder as it was read and judged, before the queue decides.
struct JudgedFile: Sendable {
    let name: FileName
    let stamp: FileStamp
    let arrival: Arrival

    /// Whether the file goes once the queue has decided so. What was never read stays, and so does what the queue
    /// could not decide.
    func isUnlinked(after settlement: Settlement) -> Bool {
        switch settlement {
        case .orderUnknown, .undecided, .impossible: false
        case .enqueued, .redelivered, .rejected, .noticed: arrival.raw != nil
        }
    }

    /// Its place in a batch: older orders go before newer ones, and notices behind all orders.
    var place: (Int, Timestamp) {
        guard case .acceptable(let order) = arrival.verdict else {
            return (arrival.notice == nil ? 0 : 1, arrival.receivedAt)
        }
        return (0, order.placedAt)
    }
}

extension FileName {
    /// Whether a file of this name may hold an order. Source: format.md, *File name*.
    var isCandidate: Bool {
        hasJSONEnding && !beginsWithDot
    }

    /// Whether a file of this name may hold a notice: it ends in `.notice`, in any case.
    var isNotice: Bool {
        ends(in: Notice.fileNameEnding) && !beginsWithDot
    }
}

extension Arrival {
    /// The notice that it is, if it is one.
    var notice: Notice? {
        guard case .notice(let notice, _) = verdict else { return nil }
        return notice
    }

    /// Whether it is refused only for its time, so that a wrong clock may have refused it.
    var dependsOnTime: Bool {
        guard case .rejected(let reason, _) = verdict else { return false }
        return reason == .stale || reason == .fromTheFuture
    }
}
