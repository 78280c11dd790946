package import McOrderModel

/// A refused file that the daemon was asked to decide again.
package struct RequestedRejection: Sendable {
    /// The rejection's id.
    package let id: Int64
    package let request: RejectionRequest
    /// Why the file was refused.
    package let reason: RejectionReason
    /// The person or program that makes the request.
    package let by: String
    /// Whether the file is read as an order or as a notice.
    package let kind: DropKind
    package let file: String
    package let raw: [UInt8]
    /// When the file was first received.
    package let at: Timestamp
    /// The secrets of the answers to a file that was sealed, as in ``IncomingFile/secrets``.
    package var secrets: [ReceiptSecret]?
}

extension OrderQueue {
    /// Asks the daemon to decide a refused file again. The daemon notices the request at once.
    ///
    /// - Throws: ``QueueError/noSuchRejection(id:)``, ``QueueError/alreadyTakenIn(code:)``, or
    ///   ``QueueError/notAcceptable(_:)`` when its bytes are gone or were never read.
    package func request(_ request: RejectionRequest, rejection id: Int64, by: String) throws(QueueError) {
        try write { connection in
            let row = try connection.row(SQL.deciding.refusalToAskAbout, [id])
            guard let row, let reason = RejectionReason(rawValue: row[0]) else {
                throw QueueError.noSuchRejection(id: id)
            }
            if let code = row[2] as String? { throw QueueError.alreadyTakenIn(code: code) }
            guard row[1] else { throw QueueError.notAcceptable(reason) }
            try connection.run(SQL.deciding.makeRequest, [request.rawValue, by, id])
        }
    }

    /// Answers a request about a refused file: either puts an order into the queue, or returns the reason why
    /// not.
    ///
    /// - Parameters:
    ///   - requested: the request, as ``QueueView/requestedRejections()`` returned it.
    ///   - incoming: the file with the verdict of its second check.
    ///   - maxOpen: how many open orders a device may have; ignored if the request is to accept the file.
    ///   - presence: the rules about orders that wait for their customers.
    ///   - kitchens: those that promise times; `nil` if none does, as while the clock is in doubt.
    /// - Returns: the result for the file.
    package func answer(
        _ requested: RequestedRejection,
        with incoming: IncomingFile,
        by holder: String,
        maxOpen: Int,
        presence: PresenceRules = PresenceRules(),
        kitchens: Kitchens? = nil
    ) throws(QueueError) -> FileOutcome {
        try write { connection in
            let decider = BatchDecider(
                connection: connection,
                holder: holder,
                maxOpen: maxOpen,
                presence: presence,
                room: RejectionRoom(limit: .max),
                redelivered: redelivered,
                kitchens: kitchens.map { ($0, fullKitchens) }
            )
            return try decider.answer(requested, with: incoming)
        }
    }
}

extension QueueView {
    /// The requests that wait for the daemon, at most 100.
    package func requestedRejections() throws(QueueError) -> [RequestedRejection] {
        try read { connection in
            try connection.rows(SQL.deciding.requests).compactMap { row in
                guard let request = RejectionRequest(rawValue: row[1]),
                    let reason = RejectionReason(rawValue: row[6]), let kind = DropKind(rawValue: row[7])
                else { return nil }
                return RequestedRejection(
                    id: row[0],
                    request: request,
                    reason: reason,
                    by: row[2] ?? "",
                    kind: kind,
                    file: row[3],
                    raw: row[4],
                    at: row[5],
                    secrets: (row[9] as [UInt8]?).flatMap { [ReceiptSecret](storedSecrets: $0) }
                        ?? (row[8] ? [] : nil)
                )
            }
        }
    }

    /// The state of a request: waiting, or its answer.
    ///
    /// - Throws: ``QueueError/noSuchRejection(id:)``.
    package func answer(toRejection id: Int64) throws(QueueError) -> RequestAnswer {
        try read { connection in
            let row = try connection.row(SQL.deciding.requestAnswer, [id])
            guard let row, let reason = RejectionReason(rawValue: row[0]) else {
                throw QueueError.noSuchRejection(id: id)
            }
            if row[1] as String? != nil { return .waiting }
            if let order = row[2] as Int64?, let queued = try connection.order(id: order) {
                return .takenIn(queued)
            }
            return .refused(reason)
        }
    }
}
