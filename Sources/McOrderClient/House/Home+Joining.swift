import McOrderFiles

extension Home {
    /// Stores the path of a shared folder after checking its marker and its house. Orders that were sent to
    /// this folder, recognised by its id, get the path too, since the folder may have been moved.
    ///
    /// The first house with a valid identity is accepted, and no other one afterwards.
    /// - Throws: the errors of ``CloudFolder/open(_:)`` and ``open(_:)``, and
    ///   ``ClientError/otherHouse(path:pinned:found:)``; nothing is changed then.
    @discardableResult
    public func join(_ path: String) throws(ClientError) -> CloudFolder {
        try join(path, house: nil)
    }

    /// Joins a folder of the house with that code. If the catalogue is not there yet, the code is remembered
    /// for its first reading.
    ///
    /// - Parameter code: the house's code as a person typed it or a QR code has it; if `nil`, any house, or
    ///   the one that was accepted before.
    /// - Throws: also ``ClientError/untrustedCatalogue(path:house:_:)`` if a code is given and the catalogue
    ///   is not signed by that house.
    @discardableResult
    package func join(_ path: String, house code: HouseCode?) throws(ClientError) -> CloudFolder {
        let folder = try CloudFolder.open(path)
        let place = CloudFolder.cataloguePath(in: folder.path)
        let published: [UInt8]? =
            if case .published(_, let bytes) = CatalogueFolder.read(place) { bytes } else { nil }
        try update { state throws(ClientError) in
            var known = state.house(of: folder.id, at: folder.path)
            if let code, known?.code != code {
                known = KnownHouse(folder: folder.id, path: folder.path, pin: .code(code))
            }
            var signed: SignedCatalogue?
            do throws(HouseError) {
                if let published { signed = try HouseError.check(published, known) }
            } catch {
                // Without a code the folder is joined, and reading its catalogue states the problem.
                guard case .faulty = error, code == nil else { throw error.failure(place, known) }
            }
            // A catalogue of the accepted house is stored when it is read, which also states what is new.
            if let signed, known?.identity == nil {
                try accept(signed, of: folder.id, at: folder.path, known, in: &state)
            } else if let known {
                state.store(known.moved(to: folder.id, at: folder.path))
            }
            state.join(folder)
        }
        return folder
    }

    /// Stores that a catalogue of a house was read, and that the house is the only one accepted in the
    /// folder. A device that placed no order yet gets a key. Callers hold the home's lock.
    func accept(
        _ signed: SignedCatalogue,
        of folder: DeviceID,
        at path: String,
        _ known: KnownHouse?,
        in state: inout HomeState
    ) throws(ClientError) {
        let house =
            known?.moved(to: folder, at: path)
            ?? KnownHouse(folder: folder, path: path, pin: .identity(signed.identity))
        state.store(house.knowing(signed))
        if known?.identity == nil, state.isUnused { try addKey(to: &state) }
    }

    /// Gives the device a key, and so another UDID. The order numbers go on. Callers hold the home's lock.
    func addKey(to state: inout HomeState) throws(ClientError) {
        let key = try files.makeKey()
        state.device = Device(name: state.device.name, id: DeviceID(key.publicKey))
    }

    /// The device's public key; `nil` if it has none.
    package func publicKey() throws(ClientError) -> PublicKey? {
        try files.readKey()?.publicKey
    }

    /// The code of the house that is accepted in the shared folder; `nil` if none is.
    ///
    /// - Parameter cloud: the path of the shared folder; if `nil`, the joined one.
    package func houseCode(cloud: String? = nil) throws(ClientError) -> HouseCode? {
        guard let path = try joinedCloud(cloud) else { return nil }
        return try house(at: path).known?.code
    }

    /// The id in the marker of a folder, and the house that is accepted there.
    func house(at cloud: String) throws(ClientError) -> (folder: DeviceID?, known: KnownHouse?) {
        let state = try state()
        // Without its marker a folder is known by its path.
        let folder = (try? CloudFolder.open(cloud))?.id
        return (folder, state.house(of: folder, at: cloud))
    }
}

/// Why a published catalogue does not count.
enum HouseError: Error {
    /// The catalogue is not signed by the accepted house.
    case faulty(SignatureProblem)
    /// The catalogue is that of another house than the accepted one.
    case other(pinned: HouseCode, found: HouseCode)

    /// Verifies the house of a published catalogue.
    ///
    /// - Parameter known: the accepted house; `nil` if any house, or none, is accepted.
    /// - Returns: `nil` if the catalogue has no house, which only counts if none is known.
    static func check(_ bytes: [UInt8], _ known: KnownHouse?) throws(HouseError) -> SignedCatalogue? {
        do throws(SignedCatalogue.Refusal) {
            return try SignedCatalogue(bytes, pin: known?.pin, seen: known?.catalogueSerial)
        } catch {
            switch error {
            case .otherHouse(let pinned, let found): throw .other(pinned: pinned, found: found)
            case .faulty(let fault):
                if known == nil { return nil }
                throw .faulty(SignatureProblem(fault))
            }
        }
    }

    /// The error for the user.
    ///
    /// - Parameter place: the path of the catalogue's folder.
    func failure(_ place: String, _ known: KnownHouse?) -> ClientError {
        switch self {
        case .faulty(let problem):
            .untrustedCatalogue(path: place, house: known?.code.description ?? "", problem)
        case .other(let pinned, let found):
            .otherHouse(path: place, pinned: pinned.description, found: found.description)
        }
    }
}
