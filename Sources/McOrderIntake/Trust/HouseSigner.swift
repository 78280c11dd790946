import McOrderModel
import Synchronization

/// Signs what the daemon publishes, in a house that has an identity.
final class HouseSigner: Sendable {
    private struct State {
        var identity: HouseIdentity?
        /// The highest serial number of each kind of file that has one place only.
        var serials: [SignedFile.Kind: Int] = [:]
    }

    private let state = Mutex(State())

    /// The identity that signs; `nil` if the house has none.
    var identity: HouseIdentity? { state.withLock(\.identity) }

    /// Puts an identity into use.
    func use(_ identity: HouseIdentity?) {
        state.withLock { $0.identity = identity }
    }

    /// The bytes of a published file, with the house's signature if it has an identity.
    ///
    /// Content that did not change keeps its bytes, so that no sync client sends it again.
    /// - Parameters:
    ///   - content: the file's object.
    ///   - members: further members of its `house`.
    ///   - found: the bytes of the file that is to be replaced.
    func file(
        _ content: JSONValue,
        _ kind: SignedFile.Kind,
        members: JSONValue = [:],
        replacing found: [UInt8]?,
        at now: Timestamp
    ) -> [UInt8] {
        guard let key = identity?.key else { return JSONWriter.document(content) }
        func signed(_ serial: Int) -> [UInt8] {
            do {
                return try SignedFile.json(content, kind, serial: serial, members: members, by: key)
            } catch {
                preconditionFailure("signing has no errors: \(error)")
            }
        }
        // Only a number of our own counts: a stranger could use up all of them.
        let before = found.flatMap { try? SignedFile($0, kind, by: key.publicKey, seen: nil) }?.serial
        if let before, let found, signed(before) == found { return found }
        guard kind != .answer else { return signed(RisingNumber.next(after: before, at: now)) }
        let serial = state.withLock { state in
            let last = [before, state.serials[kind]].compactMap(\.self).max()
            let next = RisingNumber.next(after: last, at: now)
            state.serials[kind] = next
            return next
        }
        return signed(serial)
    }

    /// Whether a published file is one of this house: signed by its identity, or by the one before if that
    /// was not stolen; or the house has none.
    func isOwn(_ found: [UInt8], _ kind: SignedFile.Kind) -> Bool {
        guard let identity else { return true }
        let former = identity.replacement.flatMap { $0.isProven ? $0.former : nil }
        return [identity.publicKey, former].compactMap(\.self).contains { key in
            (try? SignedFile(found, kind, by: key, seen: nil)) != nil
        }
    }
}
