import McOrderFiles

extension Home {
    /// Finds the catalogue: in `folder` if given, otherwise in the shared folder. If it is absent, has errors
    /// or cannot be read there, the result is the home's copy of the last valid published one, with a
    /// warning.
    ///
    /// A valid published catalogue is copied into the home if its version is new, so that everything except
    /// sending works without the folder (R18). A catalogue with errors is never used.
    ///
    /// - Parameters:
    ///   - folder: the folder of a catalogue, published or the owner's files.
    ///   - cloud: the path of the shared folder; if `nil`, the joined one.
    /// - Throws: ``ClientError/noCatalogue(places:)``, ``ClientError/invalidCatalogue(_:)`` or
    ///   ``ClientError/folder(_:)`` if there is no copy either.
    public func catalogue(
        from folder: String? = nil,
        cloud: String? = nil
    ) throws(ClientError) -> CatalogueReading {
        let place: String
        if let folder {
            place = AbsolutePath.of(folder)
        } else if let cloud = try joinedCloud(cloud) {
            place = CloudFolder.cataloguePath(in: cloud)
        } else {
            return try copy(insteadOf: .absent(places: []))
        }
        switch CatalogueFolder.read(place) {
        case .files(let catalogue):
            return CatalogueReading(catalogue: catalogue, origin: .folder(place), warning: nil)
        case .published(let published):
            let warning = keep(published).map { CatalogueReading.Warning.notKept($0) }
            return CatalogueReading(
                catalogue: published.catalogue,
                origin: .folder(place),
                warning: warning
            )
        case .unusable(let warning): return try copy(insteadOf: warning)
        }
    }

    /// Copies a published catalogue into the home unless it is already there, and returns the error if that
    /// fails. It needs no fsync, since the catalogue can be read again and an incomplete copy is never used.
    private func keep(_ published: PublishedCatalogue) -> StorageError? {
        if let copy = readCopy(), copy.version == published.version { return nil }
        let name = FileName(constant: PublishedCatalogue.fileName)
        do {
            try files.write(published.json, as: name, durable: false)
            return nil
        } catch {
            return error
        }
    }

    private func copy(insteadOf warning: CatalogueReading.Warning) throws(ClientError) -> CatalogueReading {
        if let copy = readCopy() {
            let origin = CatalogueReading.Origin.copy(publishedAt: copy.publishedAt)
            return CatalogueReading(catalogue: copy.catalogue, origin: origin, warning: warning)
        }
        switch warning {
        case .absent(let places): throw .noCatalogue(places: places)
        case .faulty(let refusal): throw .invalidCatalogue(refusal)
        case .unreadable(let problem), .notKept(let problem): throw .folder(problem)
        }
    }

    /// The home's copy; `nil` if there is none that can be read and is valid. The reason does not matter,
    /// since the copy is only a fallback.
    private func readCopy() -> PublishedCatalogue? {
        guard case .published(let copy)? = try? CatalogueFolder.published(in: files.directory) else {
            return nil
        }
        return copy
    }
}
