import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import Synchronization

/// The seal keys of a daemon, and those that the catalogue lists for other daemons. Source: format.md, *Seal
/// keys*.
final class HouseSeals: Sendable {
    /// How much time customers must still have for the newest key; otherwise another one is made.
    private static let renewal = Duration.seconds(30 * 86_400)

    private struct State {
        var keys: [SealKey] = []
        /// Published keys that are not in the folder.
        var missing: Set<SealKeyID> = []
        var others: [SealKeyEntry] = []
        /// The catalogue's file when it was last read.
        var stamp: FileStamp?
    }

    private let state = Mutex(State())

    /// The keys that open files.
    var keyring: SealKeyring {
        state.withLock { state in
            SealKeyring(
                state.keys,
                others: Set(state.others.map(\.kid)),
                isIncomplete: !state.missing.isEmpty
            )
        }
    }

    /// The published keys that are missing.
    var missing: [SealKeyID] { state.withLock(\.missing).sorted() }

    /// The entries for the catalogue: those of this daemon's keys that customers may use, and those of other
    /// daemons.
    func entries(of restaurants: Set<RestaurantID>?, at now: Timestamp) -> [SealKeyEntry] {
        state.withLock { state in
            (Self.own(state.keys, restaurants, now) + state.others.filter { now < $0.until })
                .sorted { ($0.until, $0.kid) < ($1.until, $1.kid) }
        }
    }

    private static func own(_ keys: [SealKey], _ restaurants: Set<RestaurantID>?, _ now: Timestamp)
        -> [SealKeyEntry]
    {
        keys.filter { now < $0.until }.map { SealKeyEntry($0, restaurants: restaurants) }
    }

    /// Reads the keys, and makes and deletes those that are due.
    ///
    /// A key is in the folder before the queue remembers it, and remembered before it is published; it is
    /// forgotten after it was deleted. So a published key that is missing is always noticed.
    ///
    /// - Parameter mayChange: whether the time can be believed, so that keys may be made and deleted.
    /// - Returns: whether the keyring changed.
    /// - Throws: ``IntakeError/keys(_:)`` or a `QueueError`.
    func update(_ resources: IntakeResources, _ settings: IntakeSettings, mayChange: Bool) throws -> Bool {
        guard var record = try resources.view.blocking({ try $0.house() }) else { return false }
        let (folder, now) = (resources.paths.keys, resources.now())
        let validity = settings.formerValidity
        var keys: [SealKey]
        do throws(KeyError) {
            keys = try folder.sealKeys()
            if mayChange {
                for key in keys where key.until + validity < now { try folder.remove(key.kid) }
                keys.removeAll { $0.until + validity < now }
                let isDue = keys.last.map { $0.until - now < Self.renewal } ?? true
                if isDue, settings.sealing != .off { keys.append(try folder.makeSealKey(at: now)) }
            }
        } catch {
            throw IntakeError.keys(error)
        }
        let present = Set(keys.map(\.kid))
        let remembered = record.sealKeys(usedAt: now, settings)
        let missing = Set(remembered.map(\.kid)).subtracting(present)
        let kept =
            remembered.filter { missing.contains($0.kid) }
            + keys.map { HouseRecord.PublishedKey(kid: $0.kid, until: $0.until) }
        if kept != record.sealKeys {
            record.sealKeys = kept
            try resources.queue.blocking { [record] in try $0.remember(house: record) }
        }
        return state.withLock { state in
            defer { (state.keys, state.missing) = (keys, missing) }
            return Set(state.keys.map(\.kid)) != present || state.missing != missing
        }
    }

    /// Keeps what the published catalogue says about the keys of other daemons. A catalogue that this house
    /// did not sign changes nothing.
    ///
    /// Only one daemon serves a restaurant; an entry that says otherwise is of a daemon that did so earlier,
    /// or that will publish its entry again.
    /// - Parameter found: the catalogue's bytes; `nil` if there is none.
    /// - Returns: whether the catalogue lacks an entry of this daemon.
    func read(_ found: [UInt8]?, _ signer: HouseSigner, _ restaurants: Set<RestaurantID>?, at now: Timestamp)
        -> Bool
    {
        guard let found, signer.isOwn(found, .catalogue),
            let listed = try? SignedCatalogue(found, pin: nil, seen: nil).seal
        else { return true }
        return state.withLock { state in
            let own = Set(state.keys.map(\.kid))
            state.others = listed.filter { !own.contains($0.kid) }.compactMap { $0.without(restaurants) }
            return Self.own(state.keys, restaurants, now).contains { !listed.contains($0) }
        }
    }

    /// Whether a file is another one than at the last call.
    func isNew(_ stamp: FileStamp?) -> Bool {
        state.withLock { state in
            defer { state.stamp = stamp }
            return stamp == nil || state.stamp != stamp
        }
    }
}
