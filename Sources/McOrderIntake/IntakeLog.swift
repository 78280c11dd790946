import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue

/// The intake's log messages about files.
///
/// A file's name contains the device's name, and any user may have made it up. So it is logged only where a
/// person has to find the file, and every character that could forge a line or move a cursor is escaped.
/// Device names and comments are never logged.
struct IntakeLog: Sendable {
    let log: Logger

    /// Logs that a refused file was decided again.
    func decidedAgain(_ outcome: FileOutcome, _ request: RequestedRejection) {
        let words: Logger.Metadata = ["rejection": "\(request.id)", "by": "\(request.by)"]
        let result: Logger.Metadata =
            switch outcome {
            case .enqueued(let id): ["outcome": "received", "id": "\(id)"]
            case .rejected(let reason): ["outcome": "rejected", "reason": "\(reason.rawValue)"]
            case .noticed(let outcome, let id): ["outcome": "\(outcome.rawValue)", "order": "\(id)"]
            case .redelivered: ["outcome": "redelivered"]
            case .orderUnknown, .undecided: ["outcome": "waiting"]
            case .impossible(let error): ["outcome": "impossible", "error": "\(error)"]
            }
        log.notice("decided again", metadata: words.merging(result) { $1 })
    }

    /// Logs the decision about a file.
    func decided(_ incoming: IncomingFile, as outcome: FileOutcome) {
        switch outcome {
        case .enqueued(let id):
            log.debug("order received", metadata: words(incoming, ["id": "\(id)"]))
        case .noticed(let outcome, let id):
            let type = incoming.notice?.kind.rawValue ?? ""
            let more: Logger.Metadata = [
                "order": "\(id)", "type": "\(type)", "outcome": "\(outcome.rawValue)",
            ]
            log.info("notice taken in", metadata: words(incoming, more))
        case .orderUnknown:
            log.info("a notice waits for its order", metadata: words(incoming))
        case .undecided:
            log.debug("an order waits until the clock can be believed", metadata: words(incoming))
        case .redelivered where incoming.raw == nil:
            log.debug("a file that stays was seen before", metadata: words(incoming))
        case .redelivered:
            log.info("delivered again", metadata: words(incoming))
        case .rejected(let reason):
            let stays = incoming.raw == nil ? "; it is never read and stays where it is" : ""
            log.notice("file refused\(stays)", metadata: words(incoming, ["reason": "\(reason.rawValue)"]))
        case .impossible(let words):
            log.error(
                "the queue does not take a file; it is left and tried again when it changes",
                metadata: ["file": "\(incoming.file.escaped)", "error": "\(words)"]
            )
        }
    }

    /// Logs that a file cannot be read.
    func unreadable(_ name: FileName, _ error: FileError) {
        log.error("a file cannot be read; it is left and tried again", metadata: words(name, error))
    }

    /// Logs that a file whose decision is on the disk cannot be unlinked.
    func notRemovable(_ name: FileName, _ error: FileError) {
        log.error(
            "a decided file cannot be unlinked; it stays and has no further effect",
            metadata: words(name, error)
        )
    }

    /// Logs that another queue uses the same folder for the same restaurants.
    func rival(_ claim: Claim) {
        log.error(
            "another queue takes in the same restaurants' orders",
            metadata: ["host": "\(claim.host.escaped)", "since": "\(claim.since)", "queue": "\(claim.queue)"]
        )
    }

    /// Identifies a file in the log: by its order's code, or else by the beginning of its content's hash; a
    /// file that is never read by its name.
    private func words(_ incoming: IncomingFile, _ more: Logger.Metadata = [:]) -> Logger.Metadata {
        guard incoming.raw != nil else { return more.merging(["file": "\(incoming.file.escaped)"]) { $1 } }
        let file: Logger.Metadata =
            incoming.identity.map { ["code": "\($0.code)"] }
            ?? ["content": "\(incoming.contentHash.description.prefix(16))"]
        return file.merging(more) { $1 }
    }

    private func words(_ name: FileName, _ error: FileError) -> Logger.Metadata {
        ["file": "\(name.display.escaped)", "error": "\(error.operation): \(error.errno)"]
    }
}
