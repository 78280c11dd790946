extension OrderJudge {
    /// Judges the bytes of a notice.
    ///
    /// A daemon that serves only some restaurants does not process a file that it cannot read, because the
    /// file may be meant for another daemon.
    /// - Parameters:
    ///   - bytes: at most ``Notice/sizeLimit`` bytes.
    ///   - file: the file's name, which is only shown to people.
    ///   - receivedAt: when the file was read.
    ///   - hasWaited: whether the order had a chance to be decided since the notice was first seen.
    ///   - isOpened: whether the notice was sealed for this daemon. Then no other one can decide it.
    package func judge(
        notice bytes: [UInt8],
        file: String,
        receivedAt: Timestamp,
        hasWaited: Bool,
        isOpened: Bool = false
    ) -> Judgement {
        do {
            let received = try ReceivedNotice(json: bytes)
            let notice = received.notice
            // No phone speaks for the counter.
            guard !notice.identity.device.isCounter else {
                return .decided(refusal(.badUDID, of: nil, bytes, file, receivedAt, kind: .notice))
            }
            let signature = signature(at: receivedAt, isOpened: isOpened) { houses throws(SignatureFault) in
                try received.verify(at: houses)
            }
            if case .failure(let fault) = signature {
                return .decided(refusal(fault.reason, of: nil, bytes, file, receivedAt, kind: .notice))
            }
            let objection = hasWaited ? objection(toNoticeSaidAt: notice.at, now: receivedAt) : nil
            return .decided(
                incoming(
                    bytes,
                    file,
                    receivedAt,
                    kind: .notice,
                    identity: notice.identity,
                    key: .notice(notice, try? signature.get()),
                    verdict: .notice(notice, about: received.order, orElse: objection),
                    presence: received.presence.flatMap { PresenceProof($0) }
                )
            )
        } catch {
            let refused = refusal(error.reason, of: nil, bytes, file, receivedAt, kind: .notice)
            if isOpened { return .decided(refused) }
            guard !leavesUnreadable else { return .elsewhere }
            switch error {
            // The JSON is complete, so the file need not be observed for changes.
            case .badUDID, .badNumber, .badDate: return .decided(refused)
            default: return .undecided(refused)
            }
        }
    }

    /// The reason to reject a notice whose order is not known, by the rules for the time of an order; `nil`
    /// while the notice may still wait. It is always `nil` in a daemon that serves only some restaurants,
    /// because another daemon may have the order.
    package func objection(toNoticeSaidAt said: Timestamp, now: Timestamp) -> RejectionReason? {
        if leavesUnreadable { return nil }
        if now - said > settings.noticeWait { return .stale }
        return said - now > settings.maxAhead ? .fromTheFuture : nil
    }
}
