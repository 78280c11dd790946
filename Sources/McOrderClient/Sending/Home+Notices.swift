/// What became of a notice, as far as the restaurant's folder tells.
public enum NoticeReply: Hashable, Sendable {
    /// The order's receipt says it.
    case answered(Receipt)
    /// The restaurant did not take the notice's file.
    case rejected(Receipt.Reason)
}

extension Home {
    /// Tells the restaurant something about an order that was sent: one file in the shared folder, safe
    /// against crashes and power cuts.
    ///
    /// Said again before the restaurant has answered it is the same file. That the restaurant heard is only
    /// known by its ``reply(to:about:within:cloud:every:clock:)``.
    ///
    /// - Parameters:
    ///   - kind: what is said.
    ///   - order: the order, as it was sent.
    ///   - cloud: the shared folder's path; the joined one's without one.
    /// - Throws: ``ClientError/noticeUnsent(_:_:)``, ``ClientError/orderElsewhere(_:path:)``, or what keeps
    ///   folder and home from being used.
    public func notify(
        _ kind: Notice.Kind,
        about order: PlacedOrder,
        cloud: String? = nil
    ) throws(ClientError) -> SentNotice {
        try NoticeSender(self).send(kind, about: order, cloud: cloud)
    }

    /// Waits until the restaurant has decided about a notice, looking at once and then every `interval`.
    ///
    /// An order that is over by then is an answer to any notice.
    /// - Parameters:
    ///   - notice: the notice, as it was sent.
    ///   - order: the order that it is about.
    ///   - limit: how long to wait; zero looks once.
    ///   - interval: the time between two looks.
    ///   - cloud: the shared folder's path; the order's own without one.
    ///   - clock: what the waiting is measured with.
    /// - Returns: `nil` when there is no answer by then.
    /// - Throws: ``ClientError``, and `CancellationError` when the task is cancelled.
    public func reply(
        to notice: Notice,
        about order: PlacedOrder,
        within limit: Duration,
        cloud: String? = nil,
        every interval: Duration = .milliseconds(200),
        clock: some Clock<Duration>
    ) async throws -> NoticeReply? {
        let path = cloud.map(AbsolutePath.of) ?? order.cloud
        return try await Self.wait(within: limit, every: interval, clock: clock) {
            try Receipts.reply(to: notice, about: order, cloud: path)
        }
    }

    /// The folder that an order was meant for, by whatever path it is reached now.
    ///
    /// - Parameter other: the failure where the folder that is named or joined is another one.
    func folder(
        of order: PlacedOrder,
        cloud: String?,
        otherwise other: (_ path: String) -> ClientError
    ) throws(ClientError) -> CloudFolder {
        let present = try joinedCloud(cloud) ?? order.cloud
        var failure: ClientError
        do {
            let folder = try CloudFolder.open(present)
            if folder.id == order.folder { return folder }
            failure = other(folder.path)
        } catch {
            failure = error
        }
        guard order.cloud != present else { throw failure }
        do {
            let folder = try CloudFolder.open(order.cloud)
            if folder.id == order.folder { return folder }
        } catch {
            throw failure  // The folder that is named now is the one to be told about.
        }
        throw failure
    }
}
