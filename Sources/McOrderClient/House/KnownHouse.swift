/// What a home knows about the house of one shared folder. Source: format.md, *Pinning*.
package struct KnownHouse: Hashable, Sendable {
    /// The id in the folder's marker.
    package let folder: DeviceID
    /// The absolute path of the folder; `nil` if another folder is there now.
    package internal(set) var path: String?
    /// The only house that is accepted in the folder.
    package internal(set) var pin: HousePin
    /// The highest serial number of the catalogue that was read.
    package internal(set) var catalogueSerial: Int?
    /// The highest serial number of `today.json` that was read.
    package internal(set) var todaySerial: Int?
    /// Whether the house takes unsigned orders, by the last catalogue that was read.
    package internal(set) var signatures: SignaturePolicy?
    /// Whether customers seal, by the last catalogue that was read.
    package internal(set) var sealing: SealingPolicy?
    /// The keys for which they do.
    package internal(set) var sealKeys: [SealKeyEntry] = []

    /// What the house offers to who pays ahead, by the last catalogue that was read.
    package internal(set) var pay: PayOffer?

    init(folder: DeviceID, path: String, pin: HousePin) {
        self.folder = folder
        self.path = path
        self.pin = pin
    }

    /// The identity of the house; `nil` while only its code is known.
    package var identity: PublicKey? {
        guard case .identity(let identity) = pin else { return nil }
        return identity
    }

    /// The id for which devices sign; `nil` while only the house's code is known.
    package var id: HouseID? {
        identity.map { HouseID(identity: $0) }
    }

    /// The code by which a person compares houses.
    package var code: HouseCode { pin.code }

    /// The same house in the folder with that id at that path.
    func moved(to folder: DeviceID, at path: String) -> KnownHouse {
        var house = KnownHouse(folder: folder, path: path, pin: pin)
        house.catalogueSerial = catalogueSerial
        house.todaySerial = todaySerial
        house.signatures = signatures
        (house.sealing, house.sealKeys, house.pay) = (sealing, sealKeys, pay)
        return house
    }

    /// The house after that catalogue of it was read. Serial numbers never fall.
    func knowing(_ catalogue: SignedCatalogue) -> KnownHouse {
        var house = self
        house.pin = .identity(catalogue.identity)
        house.catalogueSerial = max(catalogueSerial ?? catalogue.serial, catalogue.serial)
        house.signatures = catalogue.signatures
        (house.sealing, house.sealKeys, house.pay) = (catalogue.sealing, catalogue.seal, catalogue.pay)
        return house
    }

    /// What a person should know about that catalogue, apart from its content.
    func news(of catalogue: SignedCatalogue) -> [CatalogueReading.News] {
        var news: [CatalogueReading.News] = []
        if catalogue.replaced != nil {
            let next = HouseID(identity: catalogue.identity).code
            news.append(.houseReplaced(from: code.description, to: next.description))
        }
        if signatures == .required, catalogue.signatures == .optional { news.append(.unsignedAccepted) }
        if seals, catalogue.sealing == .off {
            news.append(.noLongerSealed)
        } else if sealing == .required, catalogue.sealing == .optional {
            news.append(.plainAccepted)
        }
        return news
    }
}

/// Why a file does not count as the pinned house's.
public enum SignatureProblem: Hashable, Sendable {
    /// The file has no signature.
    case unsigned
    /// The signature is not that of the house over this file.
    case invalid
    /// The file is older than one that was read.
    case older

    init(_ fault: SignedFile.Fault) {
        self =
            switch fault {
            case .unsigned: .unsigned
            case .older: .older
            case .notJSON, .wrongShape, .badSignature: .invalid
            }
    }
}
