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
        let shared = try joinedCloud(cloud).map { CloudFolder.cataloguePath(in: $0) }
        for place in [folder.map { AbsolutePath.of($0) }, shared].compactMap(\.self) {
            if let today = Self.today(in: place) { return today }
        }
        return .nothing
    }

    private static func today(in place: String) -> Today? {
        let name = FileName(constant: Today.fileName)
        // A file that cannot be read is treated like one that does not exist.
        let bytes = try? HostileFile.contents(name, in: Directory.open(place), limit: Today.sizeLimit)
        return bytes.flatMap { Today(json: $0) }
    }
}
