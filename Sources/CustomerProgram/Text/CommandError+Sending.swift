internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandError {
    /// The failure of an order that cannot be sent.
    static func ofSending(_ error: ClientError, _ names: ShownNames = .own) -> CommandError {
        switch error {
        case .emptyTicket: CommandError(.invalid, RejectionReason.emptyTicket.sentence)
        case .unknownRestaurant(let id):
            CommandError(.invalid, SendingErrorText.unknownRestaurant(id.description))
        case .unknownService(let service, let place):
            CommandError(
                .invalid,
                SendingErrorText.unknownService(
                    service.description,
                    at: place.name,
                    among: place.services.map(\.id.description)
                )
            )
        case .couponNotUsable(let coupon): CommandError(.invalid, SendingErrorText.couponNotUsable(coupon))
        case .unavailable(let lines, let restaurant): unavailable(lines, names, restaurant: restaurant)
        case .badOrder(let error): CommandError(.invalid, error.reason.sentence)
        case .repeated(let last): CommandError(.invalid, SendingErrorText.repeated(last.code))
        case .numbersExhausted: CommandError(.invalid, SendingErrorText.numbersExhausted)
        case .notSent(let number, let problem):
            CommandError(
                problem.status(absent: .unavailable),
                SendingErrorText.notSent(number, because: problem.ofFolder, advice: problem.advice)
            ).whileSending
        case .unfinished(let number, let problem):
            CommandError(
                problem.status(absent: .unavailable),
                SendingErrorText.unfinished(number, because: problem.description, advice: problem.advice)
            ).whileSending
        case .otherFolder(let pending, let path):
            CommandError(
                .unavailable,
                SendingErrorText.unfinishedElsewhere(pending.number, folder: pending.cloud, now: path)
            )
        case .orderElsewhere(let order, let path):
            CommandError(
                .unavailable,
                SendingErrorText.sentElsewhere(order.number, folder: order.cloud, now: path)
            )
        case .noticeUnsent(let number, let problem):
            CommandError(
                problem.status(absent: .unavailable),
                SendingErrorText.noticeUnsent(number, because: problem.description, advice: problem.advice)
            )
        default: preconditionFailure("\(error) is not about sending")
        }
    }

    private static func unavailable(
        _ lines: [UnavailableLine],
        _ names: ShownNames,
        restaurant: String
    ) -> CommandError {
        let parts = lines.map { line in
            let name = names.line(line.name)
            return switch line.reason {
            case .notSold: SendingErrorText.notSold(line: line.line, name, at: restaurant)
            case .notSoldNow: SendingErrorText.notSoldNow(line: line.line, name)
            case .options(let error):
                SendingErrorText.options(line: line.line, name, names.error(error, in: line.name))
            case .unknown: SendingErrorText.notInCatalogue(line: line.line, name)
            }
        }
        let numbers = lines.map { "\($0.line)" }.joined(separator: " ")
        return CommandError(.invalid, SendingErrorText.unavailable(parts, numbers: numbers))
    }
}

extension ClientError {
    /// Whether a problem with the shared folder prevents sending.
    var isFolderError: Bool {
        switch self {
        case .badFolderPath, .folderAbsent, .folderUnmarked, .folderTooNew, .folder, .otherFolder: true
        default: false
        }
    }
}

extension StorageError {
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
    fileprivate var description: Sentence { StorageErrorText.place(path, words: words) }

    /// What is wrong with the shared folder. Contains a path and the system's message only if they help.
    var ofFolder: Sentence {
        switch kind {
        case .full: StorageErrorText.folderFull
        case .readOnly: StorageErrorText.folderReadOnly
        case .noPermission: StorageErrorText.folderNotWritable
        case .absent, .other: description
        }
    }

    /// What the customer can do.
    var advice: Sentence {
        switch kind {
        case .absent: StorageErrorText.checkMounting
        case .readOnly: StorageErrorText.mountForWriting
        case .noPermission: StorageErrorText.askPermission
        case .full: StorageErrorText.makeRoom
        case .other: StorageErrorText.checkDisk
        }
    }
}
