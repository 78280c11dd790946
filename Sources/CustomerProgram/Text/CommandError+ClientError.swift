import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderText

extension CommandError {
    /// The message and exit code for an error of the client library. Source: commands.md.
    ///
    /// - Parameters:
    ///   - names: the names of products and choices in the customer's language.
    ///   - surface: where the customer reads the message.
    ///   - now: when the customer reads it.
    init(
        _ error: ClientError,
        _ names: ShownNames = .own,
        on surface: Surface = .commands,
        now: Timestamp = .now()
    ) {
        self.init(error.status, error.sentence(names, on: surface, now: now))
    }

    /// The same failure as the result of sending: starts with R11's sentence and states that nothing is lost.
    var whileSending: CommandError {
        CommandError(status, SendingErrorText.whileSending(sentence))
    }
}

extension ClientError {
    /// Whether something failed, in contrast to a rule that the order breaks. R11's sentence is for failures.
    var isFault: Bool {
        switch self {
        case .home, .homeBusy, .homeDamaged, .homeTooNew, .deviceKey, .notSent, .unfinished, .noticeUnsent:
            true
        default: isFolderError
        }
    }

    /// Whether a problem with the shared folder prevents sending.
    var isFolderError: Bool {
        switch self {
        case .badFolderPath, .folderAbsent, .folderUnmarked, .folderTooNew, .folder, .otherFolder: true
        default: false
        }
    }

    fileprivate var status: ExitStatus {
        switch self {
        case .badDeviceName, .ticket, .badFolderPath, .invalidCatalogue, .emptyTicket, .unknownRestaurant,
            .unknownService, .badPickup, .payAhead, .couponNotUsable, .unavailable, .badOrder, .closed,
            .paused,
            .soldOut, .repeated,
            .numbersExhausted, .untrustedCatalogue, .homeUsed, .badDeviceFile:
            .invalid
        case .noCatalogue: .notFound
        case .noFolder, .folderAbsent, .folderUnmarked, .otherFolder, .orderElsewhere: .unavailable
        case .homeDamaged: .storage
        case .homeBusy, .orderOpen, .signaturesRequired, .cannotSeal: .tryAgain
        case .homeTooNew, .folderTooNew, .deviceKey, .homeMoved, .otherHouse: .badConfiguration
        case .deviceFileExists: .cannotCreate
        case .deviceFile(let problem): problem.status(absent: .notFound)
        case .home(let problem): problem.status(absent: .cannotCreate)
        case .folder(let problem), .notSent(_, let problem), .unfinished(_, let problem),
            .noticeUnsent(_, let problem):
            problem.status(absent: .unavailable)
        }
    }
}

extension StorageError {
    fileprivate func status(absent: ExitStatus) -> ExitStatus {
        switch kind {
        case .absent: absent
        case .readOnly: .cannotCreate
        case .noPermission: .noPermission
        case .full, .other: .storage
        }
    }
}
