import Logging
import McOrderClient
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
        /// Rises with each change.
        let version: Int
        /// The paths of all pictures that the catalogue names.
        let images: Set<String>

        init(catalogue: Catalogue, today: Today, house: HouseID?, version: Int) {
            self.catalogue = catalogue
            self.today = today
            self.house = house
            self.version = version
            images = Set(
                catalogue.products.compactMap(\.image) + catalogue.restaurants.compactMap(\.image)
            )
        }
    }

    private struct State {
        var followed: FollowedHouse?
        var reading: Reading?
        var problem: ClientError?
        var stamps: [FileStamp?] = []
        var stored: [UInt8]?
        var version = 0
    }

    static let fileName = FileName(constant: "house.json")
    static let sizeLimit = 65_536

    let paths: FolderPaths
    private let code: HouseCode?
    private let directory: Directory
    private let log: Logger
    private let state = Mutex(State())

    /// - Parameter directory: the folder in which the program keeps what it knows of the house.
    init(_ paths: FolderPaths, house code: HouseCode?, state directory: Directory, log: Logger) {
        self.paths = paths
        self.code = code
        self.directory = directory
        self.log = log
    }

    /// What the house sells.
    ///
    /// - Throws: ``StorefrontError/houseUnknown`` while nothing can be read that counts.
    func reading() throws(StorefrontError) -> Reading {
        let (reading, problem) = state.withLock { ($0.reading, $0.problem) }
        if case .otherHouse = problem { throw .houseUnknown }
        guard let reading else { throw .houseUnknown }
        return reading
    }

    /// The error of the last reading; `nil` if there was none.
    var problem: ClientError? { state.withLock { $0.problem } }

    /// The restaurant's answer about an order.
    ///
    /// - Throws: ``ClientError/folder(_:)``.
    func receipt(of order: SentOrder) throws(ClientError) -> (Receipt, serial: Int?)? {
        guard let followed = state.withLock(\.followed) else { return nil }
        return try followed.receipt(of: order, seen: nil)
    }

    /// Reads what changed. It blocks on the disk.
    func refresh() {
        state.withLock { state in
            let stamps = Self.stamps(paths)
            guard state.reading == nil || stamps != state.stamps else { return }
            state.stamps = stamps
            read(&state)
        }
    }

    private func read(_ state: inout State) {
        let before = state.problem
        do throws(ClientError) {
            var followed: FollowedHouse
            if let known = state.followed { followed = known } else { followed = try begin(&state) }
            defer { state.followed = followed }
            let published = try followed.readCatalogue()
            // A file that does not count is treated like one that did not change.
            let today = followed.readToday() ?? state.reading?.today ?? .nothing
            state.problem = nil
            let isNew =
                state.reading.map { known in
                    known.catalogue != published.catalogue || known.today != today
                        || known.house != followed.id
                } ?? true
            if isNew {
                state.version += 1
                state.reading = Reading(
                    catalogue: published.catalogue,
                    today: today,
                    house: followed.id,
                    version: state.version
                )
            }
            keep(followed, &state)
        } catch {
            state.problem = error
            guard error != before else { return }
            let reason = error.sentence(.own, on: .commands, now: .now())[.english]
            log.warning("catalogue not read", metadata: ["reason": "\(reason)"])
        }
    }

    private func begin(_ state: inout State) throws(ClientError) -> FollowedHouse {
        let folder = try OrdersFolder.open(paths.orders, shownAs: paths.orders)
        let stored: [UInt8]?
        do {
            stored = try HostileFile.contents(Self.fileName, in: directory, limit: Self.sizeLimit)
        } catch {
            throw .home(StorageError(error))
        }
        state.stored = stored
        return FollowedHouse(paths, folder: folder.id, house: code, stored: stored)
    }

    /// Stores what is known of the house, so that the next start accepts no other one.
    private func keep(_ followed: FollowedHouse, _ state: inout State) {
        guard let bytes = followed.stored, bytes != state.stored else { return }
        do {
            try WholeFile.replace(Self.fileName, bytes: bytes, in: directory, mode: 0o600, durable: true)
            state.stored = bytes
        } catch {
            // It is tried again at the next change; the program itself knows the house.
            log.warning("house not stored", metadata: ["reason": "\(error)"])
        }
    }

    private static func stamps(_ paths: FolderPaths) -> [FileStamp?] {
        guard let folder = try? Directory.open(paths.catalogue) else { return [] }
        return [PublishedCatalogue.fileName, Today.fileName].map { name in
            (try? folder.stat(FileName(constant: name))) ?? nil
        }
    }
}
