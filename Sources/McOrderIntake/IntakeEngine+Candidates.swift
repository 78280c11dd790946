internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

extension FileName {
    /// Whether a file of this name may hold an order. Source: format.md, *File name*.
    var isCandidate: Bool {
        hasJSONEnding && !beginsWithDot
    }
}

extension Arrival {
    /// When the order was placed, as far as that is known; what is not known goes last.
    var placedAt: Timestamp {
        guard case .acceptable(let order) = verdict else { return receivedAt }
        return order.placedAt
    }
}
