import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText
import SystemPackage
import Testing

@testable import DaemonProgram

/// The exit codes of `mcorderd`. systemd does not start a daemon again after 64, 66, 77 and 78. Source:
/// commands.md.
@Suite struct ExitCodeTests {
    // Testing has an `ExitStatus` too.
    typealias Status = McOrderConsole.ExitStatus

    private static let path = "/srv/mcorder/cloud/orders"

    private static func file(_ errno: Errno) -> FileError {
        FileError(operation: "openat", path: path, errno: errno)
    }

    private static let id = DeviceID(bytes: [UInt8](repeating: 1, count: 16))

    @Test(
        arguments: [
            (.file(file(.noSpace)), .storage), (.file(file(.ioError)), .storage),
            (.file(file(.tooManyOpenFiles)), .storage), (.file(file(.permissionDenied)), .noPermission),
            (.file(file(.readOnlyFileSystem)), .cannotCreate),
            (.file(file(.noSuchFileOrDirectory)), .notFound),
            (.absent(state: path), .notFound), (.busy(holder: "till 1"), .tryAgain),
            (.replaced(state: path), .tryAgain), (.newerSchema(state: path), .badConfiguration),
            (.notDurable(level: 1), .badConfiguration), (.noPermission(cause: "x"), .noPermission),
            (.database(cause: "x"), .storage), (.noSuchDevice(udid: "x"), .notFound),
            (.openOrders(udid: "x", codes: ["1-001"]), .invalid),
        ] as [(QueueError, Status)]
    )
    func `an error of the queue`(_ error: QueueError, _ status: Status) {
        #expect(CommandError(daemon: error).status == status)
    }

    @Test(
        arguments: [
            // The folder may come back, so the daemon is started again.
            (.absent(path: path), .unavailable), (.noMarker(path: path), .unavailable),
            (.damagedMarker(path: path), .unavailable), (.noSpace(path: path, free: 1), .storage),
            // These need a person.
            (.newerMarker(path: path, format: 2), .badConfiguration), (.file(file(.ioError)), .storage),
        ] as [(DropFolder.AccessError, Status)]
    )
    func `a drop folder that cannot be used`(_ error: DropFolder.AccessError, _ status: Status) {
        #expect(CommandError(daemon: error).status == status)
        #expect(CommandError(daemon: IntakeError.folder(error)) == CommandError(daemon: error))
        #expect(CommandError(finding: .folder(error)) == CommandError(daemon: error))
    }

    @Test func `another restaurant's folder, or another queue's claim, needs a person`() throws {
        let id = try #require(Self.id)
        let claim = Claim(
            queue: id,
            host: "b",
            state: "/state",
            since: Timestamp(seconds: 0),
            restaurants: nil,
            replaces: []
        )
        for error in [
            DropFolder.AccessError.other(path: Self.path, known: id, found: id),
            .claimed(path: Self.path, by: claim),
        ] { #expect(CommandError(daemon: error).status == .badConfiguration) }
        #expect(CommandError(daemon: IntakeError.running(holder: "mcorderd 1")).status == .tryAgain)
        let unknown = IntakeError.unknownRestaurants([RestaurantID("nowhere")])
        #expect(CommandError(daemon: unknown).status == .badConfiguration)
    }

    @Test(
        arguments: [
            (.taken(path: path), .cannotCreate), (.ownFile(path: path), .invalid),
            (.noFile(path: path), .invalid),
            (.damaged(path: path, cause: "x"), .invalid), (.notAQueue(path: path), .invalid),
            (.newer(path: path), .badConfiguration), (.hasJournal(path: path), .invalid),
            (.changed, .tryAgain),
            (.notWritten(path: path, cause: "x"), .storage), (.queue(.busy(holder: "x")), .tryAgain),
        ] as [(CopyError, Status)]
    )
    func `a backup or a restore that fails`(_ error: CopyError, _ status: Status) {
        #expect(CommandError(daemon: error).status == status)
        #expect(CommandError(daemon: Backup.BackupError.copy(error)) == CommandError(daemon: error))
    }

    @Test func `a backup into a folder that does not exist creates nothing, and a restore finds nothing`() {
        let absent = CopyError.file(Self.file(.noSuchFileOrDirectory))
        #expect(CommandError(daemon: Backup.BackupError.copy(absent)).status == .cannotCreate)
        #expect(CommandError(daemon: absent).status == .notFound)
        let shared = Backup.BackupError.shared(path: Self.path, folder: Self.path)
        #expect(CommandError(daemon: shared).status == .invalid)
    }

    @Test(arguments: Language.allCases)
    func `no message writes a path's escape sequences to a terminal`(_ language: Language) {
        let path = "/srv/\u{1B}[31m\u{202E}x"
        let file = FileError(operation: "openat", path: path, errno: .noSpace)
        let findings: [Inspection.Finding] = [
            .absentFolder(path: path), .absentMetricsFolder(path: path), .notWritable(path: path),
            .file(file),
            .rights(.permissions(.narrow, path: path, found: 0, wanted: 0o770)),
            .rights(.otherOwner(path: path, owner: path, wanted: path)),
            .rights(.oneGroup(name: path, paths: [path])), .folder(.noMarker(path: path)),
            .folder(.noSpace(path: path, free: 1)), .queue(.absent(state: path)),
        ]
        let errors: [any Error] = [
            CopyError.taken(path: path), CopyError.ownFile(path: path), CopyError.newer(path: path),
            CopyError.hasJournal(path: path), CopyError.damaged(path: path, cause: path),
            Backup.BackupError.shared(path: path, folder: path), QueueError.newerSchema(state: path),
            OwnerCatalogue.EditError.tablesExist(path), IntakeError.running(holder: path),
            OwnerCatalogue.EditError.unknownProduct(path, nearest: path), QueueError.busy(holder: path),
        ]
        for failure in findings.map(CommandError.init(finding:)) + errors.map(CommandError.init(daemon:)) {
            let text = failure.sentence[language]
            #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(text)")
        }
    }
}
