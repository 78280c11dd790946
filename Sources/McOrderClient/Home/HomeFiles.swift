private import Glibc
package import McOrderFiles

/// The folder of a home: one state file, replaced whole, and the lock that lets one program change it at a
/// time.
///
/// | file | holds |
/// |---|---|
/// | `home.json` | ``HomeState`` |
/// | `home.lock` | nothing; locked while the state is changed and while an order is sent |
/// | `catalog.json` | the last good copy of the published catalogue |
package struct HomeFiles: Sendable {
    /// The folder.
    package let directory: Directory
    private static let state = FileName(literal: "home.json")
    private static let sizeLimit = 4 << 20

    /// Opens the folder, which is made, with its parents and for its owner only, where it is absent.
    init(path: String) throws(ClientError) {
        do {
            directory = try Self.makeFolder(AbsolutePath.of(path))
        } catch {
            throw .home(StorageTrouble(error))
        }
    }

    /// The path of a file of the home, for people to read.
    func path(of name: FileName) -> String {
        directory.path + "/" + name.display
    }

    /// Reads the state; nil where the home is new.
    func read() throws(ClientError) -> HomeState? {
        let read: HostileRead
        do {
            read = try HostileFile.read(Self.state, in: directory, limit: Self.sizeLimit)
        } catch {
            throw .home(StorageTrouble(error))
        }
        let path = path(of: Self.state)
        switch read {
        case .absent: return nil
        case .notAFile, .tooLarge, .changing: throw .homeDamaged(path: path, place: "")
        case .contents(let bytes, _):
            do {
                return try HomeState(json: bytes)
            } catch {
                switch error {
                case .newerFormat(let format): throw .homeTooNew(path: path, format: format)
                case .damaged(let place): throw .homeDamaged(path: path, place: place)
                }
            }
        }
    }

    /// Replaces the state in one step; once this returns it survives a power cut.
    ///
    /// What could not be read again, such as an id with control characters, is refused: the device and its
    /// numbers would be lost with it.
    func write(_ state: HomeState) throws(ClientError) {
        let bytes = state.json
        let again = try? HomeState(json: bytes)  // The reason does not matter to who cannot change it.
        guard again == state, bytes.count <= Self.sizeLimit else {
            throw .home(
                StorageTrouble(.other, path: path(of: Self.state), words: "it could not be read again")
            )
        }
        do {
            try write(bytes, as: Self.state, durable: true)
        } catch {
            throw .home(error)
        }
    }

    /// Replaces a file of the home in one step.
    func write(_ bytes: [UInt8], as name: FileName, durable: Bool) throws(StorageTrouble) {
        do {
            try WholeFile.replace(name, bytes: bytes, in: directory, mode: 0o600, durable: durable)
        } catch {
            throw StorageTrouble(error.fileError)
        }
    }

    /// Does something that no other program does to this home at the same time.
    ///
    /// - Throws: ``ClientError/homeBusy(path:holder:)`` after `patience`.
    func locked<Result>(
        patience: Duration,
        _ body: () throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        let path = directory.path + "/home.lock"
        let lock: FileLock
        do {
            lock = try FileLock.open(lock: path, baton: nil, create: true, mode: 0o600)
            try lock.acquire(deadline: patience, as: "pid \(getpid())")
        } catch let error as FileError {
            throw .home(StorageTrouble(error))
        } catch FileLockError.busy(let holder) {
            throw .homeBusy(path: path, holder: holder)
        } catch FileLockError.file(let error) {
            throw .home(StorageTrouble(error))
        } catch {
            throw .home(StorageTrouble(.other, path: path, words: "\(error)"))
        }
        // When it cannot be cleared a name stays in the file that the next holder's replaces; the lock is
        // free all the same.
        defer { try? lock.release() }
        return try body()
    }

    private static func makeFolder(_ path: String) throws(FileError) -> Directory {
        do {
            return try Directory.open(path)
        } catch {
            guard error.isAbsent, let (folder, name) = AbsolutePath.parent(of: path),
                let name = FileName(name)
            else { throw error }
            let parent = try makeFolder(folder)
            if try parent.createSubdirectory(name, mode: 0o700) { try parent.synchronize() }
            return try Directory.open(path)
        }
    }
}
