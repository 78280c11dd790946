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
    case trouble
    case waitingFiles
    case waitingNotices
    case elsewhere
    case lingering
    case receiptsDue
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
    case faultCount(Int)
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
    case catalogueFault(_ path: String, Sentence, CataloguePlace?)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The catalogue's errors, one per line.
    package static func faults(_ faults: CatalogueFaults) -> Sentence {
        MessageLines(faults.faults.map { fault($0, at: faults.places[$0]) })
    }

    /// An error in a catalogue, with the path of the catalogue's folder if it is given.
    package static func fault(
        _ fault: CatalogueFault,
        at place: CataloguePlace?,
        in folder: String? = nil
    ) -> Sentence {
        let file = folder.map { "\(HarmlessText.clean($0))/\(fault.file)" } ?? fault.file
        let path = fault.path.isEmpty ? file : "\(file): \(fault.path)"
        return DaemonText.catalogueFault(path, fault.problem.sentence, place)
    }
}
