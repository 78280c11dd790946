package import McOrderFiles

/// The moments of sending a notice between which a crash can fall. After each of them sending it again
/// writes the same file.
package enum NoticeStep: String, CaseIterable, Sendable {
    /// The home remembers the notice; the folder has nothing.
    case stored
    /// The folder has the file.
    case written
}

/// A notice that is in the folder now.
public struct SentNotice: Hashable, Sendable {
    /// The notice.
    public let notice: Notice
    /// The path of its file in the folder of the orders.
    public let file: String
}

/// Sends notices as carefully as ``Sender`` sends orders.
///
/// The home remembers kind and time before the folder is touched, and the bytes follow from these; so
/// whatever is sent again is the same file, which the restaurant takes for the same notice.
package struct NoticeSender: Sendable {
    private let home: Home
    private let now: @Sendable () -> Timestamp
    private let refusals: FileSystemRefusals
    private let onStep: @Sendable (NoticeStep) throws(ClientError) -> Void

    /// A sender of notices about a home's orders.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - refusals: what the shared folder's file system refuses, for tests.
    ///   - onStep: called after each step; what it throws ends the sending there, like a crash.
    package init(
        _ home: Home,
        now: @escaping @Sendable () -> Timestamp = SystemTime.now,
        refusals: FileSystemRefusals = .none,
        onStep: @escaping @Sendable (NoticeStep) throws(ClientError) -> Void = { _ in }
    ) {
        self.home = home
        self.now = now
        self.refusals = refusals
        self.onStep = onStep
    }

    /// Sends a notice about an order that was sent.
    ///
    /// - Parameter cloud: the shared folder's path; the joined one's, else the order's own, without one.
    package func send(
        _ kind: Notice.Kind,
        about order: PlacedOrder,
        cloud: String?
    ) throws(ClientError) -> SentNotice {
        try home.locked { () throws(ClientError) in
            let folder = try home.folder(of: order, cloud: cloud) { path in .orderElsewhere(order, path: path)
            }
            let notice = try remember(kind, about: order, in: folder)
            try onStep(.stored)
            let fileName = notice.fileName(deviceName: order.order.deviceName)
            guard let name = FileName(fileName) else { preconditionFailure("it ends in .notice") }
            do throws(WholeFileError) {
                _ = try WholeFile.create(name, bytes: notice.json, in: folder.orders, refusals: refusals)
            } catch {
                throw .noticeUnsent(order.number, StorageTrouble(error.fileError))
            }
            try onStep(.written)
            return SentNotice(notice: notice, file: folder.orders.path + "/" + fileName)
        }
    }

    /// The notice that the home remembers, unless it was answered; else a new one.
    private func remember(
        _ kind: Notice.Kind,
        about order: PlacedOrder,
        in folder: CloudFolder
    ) throws(ClientError) -> Notice {
        let known = try home.state().notices.first { $0.kind == kind && $0.identity == order.order.identity }
        if let known, !isAnswered(known, about: order, in: folder) { return known }
        // Of one kind and time there is one notice.
        let at = max(now(), (known?.at).map { $0 + .seconds(1) } ?? now())
        let notice = Notice(kind, of: order.order.identity, at: at)
        try home.updateLocked { state throws(ClientError) in
            state.notices.removeAll { $0.identity == notice.identity && $0.kind == kind }
            state.notices.append(notice)
        }
        return notice
    }

    /// Whether the restaurant has decided about a notice, so that saying it again is another one. Where no
    /// answer can be read the same one goes out again, which does no harm.
    private func isAnswered(_ notice: Notice, about order: PlacedOrder, in folder: CloudFolder) -> Bool {
        let reply = Result { () throws(ClientError) in
            try Receipts.reply(to: notice, about: order, cloud: folder.path)
        }
        switch reply {
        case .success(.answered(let receipt)): return receipt.notice?.answers(notice) ?? false
        case .success(.rejected): return true
        case .success(nil), .failure: return false
        }
    }
}
