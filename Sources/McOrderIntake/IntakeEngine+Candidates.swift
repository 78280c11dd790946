internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

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

    /// Its place among others: older orders go before newer ones, and notices behind all orders.
    var place: (Int, Timestamp) {
        (notice == nil ? 0 : 1, placedAt)
    }

    /// When the order was placed, as far as that is known; what is not known goes last.
    var placedAt: Timestamp {
        guard case .acceptable(let order) = verdict else { return receivedAt }
        return order.placedAt
    }
}
