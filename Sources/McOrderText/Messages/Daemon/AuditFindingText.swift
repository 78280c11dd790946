/// An error that `mcorderd verify` found, on one line, with its subject.
package enum AuditFindingText: Message {
    /// The subject and its error, details for the person who repairs it, and how to fix it.
    case error(of: Sentence, AuditProblemText, detail: String, QueueCureText)

    // Subjects
    case database
    case order(id: Int64, code: String)
    case rejection(id: Int64)
    case notice(id: Int64)
    case device(udid: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .error(let subject, let problem, let detail, let cure):
            language.pick(
                en:
                    "\(language.say(subject)): \(language.say(problem)) (\(HarmlessText.clean(detail))); \(language.say(cure))",
                es:
                    "\(language.say(subject)): \(language.say(problem)) (\(HarmlessText.clean(detail))); \(language.say(cure))",
                eu:
                    "\(language.say(subject)): \(language.say(problem)) (\(HarmlessText.clean(detail))); \(language.say(cure))"
            )
        case .database: language.pick(en: "database", es: "base de datos", eu: "datu-basea")
        case .order(let id, let code):
            language.pick(
                en: "order \(id) (\(HarmlessText.clean(code)))",
                es: "pedido \(id) (\(HarmlessText.clean(code)))",
                eu: "eskaera \(id) (\(HarmlessText.clean(code)))"
            )
        case .rejection(let id):
            language.pick(
                en: "rejection \(id)",
                es: "rechazo \(id)",
                eu: "bazterketa \(id)"
            )
        case .notice(let id): language.pick(en: "notice \(id)", es: "aviso \(id)", eu: "abisua \(id)")
        case .device(let udid):
            language.pick(
                en: "device \(HarmlessText.clean(udid))",
                es: "dispositivo \(HarmlessText.clean(udid))",
                eu: "gailua \(HarmlessText.clean(udid))"
            )
        }
    }
}

/// An error in the queue, without its subject.
package enum AuditProblemText: Message {
    /// SQLite reports that the file is damaged.
    case damaged
    /// A row refers to a missing row.
    case dangling
    case illegalHistory
    case otherState
    case wrongRevision
    case wrongTotal
    case wrongShownTotal
    case missingLine
    case otherContent
    case otherCode
    case badDevice
    case halfForgotten
    /// The device has two orders with this number.
    case knownTwice
    /// The order is open, but its receipt was removed.
    case receiptGone
    case wrongCancels
    case wrongMarks
    case unknownReason
    /// The file is to be decided again, but its bytes are gone.
    case deadRequest
    case trustedAndBlacklisted
    case trustedAndRevoked
    /// The key with which hashes of devices were made is gone.
    case keyGone

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// How to fix an error in the queue.
package enum QueueCureText: Message {
    case bringBackup
    case restartDaemon
    case takeOffBlacklist
    case takeTrustBack
    case askForNewNumber
    case completeForgetting
    /// Our programs never write this. The administrator must find out which program did.
    case findWriter

    package func text(in language: any Texts) -> String { language.text(self) }
}
