package import McOrderFiles
package import McOrderModel

import struct SystemPackage.FilePath

/// The folder of a house's keys, beside the state folder. Backups do not contain it.
///
/// A key is written to a temporary file with the mode 0600, synced and then given its name, which is never
/// taken from another file. Source: format.md, *Keys*.
package struct KeyFolder: Sendable {
    /// Only the daemon's user may enter the folder.
    package static let rights: UInt16 = 0o700
    /// Only the daemon's user may read a key.
    package static let fileRights: UInt16 = 0o600
    /// The key of the house's identity; also the name of a systemd credential.
    package static let house = FileName(constant: "house.key")
    private static let replacement = FileName(constant: "house-replacement.json")

    package let path: String
    /// The folder of systemd's credentials, whose key comes first; `nil` without.
    private let credentials: String?

    /// The path of the folder for the house of that state folder.
    package static func path(beside state: String) -> String { "\(state)-keys" }

    package init(path: String, credentials: String? = nil) {
        self.path = path
        self.credentials = credentials
    }

    /// The house's identity; `nil` if it has none.
    package func identity() throws(KeyError) -> HouseIdentity? {
        guard let key = try key() else { return nil }
        var found: HouseReplacement?
        if let folder = try Self.folder(at: path) {
            found = try contents(Self.replacement, in: folder, limit: HouseReplacement.sizeLimit)
                .flatMap { HouseReplacement(json: $0) }
        }
        // It may be about an identity that was replaced again since, or about one that never came to be.
        return HouseIdentity(key: key, replacement: found.flatMap { $0.next == key.publicKey ? $0 : nil })
    }

    /// The house's identity, compared with the one that its queue knows.
    ///
    /// - Parameter known: the identity before; `nil` if the queue knows none.
    /// - Throws: ``KeyError/missing(path:_:)`` if there is none although one is known;
    ///   ``KeyError/otherIdentity(path:known:found:)`` if it is another one, and not one that replaced it.
    package func identity(after known: PublicKey?) throws(KeyError) -> HouseIdentity? {
        let found = try identity()
        guard let known, found?.publicKey != known else { return found }
        let code = HouseID(identity: known).code
        guard let found else { throw .missing(path: place(of: Self.house), code) }
        if found.replacement?.former == known { return found }
        // It may have been replaced several times since. A replaced key stays in the folder.
        guard let folder = try Self.folder(at: path),
            try contents(Self.name(of: known), in: folder, limit: KeyFile.sizeLimit) != nil
        else { throw .otherIdentity(path: place(of: Self.house), known: code, found: found.code) }
        return found
    }

    /// Makes the identity of a house that has none.
    package func make() throws(KeyError) -> HouseIdentity {
        if let known = try identity() { throw .exists(path: place(of: Self.house), known.code) }
        return try write(.random())
    }

    /// Replaces the identity by a new one. The former key stays in the folder under its code.
    ///
    /// - Parameter isCompromised: whether the former key may be in other hands.
    package func replace(isCompromised: Bool) throws(KeyError) -> HouseIdentity {
        guard let former = try identity() else { throw .none(path: place(of: Self.house)) }
        let key = SigningKey.random()
        let replacement: HouseReplacement
        do {
            replacement = try HouseReplacement(
                of: former.key,
                by: key.publicKey,
                isCompromised: isCompromised
            )
        } catch {
            preconditionFailure("signing has no errors: \(error)")
        }
        return try write(key, replacement, keeping: former.publicKey)
    }

    /// Replaces an identity whose key is lost by a new one. Customers join again.
    ///
    /// - Parameter lost: the identity that the queue knows.
    package func replace(lost: PublicKey) throws(KeyError) -> HouseIdentity {
        if let known = try identity() { throw .exists(path: place(of: Self.house), known.code) }
        let key = SigningKey.random()
        return try write(key, HouseReplacement(ofLost: lost, by: key.publicKey))
    }

    /// Copies the key to a file that does not exist yet, with the mode 0600.
    package func export(to file: String) throws(KeyError) -> HouseIdentity {
        guard let identity = try identity() else { throw .none(path: place(of: Self.house)) }
        do {
            guard let (folder, name) = try Self.place(of: file) else { throw KeyError.damaged(path: file) }
            let bytes = KeyFile(.house, identity.key).json
            if try folder.stat(name) != nil { throw KeyError.exists(path: file, identity.code) }
            _ = try WholeFile.create(name, bytes: bytes, in: folder, mode: Self.fileRights)
        } catch {
            throw KeyError(error)
        }
        return identity
    }

    /// Takes over the key in a file. Any other key gives way to that of `known`, and stays in the folder
    /// under its code.
    ///
    /// - Parameter known: the identity that the queue knows; `nil` if it knows none.
    package func take(from file: String, known: PublicKey?) throws(KeyError) -> HouseIdentity {
        let present = try identity()
        let key: SigningKey
        do {
            guard let (folder, name) = try Self.place(of: file),
                let bytes = try HostileFile.contents(name, in: folder, limit: KeyFile.sizeLimit)
            else { throw KeyError.none(path: file) }
            key = try Self.read(bytes, at: file)
        } catch {
            throw KeyError(error)
        }
        if let present, key.publicKey != known || present.publicKey == known {
            throw .exists(path: place(of: Self.house), present.code)
        }
        return try write(key, keeping: present?.publicKey)
    }
}

