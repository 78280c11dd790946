/// The file of a secret key: `device.key` or `house.key`. Source: format.md, *Keys*.
///
/// The writer of the file has to keep it from other users; this type has only the bytes.
package struct KeyFile: Sendable {
    /// Whose key it is.
    package enum Owner: String, CaseIterable, Sendable {
        case device = "device-key"
        case house = "house-key"
    }

    /// Why a key file is not accepted. It is never a reason to make a new key.
    package enum ReadError: Error, Hashable, Sendable {
        /// The file is not a key file, or damaged.
        case unreadable
        /// The file has the key of another owner.
        case otherOwner(Owner)
        /// A newer version of the program made the file.
        case newerVersion(Int)
    }

    /// The largest key file that is read, in bytes.
    package static let sizeLimit = 4096
    private static let version = 1

    package let owner: Owner
    package let key: SigningKey

    package init(_ owner: Owner, _ key: SigningKey) {
        self.owner = owner
        self.key = key
    }

    /// Reads the bytes of a key file. Unknown members are ignored, repeated ones refused.
    package init(json bytes: [UInt8], of owner: Owner) throws(ReadError) {
        // Bytes that are not JSON are not a key file.
        guard let value = try? JSONReader.read(bytes, depth: 8).value, !value.hasRepeatedNameInside,
            let found = value.member("mcorder")?.text.flatMap({ Owner(rawValue: $0) }),
            let version = value.member("v")?.integer
        else { throw .unreadable }
        guard found == owner else { throw .otherOwner(found) }
        guard version <= Self.version else { throw .newerVersion(version) }
        guard version == Self.version, let text = value.member("secret")?.text,
            let secret = Base64URL.bytes(text), let key = SigningKey(secret: secret)
        else { throw .unreadable }
        self.init(owner, key)
    }

    /// The bytes of the file.
    package var json: [UInt8] {
        JSONWriter.document([
            "mcorder": owner.rawValue, "v": Self.version, "secret": Base64URL.text(key.secret),
        ])
    }
}
