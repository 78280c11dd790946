import Logging
import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderFiles
import McOrderModel
import McOrderText
import Synchronization

/// What the house publishes, read again when it changes. All pages and drafts use the same.
final class House: Sendable {
    /// What was read at one moment.
    struct Reading: Sendable {
        let catalogue: Catalogue
        let today: Today
        /// The id for which devices sign; `nil` while only the house's code is known.
        let house: HouseID?
        /// The keys for which customers seal; `nil` if they do not.
        let sealKeys: [SealKeyEntry]?
        /// What the house offers to who pays ahead; `nil` if it takes no such payments.
        let pay: PayOffer?
        /// Rises with each change.
        let version: Int
        /// The paths of all pictures that the catalogue names.
        let images: Set<String>

        init(
            catalogue: Catalogue,
            today: Today,
            house: HouseID?,
            sealKeys: [SealKeyEntry]? = nil,
            pay: PayOffer? = nil,
            version: Int
        ) {
            self.catalogue = catalogue
            self.today = today
            self.house = house
            self.sealKeys = sealKeys
            self.pay = pay
            self.version = version
            images = catalogue.images
        }
    }

    /// What requests use.
    private struct Known {
        var followed: FollowedHouse?
        var reading: Reading?
        var problem: ClientError?
    }

    /// What was last read and stored.
    private struct Files {
        var stamps: [FileStamp?] = []
        /// The bytes that the program keeps of the house.
        var stored: [UInt8]?
    }

    private static let fileName = FileName(constant: "house.json")
    private static let sizeLimit = 65_536

    let paths: FolderPaths
    private let code: HouseCode?
    private let directory: Directory
    private let catalogueLog: ProblemLog
    private let storingLog: ProblemLog
    private let answerLog: ProblemLog
    private let known = Mutex(Known())
    /// It is held while the disk is read, for which requests must not wait.
    private let files: Mutex<Files>

    /// - Parameters:
    ///   - code: the only house that is accepted; `nil` for the first one that is found.
    ///   - directory: the folder in which the program keeps what it knows of the house.
    /// - Throws: ``FileError``, or a ``CommandError`` if the stored house is damaged and there is no code.
    init(_ paths: FolderPaths, house code: HouseCode?, state directory: Directory, log: Logger) throws {
        files = Mutex(Files(stored: try Self.stored(in: directory, house: code)))
        self.paths = paths
        self.code = code
        self.directory = directory
        catalogueLog = ProblemLog("catalogue not read", in: log)
        storingLog = ProblemLog("house not stored", in: log)
        answerLog = ProblemLog("answer not read", in: log)
    }

    /// What the house sells.
    ///
    /// - Throws: ``StorefrontError/houseUnknown`` while nothing can be read that counts.
    func reading() throws(StorefrontError) -> Reading {
        let (reading, problem) = known.withLock { ($0.reading, $0.problem) }
        if case .otherHouse = problem { throw .houseUnknown }
        guard let reading else { throw .houseUnknown }
        return reading
    }

    /// The restaurant's answer about an order; `nil` while there is none. One that cannot be read counts as
    /// none: nobody knows then what the restaurant answered, and the page says so.
    func receipt(of order: SentOrder) -> (Receipt, serial: Int?)? {
        guard let followed = known.withLock(\.followed) else { return nil }
        do throws(ClientError) {
            let found = try followed.receipt(of: order, seen: nil)
            answerLog.report(nil)
            return found
        } catch {
            answerLog.report(error.reason)
            return nil
        }
    }

    /// Reads what changed. It blocks on the disk.
    ///
    /// - Returns: whether something did.
    @discardableResult func refresh() -> Bool {
        files.withLock { files in
            let stamps = Self.stamps(paths)
            let before = known.withLock { $0 }
            guard before.reading == nil || stamps != files.stamps else { return false }
            files.stamps = stamps
            var next = before
            do throws(ClientError) {
                try read(&next, &files)
                next.problem = nil
            } catch {
                next.problem = error
            }
            catalogueLog.report(next.problem?.reason)
            known.withLock { $0 = next }
            return next.reading?.version != before.reading?.version || next.problem != before.problem
        }
    }

    private func read(_ known: inout Known, _ files: inout Files) throws(ClientError) {
        var followed: FollowedHouse
        if let house = known.followed {
            followed = house
        } else {
            let folder = try OrdersFolder.open(paths.orders, shownAs: paths.orders)
            followed = FollowedHouse(paths, folder: folder.id, house: code, stored: files.stored)
        }
        defer { known.followed = followed }
        let published = try followed.readCatalogue()
        let before = known.reading
        // A file that does not count is treated like one that did not change.
        let today = followed.readToday() ?? before?.today ?? .nothing
        if before?.catalogue != published.catalogue || before?.today != today || before?.house != followed.id
            || before?.sealKeys != followed.sealKeys || before?.pay != followed.pay
        {
            known.reading = Reading(
                catalogue: published.catalogue,
                today: today,
                house: followed.id,
                sealKeys: followed.sealKeys,
                pay: followed.pay,
                version: (before?.version ?? 0) + 1
            )
        }
        keep(followed, &files)
    }

    /// What was stored of the house.
    ///
    /// - Throws: like ``init(_:house:state:log:)``.
    static func stored(in folder: Directory, house code: HouseCode?) throws -> [UInt8]? {
        let bytes = try HostileFile.contents(fileName, in: folder, limit: sizeLimit)
        if let bytes, code == nil, !FollowedHouse.isStored(bytes) {
            throw CommandError(
                .badConfiguration,
                StoreErrorText.damagedHouse(path: folder.path(of: fileName))
            )
        }
        return bytes
    }

    /// Stores what is known of the house, so that the next start accepts no other one.
    private func keep(_ followed: FollowedHouse, _ files: inout Files) {
        guard let bytes = followed.stored, bytes != files.stored else { return }
        do {
            try WholeFile.replace(Self.fileName, bytes: bytes, in: directory, mode: 0o600, durable: true)
            files.stored = bytes
            storingLog.report(nil)
        } catch {
            // It is tried again at the next change; the program itself knows the house.
            storingLog.report(LogWords.of(error))
        }
    }

    /// How the published files are now. A folder or a file that cannot be looked at is as one that is not
    /// there; reading it says why.
    private static func stamps(_ paths: FolderPaths) -> [FileStamp?] {
        guard let folder = try? Directory.open(paths.catalogue) else { return [] }
        return [PublishedCatalogue.fileName, Today.fileName].map { name in
            try? folder.stat(FileName(constant: name))
        }
    }
}

extension Catalogue {
    /// The paths of all pictures.
    var images: Set<String> { Set(products.compactMap(\.image) + restaurants.compactMap(\.image)) }
}

extension ClientError {
    /// The reason for the log.
    var reason: String { sentence(.own, on: .commands, now: .now())[.english] }
}
