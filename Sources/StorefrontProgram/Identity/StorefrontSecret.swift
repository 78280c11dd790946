import Crypto
import McOrderFiles
import McOrderModel
import McOrderWeb

/// The server's secret, with which it encrypts what browsers keep for it. Losing it makes links to orders and
/// drafts useless, and nothing else.
struct StorefrontSecret: Sendable {
    /// What is encrypted; one is never valid as another.
    enum Purpose: String, DomainTag {
        /// A finished order that was not sent yet.
        case draft
        /// What opens one order.
        case capability
    }

    private static let fileName = FileName(constant: "secret.json")
    private static let sizeLimit = 4096
    private static let byteCount = 32
    /// The most bytes of a text before it is encrypted.
    private static let contentLimit = 1 << 20

    private let key: SymmetricKey

    init() {
        key = SymmetricKey(size: .bits256)
    }

    /// Reads the secret of a folder, or makes it.
    ///
    /// - Throws: ``FileError``, or ``DamagedSecretError`` if the file is another one.
    init(in folder: Directory) throws {
        if let bytes = try HostileFile.contents(Self.fileName, in: folder, limit: Self.sizeLimit) {
            let value = try? JSONReader.read(bytes, depth: 4).value
            guard value?.member("mcorder")?.text == "storefront-secret", value?.member("v")?.integer == 1,
                let secret = value?.member("secret")?.text.flatMap({ Base64URL.bytes($0) }),
                secret.count == Self.byteCount
            else { throw DamagedSecretError(path: folder.path(of: Self.fileName)) }
            key = SymmetricKey(data: secret)
            return
        }
        let secret = SymmetricKey(size: .bits256)
        let text = secret.withUnsafeBytes { Base64URL.text(Array($0)) }
        let file: JSONValue = ["mcorder": "storefront-secret", "v": 1, "secret": text]
        do {
            let bytes = JSONWriter.document(file)
            _ = try WholeFile.create(Self.fileName, bytes: bytes, in: folder, mode: 0o600)
        } catch {
            throw error.fileError
        }
        key = secret
    }

    /// The compressed and encrypted value, in base64url.
    ///
    /// - Throws: the error of the library, which has none for values of this size.
    func seal(_ value: JSONValue, as purpose: Purpose) throws -> String {
        let bytes = Array(JSONWriter.line(value).utf8)
        guard let packed = Compression.deflate(bytes) else { throw CryptoKitError.incorrectParameterSize }
        let box = try ChaChaPoly.seal(packed, using: key, authenticating: purpose.prefix)
        return Base64URL.text(Array(box.combined))
    }

    /// The value that ``seal(_:as:)`` encrypted; `nil` for any other text.
    func open(_ text: String, as purpose: Purpose) -> JSONValue? {
        guard let bytes = Base64URL.bytes(text), let box = try? ChaChaPoly.SealedBox(combined: bytes),
            let packed = try? ChaChaPoly.open(box, using: key, authenticating: purpose.prefix),
            let content = Compression.inflate(Array(packed), limit: Self.contentLimit)
        else { return nil }
        return try? JSONReader.read(content, depth: 8).value
    }
}

/// The file of the secret is not one that this program wrote.
struct DamagedSecretError: Error {
    let path: String
}
