internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

extension IntakeEngine {
    /// Decides refused files again if a till has requested it.
    ///
    /// A retry is judged as of the time when the file was first received; accepting a file overrules the
    /// rules about its time, device and prices. A resulting order counts as received now, so that it does not
    /// expire at once. Notices that waited for it follow in the next scan.
    func answerRequests() throws {
        for request in try view.blocking({ try $0.requestedRejections() }) {
            let incoming: IncomingFile
            switch judgement(of: request) {
            case .decided(let decided), .undecided(let decided):
                incoming = (request.request == .accept ? judge.overrule(decided) : decided).received(
                    at: now()
                )
            case .elsewhere:
                // A file that another daemon would decide stays refused here.
                incoming = IncomingFile(
                    kind: request.kind,
                    file: request.file,
                    receivedAt: now(),
                    raw: request.raw,
                    size: Int64(request.raw.count),
                    identity: nil,
                    key: .file(request.raw),
                    verdict: .rejected(request.reason, restaurant: nil)
                )
            }
            let maxOpen = settings.maxOpenPerDevice
            let outcome = try queue.blocking {
                try $0.answer(request, with: incoming, by: request.by, maxOpen: maxOpen)
            }
            if case .enqueued = outcome { scanner.release(noticesAbout: incoming.identity) }
            log.decidedAgain(outcome, request)
        }
    }

    private func judgement(of request: RequestedRejection) -> OrderJudge.Judgement {
        switch request.kind {
        case .order:
            judge.judge(request.raw, file: request.file, receivedAt: request.at)
        case .notice:
            judge.judge(
                notice: request.raw,
                file: request.file,
                receivedAt: request.at,
                hasWaited: true
            )
        }
    }
}
