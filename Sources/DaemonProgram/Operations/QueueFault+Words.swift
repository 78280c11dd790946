import McOrderQueue
import McOrderText

extension QueueFault {
    /// The subject, the problem and the advice, on one line.
    var sentence: Sentence {
        QueueFaultText.fault(of: subject.name, problem.sentence, detail: detail, problem.cure)
    }
}

extension QueueFault.Subject {
    fileprivate var name: Sentence {
        switch self {
        case .database: QueueFaultText.database
        case .order(let id, let code): QueueFaultText.order(id: id, code: code)
        case .rejection(let id): QueueFaultText.rejection(id: id)
        case .notice(let id): QueueFaultText.notice(id: id)
        case .device(let udid): QueueFaultText.device(udid: udid)
        }
    }
}

extension QueueFault.Problem {
    /// The problem, without its subject.
    var sentence: QueueProblemText {
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
        case .unknownReason: .unknownReason
        case .deadRequest: .deadRequest
        case .trustedAndBlacklisted: .trustedAndBlacklisted
        case .keyGone: .keyGone
        }
    }

    /// What an administrator can do about the problem.
    var cure: QueueCureText {
        switch self {
        case .damaged, .dangling, .keyGone: .bringBackup
        case .receiptGone: .restartDaemon
        case .trustedAndBlacklisted: .takeOffBlacklist
        case .deadRequest: .askForNewNumber
        case .halfForgotten: .completeForgetting
        case .wrongTotal, .wrongShownTotal, .missingLine, .otherState, .illegalHistory, .wrongRevision,
            .wrongCancels, .otherContent, .otherCode, .badDevice, .knownTwice, .unknownReason:
            .lookWhoWrites
        }
    }
}
