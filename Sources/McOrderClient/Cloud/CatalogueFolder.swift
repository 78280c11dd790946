internal import McOrderFiles

/// A catalogue in a folder: published as one file, or as the owner's several files.
enum CatalogueFolder {
    /// What came of looking for a catalogue.
    enum Finding {
        /// A good one that was published.
        case published(PublishedCatalogue)
        /// A good one of several files.
        case files(Catalogue)
        /// There is none.
        case absent
        /// There is one that nobody should order from.
        case faulty(CatalogueRefusal)
        /// It could not be read.
        case unreadable(StorageTrouble)
    }

    /// Reads and checks the catalogue in a folder. Where both kinds are there the published one holds.
    static func read(_ path: String) -> Finding {
        do {
            let folder = try Directory.open(path)
            if let finding = try published(in: folder) { return finding }
            return try files(in: folder)
        } catch {
            return error.isAbsent ? .absent : .unreadable(StorageTrouble(error))
        }
    }

    /// Reads and checks a published catalogue; nil where there is none.
    static func published(in folder: Directory) throws(FileError) -> Finding? {
        guard let name = FileName(PublishedCatalogue.fileName) else { return nil }
        let limit = CatalogueReader.sizeLimit
        switch try HostileFile.read(name, in: folder, limit: limit) {
        case .absent: return nil
        case .contents(let bytes, _):
            do {
                return .published(try CatalogueReader.read(published: bytes))
            } catch {
                return .faulty(CatalogueRefusal(path: folder.path, faults: error.faults))
            }
        case .notAFile, .tooLarge, .changing:
            let path = folder.path + "/" + PublishedCatalogue.fileName
            return .unreadable(StorageTrouble(.other, path: path, words: "not a file"))
        }
    }

    private static func files(in folder: Directory) throws(FileError) -> Finding {
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileFailure>] = [:]
        for part in CatalogueReader.Part.allCases {
            guard let name = FileName(part.fileName) else { continue }
            files[part] =
                switch try HostileFile.read(name, in: folder, limit: CatalogueReader.sizeLimit) {
                case .contents(let bytes, _): .success(bytes)
                case .absent: .failure(.missing)
                case .notAFile: .failure(.unreadable("not a file"))
                case .tooLarge: .failure(.unreadable("too large"))
                case .changing: .failure(.unreadable("changed while it was read"))
                }
        }
        guard files.values.contains(where: { $0 != .failure(.missing) }) else { return .absent }
        do {
            return .files(try CatalogueReader.read(files: files) { hasFile(at: $0, in: folder) })
        } catch {
            return .faulty(CatalogueRefusal(path: folder.path, faults: error.faults))
        }
    }

    /// Whether a catalogue's folder has a regular file at a path; links are not followed out of it.
    private static func hasFile(at path: String, in folder: Directory) -> Bool {
        var parts = path.split(separator: "/").map(String.init)
        guard let last = parts.popLast().flatMap({ FileName($0) }) else { return false }
        do {
            var folder = folder
            for part in parts {
                guard let name = FileName(part) else { return false }
                folder = try folder.openSubdirectory(name)
            }
            return try folder.stat(last)?.kind == .regular
        } catch {
            // The reader reports the picture as missing, which it is to whoever wants to see it.
            return false
        }
    }
}
