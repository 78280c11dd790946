/// The restaurant's answer to a notice, as its receipts state it.
public enum NoticeReply: Hashable, Sendable {
    /// The order's receipt contains the answer.
    case answered(Receipt)
    /// The restaurant rejected the notice's file.
    case rejected(Receipt.Reason)
}

extension Home {
    /// Sends the restaurant a notice about an order that was sent: one file in the shared folder, safe
    /// against crashes and power cuts.
    ///
    /// Until the restaurant has answered, another call sends the same file. Whether the restaurant received
    /// it is only known from ``reply(to:about:within:cloud:every:clock:)``.
    ///
    /// - Parameters:
    ///   - kind: the subject of the notice.
    ///   - order: the order as it was sent.
    ///   - cloud: the path of the shared folder; if `nil`, the joined one.
    /// - Throws: ``ClientError/noticeUnsent(_:_:)``, ``ClientError/orderElsewhere(_:path:)``, or an error in
    ///   the use of folder or home.
    public func notify(
        _ kind: Notice.Kind,
        about order: PlacedOrder,
        cloud: String? = nil
    ) throws(ClientError) -> SentNotice {
        try Sender(self).send(kind, about: order, cloud: cloud)
    }

    /// Waits until the restaurant has decided a notice. It checks at once and then every `interval`.
    ///
    /// If the order is closed by then, its receipt is the answer to any notice.
    /// - Parameters:
    ///   - notice: the notice as it was sent.
    ///   - order: the order that the notice is about.
    ///   - limit: how long to wait; with zero it checks once.
    ///   - interval: the time between two checks.
    ///   - cloud: the path of the shared folder, as for ``receipt(of:cloud:)``.
    ///   - clock: the clock that measures the waiting time.
    /// - Returns: the answer; `nil` if there is none within `limit`.
    /// - Throws: ``ClientError``, and `CancellationError` if the task is cancelled.
    public func reply(
        to notice: Notice,
        about order: PlacedOrder,
        within limit: Duration,
        cloud: String? = nil,
        every interval: Duration = .milliseconds(200),
        clock: some Clock<Duration>
    ) async throws -> NoticeReply? {
        let path = try folderPath(of: order, cloud: cloud)
        let state = try state()
        let file = state.file(of: notice)
        return try await Self.wait(within: limit, every: interval, clock: clock) {
            try Receipts.reply(
                to: file,
                about: SentOrder(order),
                state.trust(about: order),
                in: FolderPaths(in: path).receipts
            )
        }
    }
}
