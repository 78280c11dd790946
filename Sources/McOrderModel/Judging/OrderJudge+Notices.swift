extension OrderJudge {
    /// Judges the bytes of a notice.
    ///
    /// A daemon that serves only some restaurants leaves what it cannot read: it may be another's.
    /// - Parameters:
    ///   - bytes: at most ``Notice/sizeLimit`` of them.
    ///   - file: the file's name, for people to read.
    ///   - receivedAt: when it was read.
    ///   - hasWaited: whether its order had a chance to be decided about since the notice was seen first.
    package func judge(notice bytes: [UInt8], file: String, receivedAt: Timestamp, hasWaited: Bool)
        -> Judgement
    {
        do {
            let notice = try Notice(json: bytes)
            let objection = hasWaited ? objection(toNoticeSaidAt: notice.at, now: receivedAt) : nil
            return .decided(
                arrival(
                    bytes,
                    file,
                    receivedAt,
                    kind: .notice,
                    identity: notice.identity,
                    key: .notice(notice),
                    verdict: .notice(notice, orElse: objection)
                )
            )
        } catch {
            guard !leavesUnreadable else { return .elsewhere }
            let refused = arrival(
                bytes,
                file,
                receivedAt,
                kind: .notice,
                key: .file(bytes),
                verdict: .rejected(error.reason, restaurant: nil)
            )
            switch error {
            case .badUDID, .badNumber, .badDate: return .decided(refused)  // Written to its end.
            default: return .unsettled(refused)
            }
        }
    }

    /// Why a notice whose order is not known waits no longer, by the rules for the time of an order; nil
    /// while it does. A daemon that serves only some restaurants leaves it to the one that has the order.
    package func objection(toNoticeSaidAt said: Timestamp, now: Timestamp) -> RejectionReason? {
        if leavesUnreadable { return nil }
        if now - said > settings.noticeWait { return .stale }
        return said - now > settings.maxAhead ? .fromTheFuture : nil
    }
}
