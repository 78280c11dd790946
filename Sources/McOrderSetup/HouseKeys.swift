package import McOrderIntake
package import McOrderModel
import McOrderQueue

/// What an owner does with the keys of a house, beside the identity that its queue knows. Source:
/// commands.md, `key`.
package struct HouseKeys: Sendable {
    private let paths: IntakePaths

    /// The keys of the house with these paths.
    package init(_ paths: IntakePaths) {
        self.paths = paths
    }

    /// Replaces the identity by a new one; one whose key is lost only if customers may have to join again.
    ///
    /// - Parameter isCompromised: whether the former key may be in other hands.
    /// - Throws: a `KeyError` or a `QueueError`.
    package func replace(isCompromised: Bool) async throws -> HouseIdentity {
        if isCompromised, try paths.keys.identity() == nil, let lost = try await known() {
            return try paths.keys.replace(lost: lost)
        }
        return try paths.keys.replace(isCompromised: isCompromised)
    }

    /// Makes a seal key that customers use instead of those that the house has.
    ///
    /// - Throws: a `KeyError`; ``KeyError/none(path:)`` in a house without identity.
    package func rotate(at now: Timestamp) throws -> SealKey {
        let folder = paths.keys
        guard try folder.identity() != nil else { throw KeyError.none(path: folder.path) }
        return try folder.makeSealKey(at: now)
    }

    /// Takes over the key in a file; in place of another one only if the queue knows it.
    ///
    /// - Throws: a `KeyError` or a `QueueError`.
    package func take(from file: String) async throws -> HouseIdentity {
        try paths.keys.take(from: file, known: try await known())
    }

    /// The identity that the queue knows; `nil` if it knows none, or there is no queue yet.
    private func known() async throws -> PublicKey? {
        guard try OrderQueue.exists(in: paths.queue) else { return nil }
        let view = try await QueueView(state: paths.queue)
        let known = try await view.house()?.identity
        try await view.close()
        return known
    }
}
