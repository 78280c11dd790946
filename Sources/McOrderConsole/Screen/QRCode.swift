#if QRCode
private import CQREncode
#endif

/// QR codes, if the program was built with them (the package's trait `QRCode`).
package enum QRCode {
    /// Whether this build can make QR codes.
    package static var isThere: Bool {
        #if QRCode
        true
        #else
        false
        #endif
    }

    /// The QR code of a text, with error correction level M; nil if this build has no QR codes.
    package static func picture(of text: String) -> QRPicture? {
        #if QRCode
        guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
        defer { QRcode_free(code) }
        let size = Int(code.pointee.width)
        guard let data = code.pointee.data else { return nil }
        return QRPicture(size: size, dark: (0..<size * size).map { data[$0] & 1 == 1 })
        #else
        nil
        #endif
    }
}
