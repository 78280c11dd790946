internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandFailure {
    /// The message and exit code for an error of the client library. Source: commands.md.
    init(_ error: ClientError) {
        switch error {
        case .home, .homeBusy, .homeDamaged, .homeTooNew, .badDeviceName, .ticket:
            self = Self.ofHome(error)
        case .noFolder, .badFolderPath, .folderAbsent, .folderUnmarked, .folderTooNew, .folder, .noCatalogue,
            .faultyCatalogue:
            self = Self.ofFolder(error)
        case .emptyTicket, .unknownRestaurant, .unavailable, .badOrder, .repeated, .numbersExhausted,
            .notSent, .unfinished, .otherFolder, .orderElsewhere, .noticeUnsent:
            self = Self.ofSending(error)
        case .closed, .paused, .soldOut:
            self = Self.ofToday(error, now: SystemTime.now())
        }
    }

    /// The same failure as the result of sending: starts with R11's sentence and states that nothing is lost.
    var whileSending: CommandFailure {
        CommandFailure(status, SendingFailureText.whileSending(sentence))
    }

    private static func ofHome(_ error: ClientError) -> CommandFailure {
        switch error {
        case .home(let trouble):
            CommandFailure(
                trouble.status(absent: .cannotCreate),
                HomeFailureText.unusable(path: trouble.path, words: trouble.words)
            )
        case .homeBusy(let file, let holder):
            CommandFailure(.tryAgain, HomeFailureText.busy(path: file, holder: holder))
        case .homeDamaged(let file, let place):
            CommandFailure(.storage, HomeFailureText.damaged(path: file, place: place))
        case .homeTooNew(let file, let format):
            CommandFailure(.badConfiguration, HomeFailureText.tooNew(path: file, format: format))
        case .badDeviceName(let name): CommandFailure(.invalid, HomeFailureText.badDeviceName(name))
        case .ticket(let fault): CommandFailure(.invalid, fault.sentence)
        default: preconditionFailure("\(error) is not about the home")
        }
    }

    private static func ofFolder(_ error: ClientError) -> CommandFailure {
        switch error {
        case .noFolder: CommandFailure(.unavailable, FolderFailureText.unknown)
        case .badFolderPath(let folder): CommandFailure(.invalid, FolderFailureText.badPath(folder))
        case .folderAbsent(let folder): CommandFailure(.unavailable, FolderFailureText.absent(path: folder))
        case .folderUnmarked(let folder):
            CommandFailure(.unavailable, FolderFailureText.unmarked(path: folder))
        case .folderTooNew(let folder, let format):
            CommandFailure(.badConfiguration, FolderFailureText.tooNew(path: folder, format: format))
        case .folder(let trouble):
            CommandFailure(
                trouble.status(absent: .unavailable),
                FolderFailureText.unusable(path: trouble.path, words: trouble.words, advice: trouble.advice)
            )
        case .noCatalogue(places: []): CommandFailure(.notFound, FolderFailureText.noCatalogue)
        case .noCatalogue(let places): CommandFailure(.notFound, FolderFailureText.noCatalogueIn(places))
        case .faultyCatalogue(let refusal):
            CommandFailure(
                .invalid,
                FolderFailureText.faultyCatalogue(
                    refusal.count,
                    first: "\(refusal.path)/\(refusal.firstPlace)"
                )
            )
        default: preconditionFailure("\(error) is not about the folder")
        }
    }
}
