import McOrderFiles

/// The answers to what was sealed. Source: format.md, *Sealed receipt*.
extension Receipts {
    /// The restaurant's answer to a sealed order or notice; `nil` while there is none.
    ///
    /// Besides the sealed answer only a signed refusal counts that nobody could open the file, and not once a
    /// sealed answer was read: the restaurant opened the file then.
    ///
    /// - Parameter file: the sealed file.
    static func answer(
        _ sealed: SealedAnswer,
        about content: ContentHash,
        ofFile file: SentFile,
        _ trust: ReceiptTrust,
        in folder: Directory
    ) throws(ClientError) -> TrustedReceipt? {
        let found = try contents(sealed.secret.fileName, in: folder)
        if let answer = found.flatMap({ sealed.receipt(in: $0, about: content, seen: trust.seen) }) {
            return answer
        }
        guard case .signed(_, seen: nil) = trust,
            let refused = try read(Receipt.fileName(ofFileWith: file.name), trust, in: folder),
            case .rejected(let reason) = refused.receipt.status,
            reason.code == RejectionReason.cannotOpen.rawValue, refused.receipt.file == file.tagged
        else { return nil }
        // Its number is not one of the sealed answers.
        return TrustedReceipt(receipt: refused.receipt, serial: nil)
    }
}

extension ReceiptTrust {
    /// The highest number of an answer that was read.
    var seen: Int? {
        if case .signed(_, let seen) = self { seen } else { nil }
    }
}
