import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText
import Synchronization

/// `mcorderd verify`: checks that the queue satisfies everything that the programs guarantee about it.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "verify",
        OperationsText.verify,
        discussion: """
            mcorderd verify
            mcorderd verify --json
            """
    )

    @OptionGroup var common: CommonOptions

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let view = try await QueueView(
            auditing: configuration.paths.queue,
            as: "mcorderd verify",
            patience: .command
        )
        let language = Terminal.language
        let json = answer.json
        if json { try Terminal.write(#"{"faults":["#) }
        let isFirst = Atomic<Bool>(true)
        // Each problem is written when it is found: there may be a million of them.
        let write: @Sendable (AuditFinding) throws -> Void = { finding in
            let separator = isFirst.exchange(false, ordering: .relaxed) ? "\n" : ",\n"
            if json {
                try Terminal.write(separator + JSONWriter.line(finding.json(language)))
            } else {
                try Terminal.writeLine(finding.sentence[language])
            }
        }
        let counts = try await view.audit(write)
        try await view.close()
        if json {
            let rest = [
                ("orders", counts.orders), ("rejections", counts.rejections), ("notices", counts.notices),
            ].map { "\"\($0)\":\($1)" }.joined(separator: ",")
            try Terminal.writeLine("],\(rest)}")
        } else if counts.findings == 0 {
            let (orders, rejections, notices) = (counts.orders, counts.rejections, counts.notices)
            let answer = OperationsText.allIsWell(orders: orders, rejections: rejections, notices: notices)
            try Terminal.writeLine(answer[language])
        }
        guard counts.findings > 0 else { return }
        let status: ExitStatus = counts.isDamaged ? .storage : .invalid
        throw CommandError(status, DaemonText.problemCount(counts.findings))
    }
}

extension AuditFinding {
    fileprivate func json(_ language: Language) -> JSONValue {
        .object(
            [JSONValue.Member("problem", .string(problem.rawValue))] + subject.json
                + [
                    JSONValue.Member("detail", .string(detail)),
                    JSONValue.Member("message", .string(problem.sentence[language])),
                    JSONValue.Member("cure", .string(problem.cure[language])),
                ]
        )
    }
}

extension AuditFinding.Subject {
    fileprivate var json: [JSONValue.Member] {
        let (kind, members): (String, [(String, JSONValue)]) =
            switch self {
            case .database: ("database", [])
            case .order(let id, let code): ("order", [("id", .integer(id)), ("code", .string(code))])
            case .rejection(let id): ("rejection", [("id", .integer(id))])
            case .notice(let id): ("notice", [("id", .integer(id))])
            case .device(let udid): ("device", [("udid", .string(udid))])
            }
        return [JSONValue.Member("of", .string(kind))] + members.map { JSONValue.Member($0, $1) }
    }
}
