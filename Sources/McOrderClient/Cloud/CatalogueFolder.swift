import McOrderFiles

/// Reads a catalogue from a folder: published as one file, or as the owner's several files.
enum CatalogueFolder {
    /// The result of reading a folder.
    enum Finding {
        /// The folder has a valid published catalogue, whose signature is not verified; with its bytes.
        case published(PublishedCatalogue, bytes: [UInt8])
        /// The folder has a valid catalogue of several files.
        case files(Catalogue)
        /// The folder has no catalogue that may be used for orders.
        case unusable(CatalogueReading.Warning)
    }

    /// Reads and checks the catalogue in a folder. If the folder has both kinds, the published one is used.
    static func read(_ path: String) -> Finding {
        do {
            let folder = try Directory.open(path)
            if let finding = try published(in: folder) { return finding }
            return try files(in: folder)
        } catch {
            return .unusable(error.isAbsent ? .absent(places: [path]) : .unreadable(StorageError(error)))
        }
    }

    /// Reads and checks a published catalogue; `nil` if there is none.
    static func published(in folder: Directory) throws(FileError) -> Finding? {
        func unreadable(_ cause: String) -> Finding {
            let path = folder.path + "/" + PublishedCatalogue.fileName
            return .unusable(.unreadable(StorageError(.other, path: path, cause: cause)))
        }
        switch try file(PublishedCatalogue.fileName, in: folder) {
        case .absent: return nil
        case .contents(let bytes, _):
            do {
                return .published(try CatalogueReader.read(published: bytes), bytes: bytes)
            } catch {
                return faulty(error, in: folder)
            }
        case .notAFile: return unreadable("not a file")
        case .tooLarge: return unreadable("too large")
        case .changing: return unreadable("changed while it was read")
        }
    }

    private static func files(in folder: Directory) throws(FileError) -> Finding {
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
        for part in CatalogueReader.Part.allCases {
            files[part] =
                switch try file(part.fileName, in: folder) {
                case .contents(let bytes, _): .success(bytes)
                case .absent: .failure(.missing)
                case .notAFile: .failure(.unreadable("not a file"))
                case .tooLarge: .failure(.unreadable("too large"))
                case .changing: .failure(.unreadable("changed while it was read"))
                }
        }
        guard files.values.contains(where: { $0 != .failure(.missing) }) else {
            return .unusable(.absent(places: [folder.path]))
        }
        do {
            return .files(try CatalogueReader.read(files: files) { hasFile(at: $0, in: folder) })
        } catch {
            return faulty(error, in: folder)
        }
    }

    private static func file(_ name: String, in folder: Directory) throws(FileError) -> HostileRead {
        let name = FileName(constant: name)
        return try HostileFile.read(name, in: folder, limit: CatalogueReader.sizeLimit, attempts: 16)
    }

    private static func faulty(_ errors: CatalogueErrors, in folder: Directory) -> Finding {
        .unusable(.faulty(CatalogueRefusal(path: folder.path, errors: errors.errors)))
    }

    /// Whether the catalogue's folder has a regular file at a path. Symbolic links are not followed, so the
    /// path cannot leave the folder.
    private static func hasFile(at path: String, in folder: Directory) -> Bool {
        // If the file cannot be read, the catalogue reader reports the image as missing, since it cannot be
        // shown.
        guard let (folder, name) = try? folder.place(of: path), let stamp = try? folder.stat(name) else {
            return false
        }
        return stamp.kind == .regular
    }
}
