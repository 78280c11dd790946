/// The body of a request as Stripe reads it: `application/x-www-form-urlencoded`, in the order of the fields.
struct FormText {
    private(set) var text = ""

    init(_ fields: [(String, String?)]) {
        for case (let name, let value?) in fields {
            text += (text.isEmpty ? "" : "&") + Self.encoded(name) + "=" + Self.encoded(value)
        }
    }

    /// Source: RFC 3986, section 2.3.
    static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { encoded, byte in
            let isUnreserved =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
            if isUnreserved {
                encoded.append(Character(UnicodeScalar(byte)))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
    }
}
