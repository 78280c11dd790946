internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandError {
    /// The message and exit code for an error of the client library. Source: commands.md.
    ///
    /// - Parameter names: the names of products and choices in the customer's language.
    init(_ error: ClientError, _ names: ShownNames = .own) {
        switch error {
        case .home, .homeBusy, .homeDamaged, .homeTooNew, .badDeviceName, .ticket:
            self = Self.ofHome(error)
        case .noFolder, .badFolderPath, .folderAbsent, .folderUnmarked, .folderTooNew, .folder, .noCatalogue,
            .invalidCatalogue:
            self = Self.ofFolder(error)
        case .emptyTicket, .unknownRestaurant, .unknownService, .couponNotUsable, .unavailable, .badOrder,
            .repeated, .numbersExhausted,
            .notSent, .unfinished, .otherFolder, .orderElsewhere, .noticeUnsent:
            self = Self.ofSending(error, names)
        case .closed, .paused, .soldOut:
            self = Self.ofToday(error, names, now: Timestamp.now())
        }
    }

    /// The same failure as the result of sending: starts with R11's sentence and states that nothing is lost.
    var whileSending: CommandError {
        CommandError(status, SendingErrorText.whileSending(sentence))
    }

    private static func ofHome(_ error: ClientError) -> CommandError {
        switch error {
        case .home(let problem):
            CommandError(
                problem.status(absent: .cannotCreate),
                HomeErrorText.unusable(path: problem.path, words: problem.words)
            )
        case .homeBusy(let file, let holder):
            CommandError(.tryAgain, HomeErrorText.busy(path: file, holder: holder))
        case .homeDamaged(let file, let place):
            CommandError(.storage, HomeErrorText.damaged(path: file, place: place))
        case .homeTooNew(let file, let format):
            CommandError(.badConfiguration, HomeErrorText.tooNew(path: file, format: format))
        case .badDeviceName(let name): CommandError(.invalid, HomeErrorText.badDeviceName(name))
        case .ticket(let error): CommandError(.invalid, error.sentence)
        default: preconditionFailure("\(error) is not about the home")
        }
    }

    private static func ofFolder(_ error: ClientError) -> CommandError {
        switch error {
        case .noFolder: CommandError(.unavailable, FolderErrorText.unknown)
        case .badFolderPath(let folder): CommandError(.invalid, FolderErrorText.badPath(folder))
        case .folderAbsent(let folder): CommandError(.unavailable, FolderErrorText.absent(path: folder))
        case .folderUnmarked(let folder):
            CommandError(.unavailable, FolderErrorText.unmarked(path: folder))
        case .folderTooNew(let folder, let format):
            CommandError(.badConfiguration, FolderErrorText.tooNew(path: folder, format: format))
        case .folder(let problem):
            CommandError(
                problem.status(absent: .unavailable),
                FolderErrorText.unusable(path: problem.path, words: problem.words, advice: problem.advice)
            )
        case .noCatalogue(places: []): CommandError(.notFound, FolderErrorText.noCatalogue)
        case .noCatalogue(let places): CommandError(.notFound, FolderErrorText.noCatalogueIn(places))
        case .invalidCatalogue(let refusal):
            CommandError(
                .invalid,
                FolderErrorText.invalidCatalogue(
                    refusal.count,
                    first: "\(refusal.path)/\(refusal.firstPlace)"
                )
            )
        default: preconditionFailure("\(error) is not about the folder")
        }
    }
}
