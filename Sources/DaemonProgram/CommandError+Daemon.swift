import McOrderConfiguration
import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderService
import McOrderSettings
import McOrderSetup
import McOrderText

extension CommandError {
    /// Converts an error of `mcorderd` to an exit code and a message.
    init(daemon error: any Error) {
        switch error {
        case let failure as CommandError: self = failure
        case let error as QueueError: self.init(queue: error)
        case let errors as ConfigurationErrors: self.init(configuration: errors)
        case let failure as ConfigurationReadingError: self.init(configuration: failure)
        case let errors as CatalogueErrors: self.init(catalogue: errors)
        case let failure as IntakeError: self.init(intake: failure)
        case let error as DropFolder.AccessError: self.init(folder: error)
        case let error as KeyError: self.init(keys: error)
        case let failure as Installation.MarkerGone:
            self.init(.unavailable, DaemonErrorText.markerGone(HarmlessText.clean(failure.path)))
        case let failure as Backup.BackupError: self.init(backup: failure)
        case let error as CopyError: self.init(copy: error)
        case let error as OwnerCatalogue.EditError: self.init(editing: error)
        case let errors as SheetErrors:
            self.init(.invalid, MessageLines(errors.errors.map { CatalogueToolText.sheetError($0) }))
        case CatalogueFolder.ReadingError.errors(let errors): self.init(catalogue: errors)
        case CatalogueFolder.ReadingError.file(let error): self.init(file: error)
        case let error as FileError: self.init(file: error)
        case let error as WholeFileError: self.init(file: error.fileError)
        default:
            self.init(.storage, Verbatim(LogWords.of(error)))
        }
    }

    /// One problem that `mcorderd check` found, with advice.
    init(finding: Inspection.Finding) {
        switch finding {
        case .catalogue(let folder, let error, let place):
            self.init(.invalid, DaemonText.error(error, at: place, in: folder))
        case .unknownRestaurant(let id):
            self.init(intake: .unknownRestaurants([id]))
        case .folder(let error):
            self.init(folder: error)
        case .absentFolder(let path):
            self.init(.notFound, DaemonErrorText.noFolder(HarmlessText.clean(path)))
        case .absentMetricsFolder(let path):
            self.init(.notFound, DaemonErrorText.noMetricsFolder(HarmlessText.clean(path)))
        case .file(let error):
            self.init(file: error)
        case .rights(let error):
            self.init(.noPermission, error.sentence)
        case .notWritable(let path):
            self.init(.noPermission, DaemonErrorText.notWritable(HarmlessText.clean(path)))
        case .queue(let error):
            self.init(queue: error)
        case .keys(let error):
            self.init(keys: error)
        case .readableKey(let path, let wanted):
            let mode = String(wanted, radix: 8)
            self.init(.noPermission, KeyErrorText.readable(HarmlessText.clean(path), mode: mode))
        }
    }

    private init(editing error: OwnerCatalogue.EditError) {
        switch error {
        case .sheets(let errors, let catalogue):
            let lacksPicture = errors.errors.contains {
                if case .catalogue(.missingImage) = $0.problem { true } else { false }
            }
            let hint: [Sentence] = lacksPicture ? [CatalogueToolText.picturesBelong(to: catalogue)] : []
            self.init(.invalid, MessageLines(errors.errors.map { CatalogueToolText.sheetError($0) } + hint))
        case .unknownProduct(let word, let nearest):
            self.init(.invalid, CatalogueToolText.unknownProduct(word, nearest: nearest))
        case .unknownRestaurant(let word, let names):
            self.init(.invalid, CatalogueToolText.unknownRestaurant(word, among: names))
        case .tablesExist(let file): self.init(.cannotCreate, CatalogueToolText.tablesExist(file))
        }
    }

    private init(catalogue errors: CatalogueErrors) {
        self.init(.badConfiguration, DaemonErrorText.invalidCatalogue(DaemonText.errors(errors)))
    }

    private init(intake failure: IntakeError) {
        switch failure {
        case .running(let holder):
            self.init(.tryAgain, DaemonErrorText.alreadyRunning(holder: HarmlessText.clean(holder)))
        case .unknownRestaurants(let ids):
            self.init(.badConfiguration, DaemonErrorText.unknownRestaurants(ids.map(\.description)))
        case .folder(let error):
            self.init(folder: error)
        case .keys(let error):
            self.init(keys: error)
        case .receiptsAreDue(let count):
            self.init(.storage, DaemonText.receiptsStuck(due: count))
        }
    }

    private init(keys error: KeyError) {
        let clean = HarmlessText.clean
        switch error {
        case .missing(let path, let code):
            self.init(.badConfiguration, KeyErrorText.missing(clean(path), code))
        case .otherIdentity(let path, let known, let found):
            let sentence = KeyErrorText.otherIdentity(clean(path), known: known, found: found)
            self.init(.badConfiguration, sentence)
        case .damaged(let path): self.init(.badConfiguration, KeyErrorText.damaged(clean(path)))
        case .newerVersion(let path, let version):
            self.init(.badConfiguration, KeyErrorText.newerVersion(clean(path), version))
        case .exists(let path, let code): self.init(.cannotCreate, KeyErrorText.exists(clean(path), code))
        case .none(let path): self.init(.notFound, KeyErrorText.none(clean(path)))
        case .file(let error): self.init(file: error)
        }
    }

    private init(folder error: DropFolder.AccessError) {
        switch error {
        case .absent, .noMarker, .damagedMarker, .moved:
            self.init(.unavailable, error.problem.sentence)
        case .newerMarker(let path, let format):
            self.init(
                .badConfiguration,
                DaemonErrorText.newerFolder(HarmlessText.clean(path), format: format)
            )
        case .other(let path, let known, let found):
            self.init(
                .badConfiguration,
                DaemonErrorText.otherFolderAt(HarmlessText.clean(path), known: known, found: found)
            )
        case .claimed(let path, let claim):
            let (path, host) = (HarmlessText.clean(path), HarmlessText.clean(claim.host))
            self.init(
                .badConfiguration,
                DaemonErrorText.claimedFolder(path, host: host, since: claim.since)
            )
        case .noSpace:
            self.init(.storage, error.problem.sentence)
        case .file(let error):
            self.init(file: error)
        }
    }
}
