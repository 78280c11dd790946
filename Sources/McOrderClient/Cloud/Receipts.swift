import McOrderFiles

/// Reads the restaurant's answers about orders from the shared folder. Source: format.md, *Receipt*.
enum Receipts {
    /// The receipt of an order; `nil` while there is none. A file that is not a receipt, or is about another
    /// order, counts as none: the sync client may have written only half of it.
    ///
    /// The receipts of an accepted order and of a rejected file have different names. A receipt that accepts
    /// this very order takes precedence over one that rejects it, because decisions are final and the
    /// restaurant prepares what it accepted.
    static func receipt(
        of sent: SentOrder,
        _ trust: ReceiptTrust,
        in path: String
    ) throws(ClientError) -> TrustedReceipt? {
        guard let folder = try folder(path) else { return nil }
        if let sealed = sent.sealed {
            return try answer(sealed, about: sent.content, ofFile: sent.file, trust, in: folder)
        }
        let accepted = try acceptance(under: sent, trust, in: folder)
        let refused = try refusal(of: sent, trust, in: folder)
        return switch accepted?.receipt.subject(sent, refused: refused?.receipt) {
        case .this: accepted
        case .other, .unknown, nil: refused
        }
    }

    /// The receipt of an order that was accepted under the number of this one and is certainly a different
    /// order.
    static func otherReceipt(
        under sent: SentOrder,
        _ trust: ReceiptTrust,
        in path: String
    ) throws(ClientError) -> Receipt? {
        guard let folder = try folder(path),
            // The serial number that was seen is that of an answer about this order.
            let accepted = try acceptance(under: sent, trust.ofAnySerial, in: folder)?.receipt
        else { return nil }
        let refused = try refusal(of: sent, trust, in: folder)?.receipt
        return accepted.subject(sent, refused: refused) == .other ? accepted : nil
    }

    /// The restaurant's answer to a notice; `nil` while there is none. A receipt of a closed or rejected
    /// order also answers it.
    static func reply(
        to notice: NoticeFile,
        about sent: SentOrder,
        _ trust: ReceiptTrust,
        in path: String
    ) throws(ClientError) -> NoticeReply? {
        if let receipt = try receipt(of: sent, trust, in: path)?.receipt {
            let isAnswer = receipt.notice?.answers(notice.notice) ?? false
            if receipt.isFinal || isAnswer { return .answered(receipt) }
        }
        guard let folder = try folder(path) else { return nil }
        // A notice's refusal is final; its serial number is not that of the order's receipts.
        let trust = trust.ofAnySerial
        let (content, identity) = (notice.contentHash, notice.notice.identity)
        if let copy = notice.sealed {
            let sealed = SealedAnswer(copy, of: notice.bytes)
            return try answer(sealed, about: content, ofFile: SentFile(copy.bytes), trust, in: folder)?
                .receipt
                .rejection.map { .rejected($0) }
        }
        return try refusal(ofFile: SentFile(notice.bytes), content: content, identity, trust, in: folder)?
            .receipt
            .rejection.map { .rejected($0) }
    }

    /// The receipt of the order that was accepted under this number, whether it is this order or another one.
    private static func acceptance(
        under sent: SentOrder,
        _ trust: ReceiptTrust,
        in folder: Directory
    ) throws(ClientError) -> TrustedReceipt? {
        let found = try read(Receipt.fileName(of: sent.identity), trust, in: folder)
        guard let receipt = found?.receipt, receipt.code == sent.identity.code, receipt.rejection == nil
        else {
            return nil
        }
        return found
    }

    private static func refusal(
        of sent: SentOrder,
        _ trust: ReceiptTrust,
        in folder: Directory
    ) throws(ClientError) -> TrustedReceipt? {
        try refusal(ofFile: sent.file, content: sent.content, sent.identity, trust, in: folder)
    }

