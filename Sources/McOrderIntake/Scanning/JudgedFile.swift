import McOrderFiles
import McOrderModel

/// A file of the drop folder that was read and judged, before the queue decides.
struct JudgedFile: Sendable {
    let name: FileName
    let stamp: FileStamp
    let incoming: IncomingFile

    /// Whether the file is unlinked after this decision of the queue. A file that was never read stays, and
    /// so does one that the queue could not decide.
    func isUnlinked(after outcome: FileOutcome) -> Bool {
        switch outcome {
        case .orderUnknown, .undecided, .impossible: false
        case .enqueued, .redelivered, .rejected, .noticed: incoming.raw != nil
        }
    }

    /// The sort key in a batch: older orders before newer ones, and notices after all orders.
    var place: (Int, Timestamp) {
        guard case .acceptable(let order) = incoming.verdict else {
            return (incoming.notice == nil ? 0 : 1, incoming.receivedAt)
        }
        return (0, order.placedAt)
    }
}

extension FileName {
    /// The marker of the drop folder.
    static let marker = FileName(constant: FolderMarker.fileName)
    /// The folder of the claims in the drop folder.
    static let claims = FileName(constant: Claim.folderName)

    /// Whether a file of this name may hold an order. Source: format.md, *File name*.
    var isCandidate: Bool {
        hasJSONEnding && !beginsWithDot
    }

    /// Whether a file of this name may hold a notice: it ends in `.notice`, in any case.
    var isNotice: Bool {
        ends(in: Notice.fileNameEnding) && !beginsWithDot
    }
}

extension IncomingFile {
    /// Whether the file is refused only because of its time, so that a wrong clock may be the cause.
    var dependsOnTime: Bool {
        guard case .rejected(let reason, _) = verdict else { return false }
        return reason == .stale || reason == .fromTheFuture
    }
}
