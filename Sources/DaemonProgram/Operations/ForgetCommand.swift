import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText

/// `mcorderd forget UDID`: erases the personal data of one device from the queue.
struct ForgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "forget",
        OperationsText.forget,
        discussion: """
            mcorderd export --device 975319E0-43ED-435F-AA81-0B4F051B3768
            mcorderd forget 975319E0-43ED-435F-AA81-0B4F051B3768
            """
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OperationsText.udid), completion: Completion.devices)
    var udid: String

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let device = try DeviceKey(typed: udid)
        let forgotten = try await Self.forget(device, in: configuration.paths.queue)
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
