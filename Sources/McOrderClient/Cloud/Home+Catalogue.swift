internal import McOrderFiles

extension Home {
    /// Finds the catalogue: in the folder that is named, else in the shared folder, else the home's copy of
    /// the last good one that was published.
    ///
    /// A good published catalogue is copied into the home when its version is new, so that everything but
    /// sending works without the folder (R18). One that is faulty is never used; then the copy is, with a
    /// warning.
    ///
    /// - Parameters:
    ///   - folder: a catalogue's folder, published or the owner's.
    ///   - cloud: the shared folder's path; the joined one's without one.
    /// - Throws: ``ClientError/noCatalogue(places:)``, ``ClientError/faultyCatalogue(_:)`` or
    ///   ``ClientError/folder(_:)`` when there is no copy either.
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
        case .absent: return try copy(insteadOf: .absent(places: [place]))
        case .faulty(let refusal): return try copy(insteadOf: .faulty(refusal))
        case .unreadable(let trouble): return try copy(insteadOf: .unreadable(trouble))
        }
    }

    /// Copies a published catalogue into the home, unless it is there already, and returns what went wrong.
    /// No fsync: it can be had again, and a copy that is not whole is not used.
    private func keep(_ published: PublishedCatalogue) -> StorageTrouble? {
        if let copy = readCopy(), copy.version == published.version { return nil }
        guard let name = FileName(PublishedCatalogue.fileName) else { return nil }
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
        case .faulty(let refusal): throw .faultyCatalogue(refusal)
        case .unreadable(let trouble), .notKept(let trouble): throw .folder(trouble)
        }
    }

    /// The home's copy; nil where there is none that can be read and is good, which only means that it
    /// cannot help.
    private func readCopy() -> PublishedCatalogue? {
        guard case .published(let copy)? = try? CatalogueFolder.published(in: files.directory) else {
            return nil
        }
        return copy
    }
}
