import McOrderFiles
package import McOrderModel

/// The seal keys of the folder: `<kid>.key`, each of which opens what customers sealed for it. Source:
/// format.md, *Seal keys*.
extension KeyFolder {
    /// How long customers use a key.
    package static let sealKeyAge = Duration.seconds(60 * 86_400)

    /// The seal keys, the one with the latest end last. A file that cannot be read as the key of its name
    /// counts as missing.
    package func sealKeys() throws(KeyError) -> [SealKey] {
        do {
            guard let folder = try Directory.find(path) else { return [] }
            var names: [FileName] = []
            try folder.names { name in
                if Self.kid(of: name) != nil { names.append(name) }
                return true
            }
            return try names.compactMap { name in
                try HostileFile.contents(name, in: folder, limit: KeyFile.sizeLimit)
                    .flatMap { try? SealKey(json: $0) }
                    .flatMap { $0.kid == Self.kid(of: name) ? $0 : nil }
            }.sorted { ($0.until, $0.kid) < ($1.until, $1.kid) }
        } catch {
            throw KeyError(error)
        }
    }

    /// Makes a seal key that customers prefer to all others of the folder. After the return it survives a
    /// power cut.
    package func makeSealKey(at now: Timestamp) throws(KeyError) -> SealKey {
        let last = try sealKeys().last?.until
        let key = SealKey.random(until: max(now + Self.sealKeyAge, last.map { $0 + .seconds(1) } ?? now))
        do {
            let folder = try Directory.create(path, mode: Self.rights, parents: 0o755).folder
            _ = try WholeFile.create(
                Self.name(of: key.kid),
                bytes: key.json,
                in: folder,
                mode: Self.fileRights
            )
        } catch {
            throw KeyError(error)
        }
        return key
    }

    /// Deletes a seal key for which no customer can have sealed a file that still counts.
    package func remove(_ kid: SealKeyID) throws(KeyError) {
        do {
            guard let folder = try Directory.find(path) else { return }
            if try folder.remove(Self.name(of: kid)) { try folder.synchronize() }
        } catch {
            throw KeyError(error)
        }
    }

    private static let ending = ".key"

    private static func name(of kid: SealKeyID) -> FileName {
        FileName(constant: "\(kid)\(ending)")
    }

    private static func kid(of name: FileName) -> SealKeyID? {
        name.display.hasSuffix(ending) ? SealKeyID(String(name.display.dropLast(ending.count))) : nil
    }
}
