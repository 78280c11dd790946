import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

extension CommandFailure {
    /// Converts an error of `mcorderd` to an exit code and a message.
    init(daemon error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as QueueError: self.init(queue: error)
        case let faults as ConfigurationFaults: self.init(configuration: faults)
        case let faults as CatalogueFaults: self.init(catalogue: faults)
        case let failure as IntakeFailure: self.init(intake: failure)
        case let failure as Installation.Failure: self.init(installation: failure)
        case let failure as Backup.Failure: self.init(backup: failure)
        case let error as CopyError: self.init(copy: error)
        case let error as FileError: self.init(file: error)
        default:
            self.init(.storage, Verbatim("\(error)"))
        }
    }

    /// One problem that `mcorderd check` found, with advice.
    init(finding: Inspection.Finding) {
        switch finding {
        case .catalogue(let folder, let fault, let place):
            self.init(.invalid, DaemonText.fault(fault, at: place, in: folder))
        case .unknownRestaurant(let id):
            self.init(intake: .unknownRestaurants([id]))
        case .folder(let fault):
            self.init(folder: fault)
        case .absentFolder(let path):
            self.init(.notFound, DaemonFailureText.noFolder(HarmlessText.clean(path)))
        case .absentMetricsFolder(let path):
            self.init(.notFound, DaemonFailureText.noMetricsFolder(HarmlessText.clean(path)))
        case .file(let error):
            self.init(file: error)
        case .rights(let fault):
            self.init(.noPermission, fault.sentence)
        case .notWritable(let path):
            self.init(.noPermission, DaemonFailureText.notWritable(HarmlessText.clean(path)))
        case .queue(let error):
            self.init(queue: error)
        }
    }

    private init(configuration faults: ConfigurationFaults) {
        self.init(.badConfiguration, MessageLines(faults.sentences))
    }

    private init(catalogue faults: CatalogueFaults) {
        self.init(.badConfiguration, DaemonFailureText.faultyCatalogue(DaemonText.faults(faults)))
    }

    private init(intake failure: IntakeFailure) {
        switch failure {
        case .running(let holder):
            self.init(.tryAgain, DaemonFailureText.alreadyRunning(holder: holder))
        case .catalogue(let faults):
            self.init(catalogue: faults)
        case .unknownRestaurants(let ids):
            self.init(.badConfiguration, DaemonFailureText.unknownRestaurants(ids.map(\.description)))
        case .folder(let fault):
            self.init(folder: fault)
        }
    }

    private init(installation failure: Installation.Failure) {
        switch failure {
        case .file(let error):
            self.init(file: error)
        case .markerGone(let path):
            self.init(.unavailable, DaemonFailureText.markerGone(HarmlessText.clean(path)))
        case .folder(let fault):
            self.init(folder: fault)
        }
    }

    private init(folder fault: DropFolder.Fault) {
        switch fault {
        case .absent(let path):
            self.init(.unavailable, FolderTrouble(.absent, path: path).sentence)
        case .noMarker(let path):
            self.init(.unavailable, FolderTrouble(.noMarker, path: path).sentence)
        case .damagedMarker(let path):
            self.init(.unavailable, FolderTrouble(.damagedMarker, path: path).sentence)
        case .newerMarker(let path, let format):
            self.init(
                .badConfiguration,
                DaemonFailureText.newerFolder(HarmlessText.clean(path), format: format)
            )
        case .other(let path, let known, let found):
            self.init(
                .badConfiguration,
                DaemonFailureText.otherFolderAt(HarmlessText.clean(path), known: known, found: found)
            )
        case .claimed(let path, let claim):
            let (path, host) = (HarmlessText.clean(path), HarmlessText.clean(claim.host))
            self.init(
                .badConfiguration,
                DaemonFailureText.claimedFolder(path, host: host, since: claim.since)
            )
        case .moved:
            self.init(.unavailable, fault.trouble.sentence)
        case .noSpace:
            self.init(.storage, fault.trouble.sentence)
        case .file(let error):
            self.init(file: error)
        }
    }

    private init(file error: FileError) {
        let status: ExitStatus =
            if error.isPermission {
                .noPermission
            } else if error.isAbsent {
                .notFound
            } else {
                error.isReadOnly ? .cannotCreate : .storage
            }
        self.init(
            status,
            FileErrorText.sentence(
                path: error.path,
                reason: "\(error.errno)",
                isReadOnly: error.isReadOnly,
                isFull: error.isNoSpace
            )
        )
    }

    private init(queue error: QueueError) {
        switch error {
        case .absent(let state):
            self.init(.notFound, DaemonFailureText.noQueue(HarmlessText.clean(state)))
        case .newerSchema(let state):
            self.init(.badConfiguration, DaemonFailureText.newerQueue(HarmlessText.clean(state)))
        case .unreleasedSchema(let state):
            self.init(.badConfiguration, DaemonFailureText.unreleasedQueue(HarmlessText.clean(state)))
        case .olderSchema(let state):
            self.init(.badConfiguration, DaemonFailureText.olderQueue(HarmlessText.clean(state)))
        case .notDurable(let level):
            self.init(.badConfiguration, DaemonFailureText.notDurable(level: level))
        case .busy(let holder):
            self.init(.tryAgain, DaemonFailureText.busyQueue(holder: holder))
        case .file(let error):
            self.init(file: error)
        case .noPermission(let words):
            self.init(.noPermission, DaemonFailureText.queueNotWritable(words))
        case .storage(let words):
            self.init(.storage, DaemonFailureText.queueUnusable(words))
        case .otherFolder(let known, let found):
            self.init(.badConfiguration, DaemonFailureText.otherFolder(known: known, found: found))
        case .database, .noSuchOrder, .illegal, .nothingToRecall, .overtaken,
            .noSuchLine, .lastLine, .tooManyLines, .noSuchRejection,
            .alreadyTakenIn, .notAcceptable:
            self.init(.storage, Verbatim("\(error)"))
        case .replaced:
            self.init(.tryAgain, DaemonFailureText.replacedQueue)
        case .trustedDevice(let udid, let label):
            self.init(.invalid, DaemonFailureText.trustedDevice(udid, label: HarmlessText.clean(label)))
        case .noSuchDevice(let udid):
            self.init(.notFound, DaemonFailureText.noSuchDevice(udid))
        case .openOrders(let udid, let codes):
            self.init(.invalid, DaemonFailureText.openOrders(udid, codes: codes))
        }
    }
}