    /// The receipt of a rejected file of this home, if it was rejected as the kind of file as which this home
    /// sent it.
    ///
    /// The receipt's name alone proves nothing: another person may write the same bytes under another ending,
    /// and they are rejected as that kind. So the receipt must state the hash of the content or of the file.
    /// A receipt of version 0.1.0 states neither; its order number shows that the restaurant read the bytes
    /// as the right kind. A receipt about a signature states neither number nor code, because the file does
    /// not count as the device's; only a file that was read as the right kind is refused for that.
    private static func refusal(
        ofFile file: SentFile,
        content: ContentHash,
        _ identity: OrderIdentity,
        _ trust: ReceiptTrust,
        in folder: Directory
    ) throws(ClientError) -> TrustedReceipt? {
        let name = Receipt.fileName(ofFileWith: file.name)
        guard let found = try read(name, trust, in: folder), let reason = found.receipt.rejection else {
            return nil
        }
        let receipt = found.receipt
        let isAboutFile = receipt.file == file.tagged
        if receipt.content == nil, receipt.number == nil, receipt.code == nil,
            SignatureFault(rawValue: reason.code) != nil
        {
            return isAboutFile ? found : nil
        }
        guard receipt.number == identity.number, receipt.code == identity.code else { return nil }
        if let answered = receipt.content { return answered == content ? found : nil }
        if receipt.file != nil { return isAboutFile ? found : nil }
        // A signed order or notice is only sent to restaurants whose receipts state one of the two.
        return identity.device.isKeyed ? nil : found
    }

    /// The folder of the receipts; `nil` while it does not exist.
    private static func folder(_ path: String) throws(ClientError) -> Directory? {
        do {
            return try Directory.find(path)
        } catch {
            throw .folder(StorageError(error))
        }
    }

    static func read(
        _ name: String,
        _ trust: ReceiptTrust,
        in folder: Directory
    ) throws(ClientError) -> TrustedReceipt? {
        try contents(name, in: folder).flatMap { TrustedReceipt(json: $0, trust) }
    }

    /// The bytes of a file; `nil` if there is none.
    static func contents(_ name: String, in folder: Directory) throws(ClientError) -> [UInt8]? {
        guard let name = FileName(name) else { return nil }
        do {
            return try HostileFile.contents(name, in: folder, limit: Receipt.sizeLimit)
        } catch {
            throw .folder(StorageError(error))
        }
    }
}

extension Receipt {
    /// The order that an accepted order's receipt is about.
    fileprivate enum Subject {
        /// The order in question.
        case this
        /// Certainly another order of the same device and number.
        case other
        /// Probably another order.
        case unknown
    }

    /// How far ahead of the restaurant's clock an order may be placed: the default of `intake.max_ahead`.
    private static let clockSkew = Duration.seconds(600)

    /// Determines which order an accepted order's receipt is about.
    ///
    /// The content hash decides. A receipt of version 0.1.0 has none; then only a rejection of this order's
    /// file with the reason `number-reused` is certain.
    fileprivate func subject(_ sent: SentOrder, refused: Receipt?) -> Subject {
        if let content { return content == sent.content ? .this : .other }
        // Only restaurants whose receipts state the content know signed orders.
        guard let unsigned = sent.unsigned else { return .unknown }
        if refused?.rejection?.code == RejectionReason.numberReused.rawValue { return .other }
        return isAbout(unsigned) ? .this : .unknown
    }

    /// Whether an accepted order's receipt without content hash can be about this order. A device that was
    /// restored from a backup uses a number twice; the receipt is then about the earlier order, and has
    /// another total, another restaurant, or an earlier time.
    private func isAbout(_ sent: SentOrder.Unsigned) -> Bool {
        shownTotal == sent.total && restaurant == sent.restaurant
            && updatedAt >= sent.placedAt - Self.clockSkew
    }

    /// The reason, if the receipt is about a rejected file.
    fileprivate var rejection: Reason? {
        guard case .rejected(let reason) = status else { return nil }
        return reason
    }
}
