private import McOrderFiles

/// The file of the device's key. Source: format.md, *Keys*.
extension HomeFiles {
    /// The path of the file, for messages.
    var keyPath: String { directory.path(of: Self.key) }

    /// Reads the key; `nil` if the device has none.
    ///
    /// - Throws: ``ClientError/deviceKey(path:_:)``, ``ClientError/homeBusy(path:holder:)`` or
    ///   ``ClientError/home(_:)``.
    func readKey() throws(ClientError) -> SigningKey? {
        let read: HostileRead
        do {
            read = try HostileFile.read(Self.key, in: directory, limit: KeyFile.sizeLimit, attempts: 16)
        } catch {
            throw .home(StorageError(error))
        }
        let path = keyPath
        switch read {
        case .absent: return nil
        case .changing: throw .homeBusy(path: path, holder: "")
        case .notAFile, .tooLarge: throw .deviceKey(path: path, .damaged)
        case .contents(let bytes, _):
            do {
                return try KeyFile(json: bytes, of: .device).key
            } catch .newerVersion {
                throw .deviceKey(path: path, .newerVersion)
            } catch {
                throw .deviceKey(path: path, .damaged)
            }
        }
    }

    /// The key, which is made if the device has none. Callers hold the home's lock. After the return the key
    /// survives a power cut.
    func makeKey() throws(ClientError) -> SigningKey {
        if let key = try readKey() { return key }
        let key = SigningKey.random()
        try write(key)
        return key
    }

    /// Writes the key. A file that has another key is not replaced.
    func write(_ key: SigningKey) throws(ClientError) {
        do {
            let bytes = KeyFile(.device, key).json
            _ = try WholeFile.create(Self.key, bytes: bytes, in: directory, mode: 0o600)
        } catch {
            throw .home(StorageError(error.fileError))
        }
    }

    /// Removes the key of a device that moved to another home.
    func removeKey() throws(ClientError) {
        do {
            if try directory.remove(Self.key) { try directory.synchronize() }
        } catch {
            throw .home(StorageError(error))
        }
    }
}
