import McOrderQueue
import McOrderText

extension AuditFinding {
    /// The subject, the problem and the advice, on one line.
    var sentence: Sentence {
        AuditFindingText.error(of: subject.name, problem.sentence, detail: detail, problem.cure)
    }
}

extension AuditFinding.Subject {
    fileprivate var name: Sentence {
        switch self {
        case .database: AuditFindingText.database
        case .order(let id, let code): AuditFindingText.order(id: id, code: code)
        case .rejection(let id): AuditFindingText.rejection(id: id)
        case .notice(let id): AuditFindingText.notice(id: id)
        case .device(let udid): AuditFindingText.device(udid: udid)
        }
    }
}

extension AuditFinding.Problem {
    /// The problem, without its subject.
    var sentence: AuditProblemText {
        switch self {
        case .damaged: .damaged
        case .dangling: .dangling
        case .illegalHistory: .illegalHistory
        case .otherState: .otherState
        case .wrongRevision: .wrongRevision
        case .wrongTotal: .wrongTotal
        case .wrongShownTotal: .wrongShownTotal
        case .missingLine: .missingLine
        case .otherContent: .otherContent
        case .otherCode: .otherCode
        case .badDevice: .badDevice
        case .halfForgotten: .halfForgotten
        case .knownTwice: .knownTwice
        case .receiptGone: .receiptGone
        case .wrongCancels: .wrongCancels
        case .wrongMarks: .wrongMarks
        case .unknownReason: .unknownReason
        case .deadRequest: .deadRequest
        case .trustedAndBlacklisted: .trustedAndBlacklisted
        case .trustedAndRevoked: .trustedAndRevoked
        case .keyGone: .keyGone
        }
    }

    /// What an administrator can do about the problem.
    var cure: QueueCureText {
        switch self {
        case .damaged, .dangling, .keyGone: .bringBackup
        case .receiptGone: .restartDaemon
        case .trustedAndBlacklisted: .takeOffBlacklist
        case .trustedAndRevoked: .takeTrustBack
        case .deadRequest: .askForNewNumber
        case .halfForgotten: .completeForgetting
        case .wrongTotal, .wrongShownTotal, .missingLine, .otherState, .illegalHistory, .wrongRevision,
            .wrongCancels, .wrongMarks, .otherContent, .otherCode, .badDevice, .knownTwice, .unknownReason:
            .findWriter
        }
    }
}
