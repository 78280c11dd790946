extension OrderJudge {
    /// Judges the bytes of a sealed file, and what is inside.
    ///
    /// - Parameter hasWaited: for a notice, whether its order had a chance to be decided.
    func judge(sealed bytes: [UInt8], file: String, receivedAt: Timestamp, hasWaited: Bool) -> Judgement {
        let sealed: SealedFile
        do {
            sealed = try SealedFile(bytes)
        } catch {
            guard !leavesUnreadable else { return .elsewhere }
            return .undecided(refusal(error.reason, of: nil, bytes, file, receivedAt))
        }
        switch keyring.open(sealed, at: houses.ids(at: receivedAt), servesAll: !leavesUnreadable) {
        case .stays: return .elsewhere
        case .cannotOpen: return .decided(refusal(.cannotOpen, of: nil, bytes, file, receivedAt))
        case .opened(let opened):
            return judge(
                opened: opened.document,
                opened.kind,
                file: file,
                receivedAt: receivedAt,
                hasWaited: hasWaited,
                secrets: [opened.secret]
            )
        }
    }

    /// Judges an order or a notice that was sealed.
    ///
    /// - Parameter secrets: those of its answers; none once its receipt is gone.
    package func judge(
        opened document: [UInt8],
        _ kind: DropKind,
        file: String,
        receivedAt: Timestamp,
        hasWaited: Bool,
        secrets: [ReceiptSecret]
    ) -> Judgement {
        let judgement =
            switch kind {
            case .order: judge(order: document, file: file, receivedAt: receivedAt, isOpened: true)
            case .notice:
                judge(
                    notice: document,
                    file: file,
                    receivedAt: receivedAt,
                    hasWaited: hasWaited,
                    isOpened: true
                )
            }
        switch judgement {
        case .decided(let incoming), .undecided(let incoming):
            return .decided(incoming.answered(bySecrets: secrets))
        case .elsewhere: return .elsewhere
        }
    }
}
