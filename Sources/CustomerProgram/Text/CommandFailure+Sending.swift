internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandFailure {
    /// The failure of an order that cannot be sent.
    static func ofSending(_ error: ClientError) -> CommandFailure {
        switch error {
        case .emptyTicket: CommandFailure(.invalid, RejectionReason.emptyTicket.sentence)
        case .unknownRestaurant(let id):
            CommandFailure(.invalid, SendingFailureText.unknownRestaurant(id.description))
        case .unavailable(let lines, let restaurant): unavailable(lines, restaurant: restaurant)
        case .badOrder(let fault): CommandFailure(.invalid, fault.reason.sentence)
        case .repeated(let last): CommandFailure(.invalid, SendingFailureText.repeated(last.code))
        case .numbersExhausted: CommandFailure(.invalid, SendingFailureText.numbersExhausted)
        case .notSent(let number, let trouble):
            CommandFailure(
                trouble.status(absent: .unavailable),
                SendingFailureText.notSent(number, because: trouble.ofFolder, advice: trouble.advice)
            ).whileSending
        case .unfinished(let number, let trouble):
            CommandFailure(
                trouble.status(absent: .unavailable),
                SendingFailureText.unfinished(number, because: trouble.description, advice: trouble.advice)
            ).whileSending
        case .otherFolder(let pending, let path):
            CommandFailure(
                .unavailable,
                SendingFailureText.unfinishedElsewhere(pending.number, folder: pending.cloud, now: path)
            )
        case .orderElsewhere(let order, let path):
            CommandFailure(
                .unavailable,
                SendingFailureText.sentElsewhere(order.number, folder: order.cloud, now: path)
            )
        case .noticeUnsent(let number, let trouble):
            CommandFailure(
                trouble.status(absent: .unavailable),
                SendingFailureText.noticeUnsent(number, because: trouble.description, advice: trouble.advice)
            )
        default: preconditionFailure("\(error) is not about sending")
        }
    }

    private static func unavailable(_ lines: [UnavailableLine], restaurant: String) -> CommandFailure {
        let parts = lines.map { line in
            line.reason == .notSold
                ? SendingFailureText.notSold(line: line.line, line.name, at: restaurant)
                : SendingFailureText.notInCatalogue(line: line.line, line.name)
        }
        let numbers = lines.map { "\($0.line)" }.joined(separator: " ")
        return CommandFailure(.invalid, SendingFailureText.unavailable(parts, numbers: numbers))
    }
}

extension ClientError {
    /// Whether a problem with the shared folder prevents sending.
    var isFolderTrouble: Bool {
        switch self {
        case .badFolderPath, .folderAbsent, .folderUnmarked, .folderTooNew, .folder, .otherFolder: true
        default: false
        }
    }
}

extension StorageTrouble {
    /// The exit code for the problem.
    func status(absent: ExitStatus) -> ExitStatus {
        switch kind {
        case .absent: absent
        case .readOnly: .cannotCreate
        case .noPermission: .noPermission
        case .full, .other: .storage
        }
    }

    /// The path and the system's message.
    fileprivate var description: Sentence { StorageTroubleText.place(path, words: words) }

    /// What is wrong with the shared folder. Contains a path and the system's message only if they help.
    var ofFolder: Sentence {
        switch kind {
        case .full: StorageTroubleText.folderFull
        case .readOnly: StorageTroubleText.folderReadOnly
        case .noPermission: StorageTroubleText.folderNotWritable
        case .absent, .other: description
        }
    }

    /// What the customer can do.
    var advice: Sentence {
        switch kind {
        case .absent: StorageTroubleText.checkMounting
        case .readOnly: StorageTroubleText.mountForWriting
        case .noPermission: StorageTroubleText.askPermission
        case .full: StorageTroubleText.makeRoom
        case .other: StorageTroubleText.checkDisk
        }
    }
}
