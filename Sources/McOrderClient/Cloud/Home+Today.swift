import McOrderFiles

extension Home {
    /// The pauses and sold-out products that the restaurants have published.
    ///
    /// They are read from `folder` if it is given and has a valid file, otherwise from the catalogue's folder
    /// in the shared folder. Without a valid file there either, nothing is known to be unavailable.
    /// That is not an error, because the restaurant rejects the order itself if necessary.
    ///
    /// - Parameters:
    ///   - folder: the folder of a catalogue.
    ///   - cloud: the path of the shared folder; if `nil`, the joined one.
    /// - Throws: ``ClientError`` if the home cannot be read.
    public func today(from folder: String? = nil, cloud: String? = nil) throws(ClientError) -> Today {
        let shared = try joinedCloud(cloud)
        if let place = folder.map({ AbsolutePath.of($0) }) {
            let isShared = shared.map { CloudFolder.isCatalogue(place, of: $0) } ?? false
            if !isShared, let today = Self.bytes(in: place).flatMap({ Today(json: $0) }) { return today }
        }
        guard let shared, let bytes = Self.bytes(in: CloudFolder.cataloguePath(in: shared)) else {
            return .nothing
        }
        let (id, known) = try house(at: shared)
        if let known, !(try isCurrent(bytes, of: known, in: id, at: shared)) { return .nothing }
        return Today(json: bytes) ?? .nothing
    }

    /// Whether a file is signed by the house, and not older than one that was read; stores its serial number.
    private func isCurrent(
        _ bytes: [UInt8],
        of house: KnownHouse,
        in id: DeviceID?,
        at path: String
    ) throws(ClientError) -> Bool {
        // A file that the house did not sign is treated like one that does not exist.
        guard let identity = house.identity,
            let file = try? SignedFile(bytes, .today, by: identity, seen: house.todaySerial)
        else { return false }
        if house.todaySerial.map({ $0 < file.serial }) ?? true {
            try updateIfPossible { state in
                guard var known = state.house(of: id, at: path), known.identity == identity else { return }
                known.todaySerial = max(known.todaySerial ?? file.serial, file.serial)
                state.store(known)
            }
        }
        return true
    }

    private static func bytes(in place: String) -> [UInt8]? {
        let name = FileName(constant: Today.fileName)
        // A file that cannot be read is treated like one that does not exist.
        return try? HostileFile.contents(name, in: Directory.open(place), limit: Today.sizeLimit)
    }
}
