import McOrderFiles

/// What a program knows of a house that has no home: it serves many devices, and keeps nothing about them.
///
/// The first valid identity is pinned, and no other one accepted afterwards. Source: format.md, *Pinning*.
package struct FollowedHouse: Hashable, Sendable {
    package let paths: FolderPaths
    /// The id in the marker of the folder for orders.
    package let folder: DeviceID
    /// What was pinned; `nil` while the catalogue is that of a house without identity.
    package private(set) var known: KnownHouse?

    /// Follows the house of a folder from now on.
    ///
    /// - Parameters:
    ///   - code: the only house that is accepted; `nil` for the first one that is found.
    ///   - stored: what ``stored`` returned before.
    package init(_ paths: FolderPaths, folder: DeviceID, house code: HouseCode?, stored: [UInt8]?) {
        self.paths = paths
        self.folder = folder
        known = stored.flatMap { Self.known($0) }
        if let code, known?.code != code {
            known = KnownHouse(folder: folder, path: paths.catalogue, pin: .code(code))
        }
    }

    /// Whether bytes are what ``stored`` returned. If they are not, nothing is pinned.
    package static func isStored(_ bytes: [UInt8]) -> Bool { known(bytes) != nil }

    private static func known(_ stored: [UInt8]) -> KnownHouse? {
        try? KnownHouse(restoring: StoredValue(JSONReader.read(stored, depth: 4).value))
    }

    /// The bytes by which the next start of the program knows the house; `nil` if there is nothing to know.
    package var stored: [UInt8]? {
        known.map { JSONWriter.document($0.stored) }
    }

    /// The id for which devices sign; `nil` while only the house's code is known.
    package var id: HouseID? {
        known.map(\.id) ?? HouseID(folder: folder)
    }

    /// The keys for which customers seal; `nil` if they do not.
    package var sealKeys: [SealKeyEntry]? {
        known.flatMap { $0.seals ? $0.sealKeys : nil }
    }

    /// What the house offers to who pays ahead; `nil` if it takes no such payments, or customers do not seal.
    package var pay: PayOffer? { known?.payOffer }

    /// Reads the published catalogue.
    ///
    /// - Throws: ``ClientError/noCatalogue(places:)``, ``ClientError/invalidCatalogue(_:)``,
    ///   ``ClientError/folder(_:)``, ``ClientError/untrustedCatalogue(path:house:_:)``, or
    ///   ``ClientError/otherHouse(path:pinned:found:)``, after which nothing may be sent.
    package mutating func readCatalogue() throws(ClientError) -> PublishedCatalogue {
        let place = paths.catalogue
        let published: PublishedCatalogue
        let bytes: [UInt8]
        switch CatalogueFolder.read(place) {
        case .published(let found, let file): (published, bytes) = (found, file)
        case .files: throw .noCatalogue(places: [place])
        case .unusable(let warning):
            switch warning {
            case .absent(let places): throw .noCatalogue(places: places)
            case .faulty(let refusal): throw .invalidCatalogue(refusal)
            case .unreadable(let problem), .notKept(let problem): throw .folder(problem)
            case .untrusted(let path, let house, let problem):
                throw .untrustedCatalogue(path: path, house: house, problem)
            }
        }
        do throws(HouseError) {
            if let signed = try HouseError.check(bytes, known) {
                let house =
                    known ?? KnownHouse(folder: folder, path: place, pin: .identity(signed.identity))
                known = house.knowing(signed)
            }
        } catch {
            throw error.failure(place, known)
        }
        return published
    }

    /// Reads `today.json`; `nil` if there is none that counts, or only one that is older than the last one.
    package mutating func readToday() -> Today? {
        let name = FileName(constant: Today.fileName)
        // A file that cannot be read is treated like one that does not exist.
        guard let folder = try? Directory.open(paths.catalogue),
            let bytes = try? HostileFile.contents(name, in: folder, limit: Today.sizeLimit)
        else { return nil }
        guard var house = known else { return Today(json: bytes) }
        guard let identity = house.identity,
            let file = try? SignedFile(bytes, .today, by: identity, seen: house.todaySerial)
        else { return nil }
        house.todaySerial = max(house.todaySerial ?? file.serial, file.serial)
        known = house
        return Today(json: bytes)
    }

    /// The restaurant's answer about an order; `nil` while there is none that counts.
    ///
    /// - Parameter seen: the serial number of the last answer that was read.
    /// - Throws: ``ClientError/folder(_:)``.
    package func receipt(of order: SentOrder, seen: Int?) throws(ClientError) -> (Receipt, serial: Int?)? {
        try Receipts.receipt(of: order, trust(seen: seen), in: paths.receipts).map { ($0.receipt, $0.serial) }
    }

    /// The restaurant's answer to a notice; `nil` while there is none that counts.
    package func reply(to notice: NoticeFile, about order: SentOrder) throws(ClientError) -> NoticeReply? {
        try Receipts.reply(to: notice, about: order, trust(seen: nil), in: paths.receipts)
    }

    private func trust(seen: Int?) -> ReceiptTrust {
        guard let known else { return .all }
        return known.identity.map { .signed(by: $0, seen: seen) } ?? .none
    }
}