// MARK: Rights

extension KeyFolder {
    /// The folder and those of its files that other users than the owner can get at, with the right
    /// permissions.
    package func readable() throws(KeyError) -> [(path: String, wanted: UInt16)] {
        guard let folder = try Self.folder(at: path) else { return [] }
        do {
            var found: [(path: String, wanted: UInt16)] = []
            if try folder.permissions() & 0o077 != 0 { found.append((path, Self.rights)) }
            try folder.names { name in
                if let access = try folder.access(to: name), access.permissions & 0o077 != 0 {
                    found.append((folder.path(of: name), Self.fileRights))
                }
                return true
            }
            return found
        } catch {
            throw KeyError(error)
        }
    }
}

// MARK: Files

extension KeyFolder {
    private func place(of name: FileName) -> String { "\(path)/\(name.display)" }

    /// The name of a key that was replaced.
    private static func name(of former: PublicKey) -> FileName {
        FileName(constant: "house-\(HouseID(identity: former).code).key")
    }

    /// The key that counts: systemd's credential, or else the one in the folder.
    private func key() throws(KeyError) -> SigningKey? {
        for place in [credentials, path].compactMap(\.self) {
            guard let folder = try Self.folder(at: place),
                let bytes = try contents(Self.house, in: folder, limit: KeyFile.sizeLimit)
            else { continue }
            return try Self.read(bytes, at: folder.path(of: Self.house))
        }
        return nil
    }

    /// The folder; `nil` if there is none.
    private static func folder(at path: String) throws(KeyError) -> Directory? {
        do {
            return try Directory.find(path)
        } catch {
            throw .file(error)
        }
    }

    private func contents(_ name: FileName, in folder: Directory, limit: Int) throws(KeyError) -> [UInt8]? {
        do {
            switch try HostileFile.read(name, in: folder, limit: limit, attempts: 16) {
            case .contents(let bytes, _): return bytes
            case .absent: return nil
            case .notAFile, .tooLarge, .changing: throw KeyError.damaged(path: folder.path(of: name))
            }
        } catch {
            throw KeyError(error)
        }
    }

    private static func read(_ bytes: [UInt8], at path: String) throws(KeyError) -> SigningKey {
        do {
            return try KeyFile(json: bytes, of: .house).key
        } catch {
            switch error {
            case .unreadable, .otherOwner: throw .damaged(path: path)
            case .newerVersion(let version): throw .newerVersion(path: path, version)
            }
        }
    }

    /// Writes a key under its name.
    ///
    /// - Parameters:
    ///   - replacement: what lies beside the key. It is written before it, and does not count until the key
    ///     has its name.
    ///   - former: the identity whose key has the name now. It is copied to the name of its code first, so
    ///     that it is not lost; without one, the name must be free.
    private func write(
        _ key: SigningKey,
        _ replacement: HouseReplacement? = nil,
        keeping former: PublicKey? = nil
    ) throws(KeyError) -> HouseIdentity {
        do {
            let folder = try Directory.create(path, mode: Self.rights, parents: 0o755).folder
            let (bytes, mode) = (KeyFile(.house, key).json, Self.fileRights)
            if let former {
                let limit = KeyFile.sizeLimit
                guard let present = try HostileFile.contents(Self.house, in: folder, limit: limit) else {
                    throw KeyError.none(path: place(of: Self.house))
                }
                _ = try WholeFile.create(Self.name(of: former), bytes: present, in: folder, mode: mode)
            }
            if let json = replacement?.json {
                try WholeFile.replace(Self.replacement, bytes: json, in: folder, mode: mode, durable: true)
            }
            if former == nil {
                _ = try WholeFile.create(Self.house, bytes: bytes, in: folder, mode: mode)
            } else {
                try WholeFile.replace(Self.house, bytes: bytes, in: folder, mode: mode, durable: true)
            }
            return HouseIdentity(key: key, replacement: replacement)
        } catch {
            throw KeyError(error)
        }
    }

    /// The folder and the name of a file at an absolute path; `nil` if the path has no name.
    private static func place(of file: String) throws(FileError) -> (Directory, FileName)? {
        let path = FilePath(file)
        guard let name = path.lastComponent.flatMap({ FileName($0.string) }) else { return nil }
        return (try Directory.open(path.removingLastComponent().string), name)
    }
}

extension KeyError {
    init(_ error: any Error) {
        switch error {
        case let error as KeyError: self = error
        case let error as FileError: self = .file(error)
        case let error as WholeFileError: self = .file(error.fileError)
        default: preconditionFailure("no other error is thrown here: \(error)")
        }
    }
}
