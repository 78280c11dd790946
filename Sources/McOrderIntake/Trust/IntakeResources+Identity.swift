import McOrderModel
import McOrderQueue

extension IntakeResources {
    /// How long a former id of the house stays valid where orders have no highest age.
    private static let formerValidity = Duration.seconds(30 * 86_400)

    /// Puts the identity of the key folder into use and stores it in the queue, by which a missing key is
    /// noticed. A former id of the house stays valid as long as an order may be on its way.
    ///
    /// - Parameter age: the highest age of an order; zero for no limit.
    /// - Returns: `nil` if the house has no identity.
    /// - Throws: ``IntakeError/keys(_:)`` or a `QueueError`.
    func adoptIdentity(whenOrdersLast age: Duration) throws -> HouseRecord? {
        let known = try view.blocking { try $0.house() }
        let identity: HouseIdentity?
        do {
            identity = try paths.keys.identity(after: known?.identity)
        } catch {
            throw IntakeError.keys(error)
        }
        guard let identity else { return nil }
        defer { signer.use(identity) }
        if let known, known.identity == identity.publicKey { return known }
        let before =
            try known.map { HouseID(identity: $0.identity) }
            ?? view.blocking { try $0.folder() }.map { HouseID(folder: $0) }
        let until = now() + (age > .zero ? age : Self.formerValidity)
        let record = HouseRecord(
            identity: identity.publicKey,
            former: (known?.former ?? [])
                + [before].compactMap(\.self).map { HouseRecord.Former(id: $0, until: until) }
        )
        try queue.blocking { try $0.remember(house: record) }
        return record
    }
}
