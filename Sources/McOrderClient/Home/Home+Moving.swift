private import McOrderFiles

/// Moving a device to another home, for example on a new computer. Source: trust.md, *What people see*.
extension Home {
    /// Packs the device with its key into one file, and closes this home.
    ///
    /// The file is on the disk before the home is closed. If the program dies between the two, the same call
    /// finishes, as long as the home did not change.
    ///
    /// - Parameter path: the path of the file, which must not exist.
    /// - Throws: ``ClientError/deviceFileExists(path:)`` or ``ClientError/deviceFile(_:)``; the home is as it
    ///   was then.
    package func exportDevice(to path: String) throws(ClientError) {
        let path = AbsolutePath.of(path)
        try locked { () throws(ClientError) in
            let file = DeviceFile(try state(), try files.readKey())
            let (folder, name) = try Self.place(of: path)
            do throws(WholeFileError) {
                _ = try WholeFile.create(name, bytes: file.json, in: folder, mode: 0o600)
            } catch {
                if error.fileError.isTaken { throw .deviceFileExists(path: path) }
                throw .deviceFile(StorageError(error.fileError))
            }
            try files.close()
            try files.removeKey()
        }
    }

    /// Opens the device of a file in a home that was never used.
    ///
    /// `home.json` is written before the key: without its key the home refuses to work, and the same call
    /// finishes.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - home: the path of the home, which is created if it does not exist.
    /// - Throws: ``ClientError/homeUsed(path:)``, ``ClientError/deviceFile(_:)`` or
    ///   ``ClientError/badDeviceFile(path:)``.
    package static func importDevice(from path: String, into home: String) throws(ClientError) -> Home {
        let path = AbsolutePath.of(path)
        let device = try deviceFile(path)
        let home = try unopened(home)
        try home.locked { () throws(ClientError) in
            guard try home.accepts(device) else { throw .homeUsed(path: home.path) }
            try home.files.write(device.state)
            if let key = device.key { try home.files.write(key) }
        }
        return home
    }

    /// Removes the key of a home whose device moved away, in case that was interrupted.
    func finishMoving() throws(ClientError) {
        try locked { () throws(ClientError) in
            do throws(ClientError) {
                _ = try files.readState()
            } catch {
                // Meanwhile a device may have been imported, whose key must stay.
                if case .homeMoved = error { try files.removeKey() }
            }
        }
    }

    /// Whether the home is new, or never used, or its device moved away, or has the device already as an
    /// interrupted import left it.
    private func accepts(_ device: DeviceFile) throws(ClientError) -> Bool {
        if let key = try files.readKey(), key.publicKey != device.key?.publicKey { return false }
        do {
            guard let state = try files.readState() else { return true }
            return state.isUnused || state == device.state
        } catch {
            guard case .homeMoved = error else { throw error }
            return true
        }
    }

    private static func deviceFile(_ path: String) throws(ClientError) -> DeviceFile {
        let (folder, name) = try place(of: path)
        let bytes: [UInt8]?
        do {
            bytes = try HostileFile.contents(name, in: folder, limit: DeviceFile.sizeLimit)
        } catch {
            throw .deviceFile(StorageError(error))
        }
        guard let bytes else {
            throw .deviceFile(StorageError(.absent, path: path, cause: "No such file or directory"))
        }
        guard let file = DeviceFile(json: bytes) else { throw .badDeviceFile(path: path) }
        return file
    }

    /// The folder and the name of a file.
    private static func place(of path: String) throws(ClientError) -> (Directory, FileName) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let last = parts.last, let name = FileName(String(last)), !path.hasSuffix("/") else {
            throw .deviceFile(StorageError(.other, path: path, cause: "not a file"))
        }
        do {
            return (try Directory.open("/" + parts.dropLast().joined(separator: "/")), name)
        } catch {
            throw .deviceFile(StorageError(error))
        }
    }
}
