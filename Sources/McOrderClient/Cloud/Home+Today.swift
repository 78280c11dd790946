internal import McOrderFiles

extension Home {
    /// What the restaurants published of what is not to be had today.
    ///
    /// It is looked for beside the catalogue: in the folder that is named, else in the shared folder. Where
    /// there is none, or one that makes no sense, nothing is known to be missing, which is no error: the
    /// restaurant says so itself when the order arrives.
    ///
    /// - Parameters:
    ///   - folder: a catalogue's folder.
    ///   - cloud: the shared folder's path; the joined one's without one.
    /// - Throws: ``ClientError`` when the home cannot be read.
    public func today(from folder: String? = nil, cloud: String? = nil) throws(ClientError) -> Today {
        let shared = try joinedCloud(cloud).map { CloudFolder.cataloguePath(in: $0) }
        for place in [folder.map { AbsolutePath.of($0) }, shared].compactMap(\.self) {
            if let today = Self.today(in: place) { return today }
        }
        return .nothing
    }

    private static func today(in place: String) -> Today? {
        guard let name = FileName(Today.fileName) else { return nil }
        // What cannot be read says nothing, as what is not there.
        guard let folder = try? Directory.open(place),
            case .contents(let bytes, _)? = try? HostileFile.read(name, in: folder, limit: Today.sizeLimit)
        else { return nil }
        return Today(json: bytes)
    }
}
