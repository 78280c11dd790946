package import McOrderFiles
package import McOrderModel
import SystemPackage

/// The owner's catalogue: a folder of files. Source: format.md, *Catalogue*.
package struct CatalogueFolder: Sendable {
    /// The maximum size of a picture in bytes.
    static let imageLimit = 16 << 20

    /// Why a catalogue cannot be read.
    package enum ReadingError: Error {
        /// The catalogue is invalid.
        case errors(CatalogueErrors)
        /// The machine prevents reading a file: no descriptor is free, or the disk fails. The catalogue
        /// itself may be valid.
        case file(FileError)
    }

    package let path: String

    /// Creates a reader for the catalogue in the folder at `path`.
    package init(path: String) {
        self.path = path
    }

    /// Reads and checks the whole catalogue.
    ///
    /// - Throws: all errors of the catalogue at once.
    package func read() throws(ReadingError) -> Catalogue {
        var failure: FileError?
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
        for part in CatalogueReader.Part.allCases {
            do throws(FileError) {
                files[part] = .success(try contents(of: part.fileName, limit: CatalogueReader.sizeLimit))
            } catch  where error.isAbsent {
                files[part] = .failure(.missing)
            } catch  where error.isOfTheMachine {
                throw .file(error)
            } catch {
                files[part] = .failure(.unreadable("\(error.errno)"))
            }
        }
        let catalogue = Result { () throws(CatalogueErrors) in
            try CatalogueReader.read(files: files) { image in
                do throws(FileError) {
                    _ = try contents(of: image, limit: Self.imageLimit)
                    return true
                } catch {
                    // A picture that cannot be read cannot be published.
                    if error.isOfTheMachine { failure = failure ?? error }
                    return false
                }
            }
        }
        if let failure { throw .file(failure) }
        return try catalogue.mapError(ReadingError.errors).get()
    }

    /// The files' stamps, by which a change is noticed; nil where there is none, as for a missing file.
    func stamps() -> [FileStamp?] {
        // The next reading reports why there is no stamp.
        let folder = try? Directory.open(path)
        return CatalogueReader.Part.allCases.map { part in
            try? folder?.stat(FileName(constant: part.fileName))
        }
    }

    /// Whether the catalogue has a picture at a path that can be read.
    package func hasImage(_ image: String) -> Bool {
        (try? contents(of: image, limit: Self.imageLimit)) != nil
    }

    /// The bytes of a file at a path inside the folder. No component of the path may be a symbolic link.
    func contents(of file: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let (folder, name) = try Directory.open(path).place(of: file) else {
            throw FileError(operation: "openat", path: file, errno: .noSuchFileOrDirectory)
        }
        switch try HostileFile.read(name, in: folder, limit: limit) {
        case .contents(let bytes, _): return bytes
        case .absent: throw FileError(operation: "openat", path: file, errno: .noSuchFileOrDirectory)
        case .notAFile: throw FileError(operation: "openat", path: file, errno: .invalidArgument)
        case .tooLarge: throw FileError(operation: "read", path: file, errno: .fileTooLarge)
        case .changing: throw FileError(operation: "read", path: file, errno: .resourceBusy)
        }
    }
}
