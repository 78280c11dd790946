import McOrderFiles

extension Home {
    /// Finds the catalogue: in `folder` if given, otherwise in the shared folder. If it is absent, has errors
    /// or cannot be read there, the result is the home's copy of the last valid published one, with a
    /// warning.
    ///
    /// A valid published catalogue is copied into the home if its version is new, so that everything except
    /// sending works without the folder (R18). A catalogue with errors is never used. In a shared folder
    /// whose house is known, the published catalogue only counts with the house's signature, and not if it is
    /// older than one that was read. Source: format.md, *Pinning*.
    ///
    /// - Parameters:
    ///   - folder: the folder of a catalogue, published or the owner's files.
    ///   - cloud: the path of the shared folder; if `nil`, the joined one.
    /// - Throws: ``ClientError/otherHouse(path:pinned:found:)`` if the folder has the catalogue of another
    ///   house; ``ClientError/noCatalogue(places:)``, ``ClientError/invalidCatalogue(_:)``,
    ///   ``ClientError/untrustedCatalogue(path:house:_:)`` or ``ClientError/folder(_:)`` if there is no copy
    ///   either.
    public func catalogue(
        from folder: String? = nil,
        cloud: String? = nil
    ) throws(ClientError) -> CatalogueReading {
        try catalogue(from: folder, cloud: cloud, learns: true)
    }

    /// Like ``catalogue(from:cloud:)``.
    ///
    /// - Parameter learns: whether the home stores what the catalogue says about its house. A caller that
    ///   does not show ``CatalogueReading/news`` passes `false`, so that the next one shows them.
    package func catalogue(
        from folder: String? = nil,
        cloud: String? = nil,
        learns: Bool
    ) throws(ClientError) -> CatalogueReading {
        let shared = try joinedCloud(cloud)
        let sharedPlace = shared.map { CloudFolder.cataloguePath(in: $0) }
        guard let place = folder.map({ AbsolutePath.of($0) }) ?? sharedPlace else {
            return try copy(insteadOf: .absent(places: []), of: nil)
        }
        var (id, known): (DeviceID?, KnownHouse?)
        if let shared { (id, known) = try house(at: shared) }
        guard let shared, CloudFolder.isCatalogue(place, of: shared) else {
            // The user chose another catalogue. It must not replace the copy of a house's signed one.
            return try reading(of: place, isKept: known == nil)
        }
        guard let known else {
            return try reading(of: place, isKept: true) { bytes throws(ClientError) in
                guard learns, let id else { return nil }
                // A catalogue without a valid signature counts as long as no house is known.
                guard let signed = try? SignedCatalogue(bytes, pin: nil, seen: nil) else { return nil }
                return try learn(signed, of: id, at: shared)
            }
        }
        return try reading(of: place, signedBy: known) { signed throws(ClientError) in
            guard learns, let id else { return nil }
            return try learn(signed, of: id, at: shared)
        }
    }

    /// Reads the catalogue of a folder without a known house.
    private func reading(
        of place: String,
        isKept: Bool,
        found: (_ bytes: [UInt8]) throws(ClientError) -> StorageError? = { _ in nil }
    ) throws(ClientError) -> CatalogueReading {
        switch CatalogueFolder.read(place) {
        case .files(let catalogue):
            return CatalogueReading(catalogue: catalogue, origin: .folder(place), warning: nil)
        case .published(let published, let bytes):
            // A copy of a catalogue that somebody signed keeps the signature.
            let isSigned = (try? SignedCatalogue(bytes, pin: nil, seen: nil)) != nil
            let problem = try found(bytes) ?? (isKept ? keep(published, bytes, isSigned: isSigned) : nil)
            return CatalogueReading(
                catalogue: published.catalogue,
                origin: .folder(place),
                warning: problem.map { .notKept($0) }
            )
        case .unusable(let warning): return try copy(insteadOf: warning, of: nil)
        }
    }

