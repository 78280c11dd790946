private import McOrderFiles

/// A notice whose file is in the folder.
public struct SentNotice: Hashable, Sendable {
    /// The notice.
    public let notice: Notice
    /// The path of the notice's file in the folder for orders.
    public let file: String
}

extension Sender {
    /// Sends a notice about an order that was sent, with the same guarantees as an order.
    ///
    /// The home stores kind and time before the folder is changed, and the bytes of a signed or sealed file;
    /// the bytes of another one depend only on kind, time and order. So sending again writes the same file,
    /// which the restaurant recognises as the same notice.
    ///
    /// - Parameter cloud: the path of the shared folder; if `nil`, the joined one, or else the order's own.
    package func send(
        _ kind: Notice.Kind,
        about order: PlacedOrder,
        cloud: String?
    ) throws(ClientError) -> SentNotice {
        try home.locked { () throws(ClientError) in
            let folder = try home.folder(of: order, cloud: cloud)
            let file = try remember(kind, about: order, in: folder)
            try onStep(.stored)
            let fileName = file.sentName(deviceName: order.order.deviceName)
            let name = FileName(constant: fileName)
            do throws(WholeFileError) {
                _ = try WholeFile.create(name, bytes: file.sentBytes, in: folder.orders, refusals: refusals)
            } catch {
                throw .noticeUnsent(order.number, StorageError(error.fileError))
            }
            try onStep(.written)
            return SentNotice(notice: file.notice, file: folder.orders.path + "/" + fileName)
        }
    }

    /// The stored notice, unless it was answered; otherwise a new one, which is stored.
    private func remember(
        _ kind: Notice.Kind,
        about order: PlacedOrder,
        in folder: CloudFolder
    ) throws(ClientError) -> NoticeFile {
        let state = try home.state()
        let known = state.notices.first { $0.kind == kind && $0.identity == order.order.identity }
        if let known {
            let file = state.file(of: known)
            let trust = state.trust(about: order)
            if !isAnswered(file, about: order, trust, in: folder) { return file }
        }
        // A new notice needs another time than the answered one, because kind and time identify a notice.
        let at = max(now(), (known?.at).map { $0 + .seconds(1) } ?? now())
        let notice = Notice(kind, of: order.order.identity, at: at)
        let file = try home.file(notice, about: order, state)
        try home.updateLocked { state throws(ClientError) in
            state.notices.removeAll { $0.identity == notice.identity && $0.kind == kind }
            state.signedNotices.removeAll { $0.notice.identity == notice.identity && $0.notice.kind == kind }
            state.notices.append(notice)
            if order.isSigned || file.sealed != nil { state.signedNotices.append(file) }
        }
        return file
    }

    /// Whether the restaurant has answered a notice, so that the next one is a new notice. If no answer can
    /// be read, the same notice is sent again, which does no harm.
    private func isAnswered(
        _ file: NoticeFile,
        about order: PlacedOrder,
        _ trust: ReceiptTrust,
        in folder: CloudFolder
    ) -> Bool {
        switch try? Receipts.reply(
            to: file,
            about: SentOrder(order),
            trust,
            in: FolderPaths(in: folder.path).receipts
        ) {
        case .answered(let receipt): receipt.notice?.answers(file.notice) ?? false
        case .rejected: true
        case nil: false
        }
    }
}
