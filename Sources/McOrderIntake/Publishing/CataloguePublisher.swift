internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// Puts the owner's catalogue into force and publishes it to the customers.
///
/// An invalid catalogue is never used: the last published one stays in force, and the error is logged.
/// Source: format.md, *Catalogue*.
struct CataloguePublisher: Sendable {
    let source: CatalogueFolder
    /// The path of the customers' folder of the catalogue.
    let folder: String
    let queue: OrderQueue
    let view: QueueView
    let log: Logger

    /// Reads the owner's catalogue and puts it into force. If it is invalid or cannot be read, the last
    /// published one stays in force.
    ///
    /// - Throws: ``CatalogueErrors`` or a ``FileError`` if there is no earlier catalogue either, or a
    ///   ``QueueError``.
    func bringIntoForce(now: Timestamp) throws -> PublishedCatalogue {
        let catalogue: Catalogue
        do {
            catalogue = try source.read().inForce(at: now)
        } catch {
            let last = try last()
            switch error {
            case .errors(let error):
                guard let last else { throw error }
                log.error(
                    "the catalogue is faulty; the one published last stays in force",
                    metadata: ["errors": "\(error.errors.count)", "first": "\(error.errors[0])"]
                )
                return last
            case .file(let error):
                guard let last else { throw error }
                log.error(
                    "the catalogue cannot be read; the one published last stays in force",
                    metadata: ["error": "\(error)"]
                )
                return last
            }
        }
        let read = PublishedCatalogue(catalogue, publishedAt: now)
        return try queue.blocking { try $0.recordPublication(of: read) }
    }

    /// The last published catalogue; nil if there is none, or none that this program can read.
    private func last() throws(QueueError) -> PublishedCatalogue? {
        guard let file = try view.blocking({ try $0.lastPublication() }) else { return nil }
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
        for publication in try view.blocking({ try $0.publications(endedSince: limit) }) {
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
    /// - Returns: the pictures that could not be written, and why; the catalogue is published without them.
    /// - Throws: the error that prevents publishing the catalogue itself.
    func publish(_ catalogue: PublishedCatalogue) throws(FileError) -> [String: FileError] {
        let folder = try Directory.open(self.folder)
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
        try put(catalogue.json, as: PublishedCatalogue.fileName, into: folder)
        return missing
    }

    private func put(_ image: String, into folder: Directory) throws(FileError) {
        let bytes = try source.contents(of: image, limit: CatalogueFolder.imageLimit)
        var folder = folder
        var names = image.split(separator: "/").map(String.init)
        guard let last = names.popLast() else { return }
        for text in names {
            guard let name = FileName(text) else { return }
            _ = try folder.createSubdirectory(name, mode: 0o2750)
            folder = try folder.openSubdirectory(name)
        }
        try put(bytes, as: last, into: folder)
    }

    private func put(_ bytes: [UInt8], as text: String, into folder: Directory) throws(FileError) {
        guard let name = FileName(text) else { return }
        if try HostileFile.contents(name, in: folder, limit: max(bytes.count, 1)) == bytes { return }
        guard queue.mayPublish else { throw .withoutLease(path: text) }
        try WholeFile.replace(name, bytes: bytes, in: folder, durable: true)
    }
}
