internal import FoundationEssentials
internal import McOrderModel

/// The secret in the cookie of a paired browser: 32 random bytes in base64url without padding.
enum BrowserSecret {
    /// A secret at random.
    static func random(using generator: inout some RandomNumberGenerator) -> String {
        let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return Data(bytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
