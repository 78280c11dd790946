import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue

/// Puts the owner's catalogue into force and publishes it to the customers.
///
/// An invalid catalogue is never used: the last published one stays in force, and the error is logged.
/// Source: format.md, *Catalogue*.
struct CataloguePublisher: Sendable {
    let source: CatalogueFolder
    let resources: IntakeResources
    private var log: Logger { resources.log }

    /// Reads the owner's catalogue and puts it into force. If it is invalid or cannot be read, the last
    /// published one stays in force.
    ///
    /// - Throws: a ``CatalogueFolder/ReadingError`` if there is no earlier catalogue either, or a
    ///   ``QueueError``.
    func bringIntoForce(now: Timestamp) throws -> PublishedCatalogue {
        let catalogue: Catalogue
        do {
            catalogue = try source.read().inForce(at: now)
        } catch {
            guard let last = try last() else { throw error }
            switch error {
            case .errors(let error):
                log.error(
                    "the catalogue is faulty; the one published last stays in force",
                    metadata: ["errors": "\(error.errors.count)", "first": "\(LogWords.of(error.errors[0]))"]
                )
            case .file(let error):
                log.error(
                    "the catalogue cannot be read; the one published last stays in force",
                    metadata: ["error": "\(LogWords.of(error))"]
                )
            }
            return last
        }
        let read = PublishedCatalogue(catalogue, publishedAt: now)
        return try resources.queue.blocking { try $0.recordPublication(of: read) }
    }

    /// The last published catalogue; nil if there is none, or none that this program can read.
    private func last() throws(QueueError) -> PublishedCatalogue? {
        guard let file = try resources.view.blocking({ try $0.lastPublication() }) else { return nil }
        do {
            return try CatalogueReader.read(published: file)
        } catch {
            log.error("the catalogue published last is damaged", metadata: ["errors": "\(error.errors)"])
            return nil
        }
    }

    /// The catalogues that were in force at `limit` or later and have ended. One that this program cannot
    /// read is logged and omitted: its prices are no longer accepted.
    func past(since limit: Timestamp) throws(QueueError) -> [PriceBook.Past] {
        var past: [PriceBook.Past] = []
        for publication in try resources.view.blocking({ try $0.publications(endedSince: limit) }) {
            do {
                let catalogue = try CatalogueReader.read(published: publication.file).catalogue
                past.append(PriceBook.Past(catalogue, until: publication.until))
            } catch {
                log.error("an earlier catalogue is damaged", metadata: ["errors": "\(error.errors)"])
            }
        }
        return past
    }

    /// Writes the catalogue and its pictures into the customers' folder; files that are already there with
    /// the same bytes are not written again.
    ///
    /// - Parameter pay: what customers who pay ahead are offered.
    /// - Returns: the pictures that could not be written, and why; the catalogue is published without them.
    /// - Throws: the error that prevents publishing the catalogue itself.
    func publish(
        _ catalogue: PublishedCatalogue,
        _ settings: IntakeSettings,
        offering pay: PayOffer? = nil
    ) throws(FileError) -> [String: FileError] {
        let folder = try Directory.open(resources.paths.published)
        let images =
            catalogue.catalogue.products.compactMap(\.image)
            + catalogue.catalogue.restaurants.compactMap(\.image)
        var missing: [String: FileError] = [:]
        for image in Set(images).sorted() {
            do {
                try put(image, into: folder)
            } catch {
                missing[image] = error
            }
        }
        let name = FileName(constant: PublishedCatalogue.fileName)
        let found = try HostileFile.contents(name, in: folder, limit: CatalogueReader.sizeLimit)
        let identity = resources.signer.identity
        if identity != nil {
            _ = resources.seals.read(found, resources.signer, settings.restaurants, at: resources.now())
        }
        let bytes = resources.signer.file(
            catalogue.value,
            .catalogue,
            members: identity.map { identity in
                SignedCatalogue.members(
                    identity: identity.publicKey,
                    signatures: settings.signatures,
                    sealing: settings.sealing,
                    seal: resources.seals.entries(of: settings.restaurants, at: resources.now()),
                    pay: pay,
                    replacing: identity.replacement
                )
            } ?? [:],
            replacing: found,
            at: resources.now()
        )
        if found != bytes {
            if let found, let code = HouseIdentity.stranger(inCatalogue: found, to: identity) {
                log.warning(
                    "another house published its catalogue here; it is replaced",
                    metadata: ["house": "\(code)"]
                )
            }
            try replace(name, by: bytes, in: folder)
        }
        return missing
    }

    /// Whether the catalogue in the customers' folder lacks a seal key of this daemon. It keeps what the
    /// catalogue says about other daemons.
    func lacksSealKeys(_ settings: IntakeSettings) throws(FileError) -> Bool {
        let folder = try Directory.open(resources.paths.published)
        let name = FileName(constant: PublishedCatalogue.fileName)
        guard resources.seals.isNew(try folder.stat(name)) else { return false }
        let found = try HostileFile.contents(name, in: folder, limit: CatalogueReader.sizeLimit)
        return resources.seals.read(found, resources.signer, settings.restaurants, at: resources.now())
    }

    private func put(_ image: String, into folder: Directory) throws(FileError) {
        let bytes = try source.contents(of: image, limit: CatalogueFolder.imageLimit)
        guard let (folder, name) = try folder.place(of: image, creating: 0o2750) else { return }
        if try HostileFile.contents(name, in: folder, limit: max(bytes.count, 1)) == bytes { return }
        try replace(name, by: bytes, in: folder)
    }

    private func replace(_ name: FileName, by bytes: [UInt8], in folder: Directory) throws(FileError) {
        guard resources.queue.mayPublish else { throw .withoutLease(path: name.display) }
        try WholeFile.replace(name, bytes: bytes, in: folder, durable: true)
    }
}
