package import McOrderFiles

/// The folder of a home: one state file, always replaced as a whole, and the lock by which only one program
/// at a time changes it.
///
/// | file | content |
/// |---|---|
/// | `home.json` | ``HomeState``, or that the device moved away |
/// | `device.key` | the device's secret key, if it has one; never replaced |
/// | `home.lock` | the holder's process id; locked while the state is changed and an order is sent |
/// | `catalog.json` | the last valid copy of the published catalogue |
package struct HomeFiles: Sendable {
    package let directory: Directory
    static let state = FileName(constant: "home.json")
    static let key = FileName(constant: "device.key")
    static let sizeLimit = 4 << 20

    /// Opens the folder. If it does not exist, it is created with its parents, for its owner only.
    init(path: String) throws(ClientError) {
        do {
            directory = try Directory.create(AbsolutePath.of(path), mode: 0o700, parents: 0o700).folder
        } catch {
            throw .home(StorageError(error))
        }
    }

    /// Reads the state; `nil` if the home is new.
    ///
    /// The UDID of a device with a key is always computed from the key.
    /// - Throws: also ``ClientError/deviceKey(path:_:)`` and ``ClientError/homeMoved(path:)``.
    func read() throws(ClientError) -> HomeState? {
        guard var state = try readState() else {
            // A new device with this key would use the old one's order numbers again.
            if try readKey() != nil { throw .deviceKey(path: keyPath, .withoutHome) }
            return nil
        }
        if let key = try readKey() {
            state.device = Device(name: state.device.name, id: DeviceID(key.publicKey))
        } else if state.device.id.isKeyed {
            // If the device moved away just now, that is the error.
            _ = try readState()
            throw .deviceKey(path: keyPath, .missing)
        }
        return state
    }

    /// Reads `home.json` alone; `nil` if it does not exist.
    func readState() throws(ClientError) -> HomeState? {
        let read: HostileRead
        do {
            read = try HostileFile.read(Self.state, in: directory, limit: Self.sizeLimit, attempts: 16)
        } catch {
            throw .home(StorageError(error))
        }
        let path = directory.path(of: Self.state)
        switch read {
        case .absent: return nil
        case .changing: throw .homeBusy(path: path, holder: "")
        case .notAFile, .tooLarge: throw .homeDamaged(path: path, place: "")
        case .contents(let bytes, _):
            do {
                return try HomeState(json: bytes)
            } catch {
                switch error {
                case .newerFormat(let format): throw .homeTooNew(path: path, format: format)
                case .damaged(let place): throw .homeDamaged(path: path, place: place)
                case .moved: throw .homeMoved(path: directory.path)
                }
            }
        }
    }

    /// Replaces the state in one step; after the return it survives a power cut.
    ///
    /// A state that could not be read back, such as one with control characters in an id, is not written,
    /// because the device and its order numbers would be lost with it.
    func write(_ state: HomeState) throws(ClientError) {
        let bytes = state.json
        let again = try? HomeState(json: bytes)  // The error is not needed: the caller could not act on it.
        guard again == state, bytes.count <= Self.sizeLimit else {
            let path = directory.path(of: Self.state)
            throw .home(StorageError(.other, path: path, cause: "it could not be read again"))
        }
        do {
            try write(bytes, as: Self.state, durable: true)
        } catch {
            throw .home(error)
        }
    }

    /// Replaces the state by the mark that the device moved away; after the return it survives a power cut.
    func close() throws(ClientError) {
        do {
            try write(HomeState.movedJSON, as: Self.state, durable: true)
        } catch {
            throw .home(error)
        }
    }

    /// Replaces a file of the home in one step.
    func write(_ bytes: [UInt8], as name: FileName, durable: Bool) throws(StorageError) {
        do {
            try WholeFile.replace(name, bytes: bytes, in: directory, mode: 0o600, durable: durable)
        } catch {
            throw StorageError(error)
        }
    }

    /// Runs `body` while no other program has this home locked.
    ///
    /// - Throws: ``ClientError/homeBusy(path:holder:)`` after `patience`.
    func locked<Result>(
        patience: Duration,
        _ body: () throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        let path = directory.path + "/home.lock"
        let lock: FileLock
        do {
            let holder = "pid \(Machine.processID)"
            lock = try FileLock.take(path, create: true, mode: 0o600, deadline: patience, as: holder)
        } catch {
            switch error {
            case .busy(let holder): throw .homeBusy(path: path, holder: holder)
            case .file(let error): throw .home(StorageError(error))
            }
        }
        // If the release fails, only the holder's name stays in the file, and the next holder overwrites it;
        // the lock itself is free.
        defer { try? lock.release() }
        return try body()
    }
}