    /// Reads the catalogue of a folder that must be signed by a house.
    private func reading(
        of place: String,
        signedBy house: KnownHouse,
        found: (SignedCatalogue) throws(ClientError) -> StorageError?
    ) throws(ClientError) -> CatalogueReading {
        func untrusted(_ problem: SignatureProblem) throws(ClientError) -> CatalogueReading {
            let warning = CatalogueReading.Warning.untrusted(
                path: place,
                house: house.code.description,
                problem
            )
            return try copy(insteadOf: warning, of: house)
        }
        let published: PublishedCatalogue
        let bytes: [UInt8]
        switch CatalogueFolder.read(place) {
        case .files: return try untrusted(.unsigned)
        case .unusable(let warning): return try copy(insteadOf: warning, of: house)
        case .published(let found, let file): (published, bytes) = (found, file)
        }
        let signed: SignedCatalogue?
        do throws(HouseError) {
            signed = try HouseError.check(bytes, house)
        } catch {
            guard case .faulty(let problem) = error else { throw error.failure(place, house) }
            return try untrusted(problem)
        }
        guard let signed else { return try untrusted(.unsigned) }
        let problem = try found(signed) ?? keep(published, bytes, isSigned: true)
        return CatalogueReading(
            catalogue: published.catalogue,
            origin: .folder(place),
            warning: problem.map { .notKept($0) },
            news: house.news(of: signed)
        )
    }

    /// Stores what a catalogue says about its house, if that is new. Returns the error if the home cannot be
    /// written: the next reading stores it then.
    private func learn(
        _ signed: SignedCatalogue,
        of id: DeviceID,
        at path: String
    ) throws(ClientError) -> StorageError? {
        let known = try state().house(of: id, at: path)
        if let known, known.moved(to: id, at: path).knowing(signed) == known { return nil }
        do {
            try learnNow(signed, of: id, at: path)
            return nil
        } catch {
            guard case .home(let problem) = error else { throw error }
            return problem
        }
    }

    private func learnNow(
        _ signed: SignedCatalogue,
        of id: DeviceID,
        at path: String
    ) throws(ClientError) {
        try update { state throws(ClientError) in
            // Another program may have read a later catalogue, or pinned another house, meanwhile.
            let known = state.house(of: id, at: path)
            let identities = [signed.identity, signed.replaced].compactMap(\.self)
            let codes = identities.map { HouseID(identity: $0).code }
            if let known, !codes.contains(known.code) { return }
            try accept(signed, of: id, at: path, known, in: &state)
        }
    }

    /// Copies a published catalogue into the home unless it is already there, and returns the error if that
    /// fails. It needs no fsync, since the catalogue can be read again and an incomplete copy is never used.
    ///
    /// A signed catalogue is copied byte for byte, so that the copy is signed too.
    private func keep(_ published: PublishedCatalogue, _ bytes: [UInt8], isSigned: Bool) -> StorageError? {
        if let copy = readCopy() {
            if isSigned ? copy.bytes == bytes : copy.published.version == published.version { return nil }
        }
        let name = FileName(constant: PublishedCatalogue.fileName)
        do {
            try files.write(isSigned ? bytes : published.json, as: name, durable: false)
            return nil
        } catch {
            return error
        }
    }

    /// The home's copy, with the warning why it is used.
    ///
    /// - Parameter house: the house that must have signed the copy.
    private func copy(
        insteadOf warning: CatalogueReading.Warning,
        of house: KnownHouse?
    ) throws(ClientError) -> CatalogueReading {
        if let copy = readCopy(), copy.isSigned(by: house) {
            let origin = CatalogueReading.Origin.copy(publishedAt: copy.published.publishedAt)
            return CatalogueReading(catalogue: copy.published.catalogue, origin: origin, warning: warning)
        }
        switch warning {
        case .absent(let places): throw .noCatalogue(places: places)
        case .faulty(let refusal): throw .invalidCatalogue(refusal)
        case .unreadable(let problem), .notKept(let problem): throw .folder(problem)
        case .untrusted(let path, let house, let problem):
            throw .untrustedCatalogue(path: path, house: house, problem)
        }
    }

    /// The home's copy; `nil` if there is none that can be read and is valid. The reason does not matter,
    /// since the copy is only a fallback.
    private func readCopy() -> CatalogueCopy? {
        guard case .published(let copy, let bytes)? = try? CatalogueFolder.published(in: files.directory)
        else { return nil }
        return CatalogueCopy(published: copy, bytes: bytes)
    }
}

/// The copy of a published catalogue in a home.
private struct CatalogueCopy {
    let published: PublishedCatalogue
    let bytes: [UInt8]

    /// Whether the house signed the copy, or no house is known.
    func isSigned(by house: KnownHouse?) -> Bool {
        guard let house else { return true }
        return (try? SignedCatalogue(bytes, pin: house.pin, seen: nil)) != nil
    }
}
