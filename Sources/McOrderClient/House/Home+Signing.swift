extension Home {
    /// The order, signed if the device has a key.
    ///
    /// - Throws: ``ClientError/untrustedCatalogue(path:house:_:)`` if only the code of the folder's house is
    ///   known, or ``ClientError/badOrder(_:)``.
    func signed(_ placed: PlacedOrder, _ state: HomeState) throws(ClientError) -> PlacedOrder {
        guard placed.isSigned else { return placed }
        let house = try id(of: state.house(of: placed.folder, at: placed.cloud), for: placed)
        let key = try requiredKey()
        do {
            return try placed.signed(by: key, for: house)
        } catch let error as OrderError {
            throw .badOrder(error)
        } catch SigningError.tooLarge(let bytes) {
            throw .badOrder(.tooLarge(bytes: bytes))
        } catch {
            // Another program replaced the key, or the library failed.
            throw .deviceKey(path: files.keyPath, .damaged)
        }
    }

    /// The file of a notice, signed if the order is, and sealed if the house wants that.
    func file(
        _ notice: Notice,
        about order: PlacedOrder,
        _ state: HomeState
    ) throws(ClientError) -> NoticeFile {
        try sealed(try signed(notice, about: order, state), about: order, state, at: notice.at)
    }

    private func signed(
        _ notice: Notice,
        about order: PlacedOrder,
        _ state: HomeState
    ) throws(ClientError) -> NoticeFile {
        guard order.isSigned else { return NoticeFile(unsigned: notice) }
        let house = try id(of: state.house(of: order), for: order)
        let key = try requiredKey()
        do {
            return try NoticeFile(notice, about: order.contentHash, by: key, for: house)
        } catch {
            // Another program replaced the key, or the library failed. A notice is never too large.
            throw .deviceKey(path: files.keyPath, .damaged)
        }
    }

    /// The id for which the device signs now: that of the house, or of the order's folder if its house has
    /// no identity.
    private func id(of house: KnownHouse?, for order: PlacedOrder) throws(ClientError) -> HouseID {
        guard let house else { return HouseID(folder: order.folder) }
        guard let id = house.id else {
            let place = CloudFolder.cataloguePath(in: order.cloud)
            throw .untrustedCatalogue(path: place, house: house.code.description, .unsigned)
        }
        return id
    }

    private func requiredKey() throws(ClientError) -> SigningKey {
        guard let key = try files.readKey() else {
            throw .deviceKey(path: files.keyPath, .missing)
        }
        return key
    }
}
