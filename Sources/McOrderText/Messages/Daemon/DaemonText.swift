package import McOrderModel

/// The messages of `mcorderd` to its administrator: its help, and the output of its commands.
package enum DaemonText: Message {
    case abstract
    case initAbstract
    case runAbstract
    case statusAbstract
    case checkAbstract
    case configHelp
    case cloudHelp
    case stateHelp
    case queueHelp
    case catalogHelp
    case newCloudHelp
    case takeOverHelp
    case trustClockHelp
    case onceHelp
    case jsonHelp

    case allWell
    case running
    case yes
    case no
    case lastScan
    case problem
    case waitingFiles
    case waitingNotices
    case elsewhere
    case lingering
    case receiptsDue
    /// Received orders that the kitchen begins when their customers are there.
    case notBegun
    case otherFiles
    case clock
    case takenTwice
    case oldestOpen
    case rejected
    case redelivered
    case catalogueVersion
    case paused
    case soldOut

    case notRunning
    case ago(_ time: String)
    case stuck(seconds: Int64)
    case folderIsReadOnly(_ path: String)
    case receiptsStuck(due: Int)
    case problemCount(Int)
    case progress(_ decided: Int)
    /// The status for the service manager while the folder is unavailable.
    case waitingForFolder
    /// The status for the service manager during normal service.
    case serving(waiting: Int, elsewhere: Int)
    /// Why decisions that depend on the time are postponed, and how to fix it.
    case clockDoubt(ClockCheck.Doubt)
    /// Another queue that serves the same restaurants.
    case rival(host: String, since: Timestamp)
    /// The same as a warning of `mcorderd init`.
    case rivalWarning(Claim)
    case made(folder: String)
    case folder(DeviceID, path: String, isNew: Bool)
    case ready(state: String)
    /// An error in a catalogue, with the path and the position in the file.
    case catalogueError(_ path: String, Sentence, CataloguePlace?)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The catalogue's errors, one per line.
    package static func errors(_ errors: CatalogueErrors) -> Sentence {
        MessageLines(errors.errors.map { error($0, at: errors.places[$0]) })
    }

    /// An error in a catalogue, with the path of the catalogue's folder if it is given.
    package static func error(
        _ error: CatalogueError,
        at place: CataloguePlace?,
        in folder: String? = nil
    ) -> Sentence {
        let file = folder.map { "\(HarmlessText.clean($0))/\(error.file)" } ?? error.file
        let path = error.path.isEmpty ? file : "\(file): \(error.path)"
        return DaemonText.catalogueError(path, error.problem.sentence, place)
    }
}
