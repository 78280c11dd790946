package import McOrderFiles

/// The steps of sending a notice between which the program may crash. After each of them, sending again
/// writes the same file.
package enum NoticeStep: String, CaseIterable, Sendable {
    /// The home has stored the notice; the file is not in the folder.
    case stored
    /// The file is in the folder.
    case written
}

/// A notice whose file is in the folder.
public struct SentNotice: Hashable, Sendable {
    /// The notice.
    public let notice: Notice
    /// The path of the notice's file in the folder for orders.
    public let file: String
}

/// Sends notices with the same guarantees as ``Sender`` gives for orders.
///
/// The home stores kind and time before the folder is changed, and the bytes of the file depend only on these
/// and the order. So sending again writes the same file, which the restaurant recognises as the same notice.
package struct NoticeSender: Sendable {
    private let home: Home
    private let now: @Sendable () -> Timestamp
    private let refusals: FileSystemRefusals
    private let onStep: @Sendable (NoticeStep) throws(ClientError) -> Void

    /// Creates a sender of notices about a home's orders.
    ///
    /// - Parameters:
    ///   - now: returns the current time.
    ///   - refusals: the operations that the file system of the shared folder refuses, for tests.
    ///   - onStep: called after each step; an error that it throws ends the sending there, like a crash.
    package init(
        _ home: Home,
        now: @escaping @Sendable () -> Timestamp = Timestamp.now,
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
    /// - Parameter cloud: the path of the shared folder; if `nil`, the joined one, or else the order's own.
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
                throw .noticeUnsent(order.number, StorageError(error.fileError))
            }
            try onStep(.written)
            return SentNotice(notice: notice, file: folder.orders.path + "/" + fileName)
        }
    }

    /// The stored notice, unless it was answered; otherwise a new one, which is stored.
    private func remember(
        _ kind: Notice.Kind,
        about order: PlacedOrder,
        in folder: CloudFolder
    ) throws(ClientError) -> Notice {
        let known = try home.state().notices.first { $0.kind == kind && $0.identity == order.order.identity }
        if let known, !isAnswered(known, about: order, in: folder) { return known }
        // A new notice needs another time than the answered one, because kind and time identify a notice.
        let at = max(now(), (known?.at).map { $0 + .seconds(1) } ?? now())
        let notice = Notice(kind, of: order.order.identity, at: at)
        try home.updateLocked { state throws(ClientError) in
            state.notices.removeAll { $0.identity == notice.identity && $0.kind == kind }
            state.notices.append(notice)
        }
        return notice
    }

    /// Whether the restaurant has answered a notice, so that the next one is a new notice. If no answer can
    /// be read, the same notice is sent again, which does no harm.
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
