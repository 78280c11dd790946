import Crypto
import Hummingbird
import McOrderModel

/// The secret of one browser, from which the key of its device follows. Source: format.md, *Keys*.
struct BrowserToken: Sendable {
    static let cookie = "mcorder-customer"
    private static let byteCount = 32
    /// The longest time for which browsers keep a cookie, in seconds.
    private static let age = 400 * 86_400

    let bytes: [UInt8]

    /// A new token, from the system's random numbers.
    init() {
        bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    }

    /// The token in a request's cookie; `nil` without one of this generation.
    init?(_ request: Request, generation: Int) {
        guard let parts = request.cookies[Self.cookie]?.value.split(separator: "."), parts.count == 2,
            parts[0] == "\(generation)", let bytes = Base64URL.bytes(String(parts[1])),
            bytes.count == Self.byteCount
        else { return nil }
        self.bytes = bytes
    }

    /// The key of the browser's device.
    var key: SigningKey { SigningKey(browser: bytes) }

    /// The value of the field `Set-Cookie`.
    func field(generation: Int, isSecure: Bool) -> String {
        let value = "\(generation).\(Base64URL.text(bytes))"
        let secure = isSecure ? "; Secure" : ""
        return "\(Self.cookie)=\(value); Path=/; Max-Age=\(Self.age); HttpOnly; SameSite=Strict\(secure)"
    }
}
