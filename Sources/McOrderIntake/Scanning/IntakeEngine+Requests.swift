import McOrderModel
import McOrderQueue

extension IntakeEngine {
    /// Decides refused files again if a till has requested it.
    ///
    /// A retry is judged as of the time when the file was first received; accepting a file overrules the
    /// rules about its time, device and prices. A resulting order counts as received now, so that it does not
    /// expire at once. Notices that waited for it follow in the next scan.
    func answerRequests() throws {
        for request in try resources.view.blocking({ try $0.requestedRejections() }) {
            let incoming: IncomingFile
            let (kind, raw, file, at) = (request.kind, request.raw, request.file, request.at)
            let judgement =
                switch kind {
                case _ where request.secrets != nil:
                    judge.judge(
                        opened: raw,
                        kind,
                        file: file,
                        receivedAt: at,
                        hasWaited: true,
                        secrets: request.secrets ?? []
                    )
                case .order: judge.judge(raw, file: file, receivedAt: at)
                case .notice: judge.judge(notice: raw, file: file, receivedAt: at, hasWaited: true)
                }
            switch judgement {
            case .decided(let decided), .undecided(let decided):
                let overruled = request.request == .accept ? judge.overrule(decided) : decided
                incoming = overruled.received(at: now())
            case .elsewhere:
                // A file that another daemon would decide stays refused here.
                let verdict = IncomingFile.Verdict.rejected(request.reason, restaurant: nil)
                incoming = judge.incoming(raw, file, now(), kind: kind, key: .file(raw), verdict: verdict)
            }
            let (settings, kitchens) = (settings, plannedKitchens)
            let outcome = try resources.queue.blocking {
                try $0.answer(
                    request,
                    with: incoming,
                    by: request.by,
                    maxOpen: settings.maxOpenPerDevice,
                    presence: settings.presence,
                    kitchens: kitchens
                )
            }
            if case .enqueued = outcome { scanner.release(noticesAbout: incoming.identity) }
            log.decidedAgain(outcome, request)
        }
    }
}
