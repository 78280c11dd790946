import McOrderModel
import McOrderQueue

extension IntakeResources {
    /// Puts the identity of the key folder into use and stores it in the queue, by which a missing key is
    /// noticed. A former id of the house stays valid as long as an order may be on its way.
    ///
    /// - Returns: `nil` if the house has no identity.
    /// - Throws: ``IntakeError/keys(_:)`` or a `QueueError`.
    func adoptIdentity(_ settings: IntakeSettings) throws -> HouseRecord? {
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
        let until = now() + settings.formerValidity
        let record = HouseRecord(
            identity: identity.publicKey,
            former: (known?.former ?? [])
                + [before].compactMap(\.self).map { HouseRecord.Former(id: $0, until: until) },
            sealKeys: known?.sealKeys ?? []
        )
        try queue.blocking { try $0.remember(house: record) }
        return record
    }
}
