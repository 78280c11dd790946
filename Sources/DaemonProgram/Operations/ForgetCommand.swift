import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText

/// `mcorderd forget UDID|--person KEY|--blank ID`: erases the personal data of one device, or of somebody who
/// worked in the kitchen, from the queue.
struct ForgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "forget",
        OperationsText.forget,
        discussion: """
            mcorderd export --device 975319E0-43ED-435F-AA81-0B4F051B3768
            mcorderd forget 975319E0-43ED-435F-AA81-0B4F051B3768
            mcorderd forget --person ane
            """
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OperationsText.udid), completion: Completion.devices)
    var udid: String?

    @Option(help: ArgumentHelp(OperationsText.forgetPersonHelp, value: "KEY"))
    var person: String?

    @Option(help: ArgumentHelp(OperationsText.blankHelp, value: "ID"))
    var blank: [String] = []

    @OptionGroup var answer: AnswerOptions

    func run() async throws {
        let configuration = try await common.configuration()
        let state = configuration.paths.queue
        switch (udid, person, blank.isEmpty) {
        case (let udid?, nil, true): try await forget(udid, in: state)
        case (nil, let person?, true): try await forget(person: person, in: state)
        case (nil, nil, false): try await blank(in: state)
        default: throw CommandError(.usage, OperationsText.forgetWhat)
        }
    }

    private func forget(_ udid: String, in state: String) async throws {
        let device = try DeviceKey(typed: udid)
        let forgotten = try await Self.forget(device, in: state)
        try answer.write(
            OperationsText.forgotten(device, forgotten),
            json: .object([
                JSONValue.Member("udid", .string(device.description)),
                JSONValue.Member("orders", .integer(forgotten.orders)),
                JSONValue.Member("rejections", .integer(forgotten.rejections)),
                JSONValue.Member("notices", .integer(forgotten.notices)),
                JSONValue.Member("receiptsPending", .integer(forgotten.receipts)),
                JSONValue.Member("key", .optional(forgotten.key?.description)),
                JSONValue.Member("blacklisted", .bool(forgotten.isBlacklisted)),
                JSONValue.Member("revoked", .bool(forgotten.isRevoked)),
                JSONValue.Member("journalEmptied", .bool(forgotten.isJournalEmpty)),
            ])
        )
    }

    private func forget(person text: String, in state: String) async throws {
        let queue = try await OrderQueue.open(in: state, as: "mcorderd forget", patience: .command)
        let forgotten = try await queue.forget(person: BookPersonID(text))
        try await queue.close()
        guard let forgotten else { throw CommandError(.notFound, OperationsText.noSuchPerson(text)) }
        let picture = BookPhotographText.photograph[Terminal.language]
        let texts = forgotten.texts.map { fact in
            let words = fact.words + (fact.photograph == nil ? [] : [picture])
            return OperationsText.lookAtText(fact.id.description, fact.at, words.joined(separator: "; "))
        }
        let journal: [OperationsText] = forgotten.isJournalEmpty ? [] : [.journalNotEmptied]
        try answer.write(
            [OperationsText.personErased(text, rows: forgotten.rows)]
                + (texts.isEmpty ? [] : [.lookAtTexts]) + texts + journal,
            json: [
                "person": text, "rows": forgotten.rows, "journalEmptied": forgotten.isJournalEmpty,
                "texts": forgotten.texts.map { fact -> JSONValue in
                    [
                        "id": fact.id, "at": fact.at, "key": fact.key, "texts": fact.words,
                        "photograph": fact.photograph?.description,
                    ]
                },
            ]
        )
    }

    private func blank(in state: String) async throws {
        let ids = try blank.map { text in
            guard let id = FactID(text) else {
                throw CommandError(.notFound, OperationsText.noSuchFact(text))
            }
            return id
        }
        let queue = try await OrderQueue.open(in: state, as: "mcorderd forget", patience: .command)
        let missing = try await queue.blank(ids)
        try await queue.close()
        if let first = missing.first {
            throw CommandError(.notFound, OperationsText.noSuchFact(first.description))
        }
        try answer.write([OperationsText.textsBlanked(ids.count)], json: ["blanked": ids.count])
    }

    private static func forget(_ device: DeviceKey, in state: String) async throws -> Forgotten {
        switch device {
        case .plain(let id):
            let queue = try await OrderQueue.open(in: state, as: "mcorderd forget", patience: .command)
            let forgotten = try await queue.forget(id)
            try await queue.close()
            return forgotten
        case .erased:
            // The device is erased already; the queue holds no more data of it.
            let view = try await QueueView(state: state)
            guard let record = try await view.device(device, at: QueueClock.of(state, Timestamp.now)()) else {
                throw QueueError.noSuchDevice(udid: device.description)
            }
            try await view.close()
            return .nothing(
                of: device,
                isBlacklisted: record.blacklisted != nil,
                isRevoked: record.revoked != nil
            )
        }
    }
}
