/// A notice file of format 1, which is unsigned, or of format 2, which is signed.
///
/// Source: format.md, *Signed order*.
package struct ReceivedNotice: Hashable, Sendable {
    static let signedFormat = 2

    package let notice: Notice
    /// The content hash of the order that is meant; `nil` in format 1. About another order with the same
    /// number the notice is `number-reused`.
    package let order: ContentHash?
    /// The proof that the customer is there; `nil` without one and in format 1.
    package let presence: String?
    /// What the signature covers after its tag and the house's id; `nil` in format 1.
    private let signedContent: [UInt8]?
    private let claim: SignatureClaim?

    /// Reads a notice. Unknown members are ignored.
    ///
    /// - Throws: the errors of ``Notice/init(json:)``; for format 2 also ``OrderError/wrongShape(path:)`` if
    ///   `order` is not a hash, `presence` not a text, `key` or `sig` not base64url of the right length, or a
    ///   name repeated.
    package init(json bytes: [UInt8]) throws(OrderError) {
        let value = try OrderDocument.read(bytes).value
        guard value.member("format")?.integer == Self.signedFormat else {
            notice = try Notice(value)
            (order, presence, signedContent, claim) = (nil, nil, nil, nil)
            return
        }
        guard !value.hasRepeatedNameInside else { throw .wrongShape(path: "") }
        notice = try Notice(value, format: Self.signedFormat)
        guard let order = value.member("order")?.text.flatMap({ ContentHash(hexadecimal: $0) }) else {
            throw .wrongShape(path: ".order")
        }
        self.order = order
        presence = value.member("presence")?.text
        if value.member("presence") != nil, presence == nil { throw .wrongShape(path: ".presence") }
        claim = try SignatureClaim(value, at: "")
        signedContent = Self.signedContent(value)
    }

    /// Verifies the signature.
    ///
    /// A notice of format 2 is always signed; one of format 1 never, whatever members it has.
    /// - Parameter houses: the ids that are valid now: the house's, and for a while the one that it replaced.
    /// - Returns: `nil` for a notice of format 1 of a device without a key.
    package func verify(at houses: [HouseID]) throws(SignatureFault) -> VerifiedSignature? {
        let device = notice.identity.device
        guard let claim, let signedContent else {
            if device.isKeyed { throw .signatureMissing }
            return nil
        }
        return try claim.verify(.notice, signedContent, of: device, at: houses)
    }

    /// The values from `type` to `order` or `presence`, as they stand, each with a line end after it. No
    /// value has a line end, since control characters are refused.
    static func signedContent(_ value: JSONValue) -> [UInt8] {
        let values = ["type", "udid", "number", "at", "order", "presence"].compactMap {
            value.member($0)?.text
        }
        return Array(values.map { $0 + "\n" }.joined().utf8).lengthPrefixed
    }
}

extension Notice {
    /// The bytes of the notice's file in format 2, signed by its device for a house.
    ///
    /// - Parameters:
    ///   - order: the content hash of the order that is meant.
    ///   - presence: the proof that the customer is there, a text without control characters.
    /// - Throws: ``SigningError``, or the error of the library.
    package func signed(
        about order: ContentHash,
        presence: String? = nil,
        by key: SigningKey,
        for house: HouseID
    ) throws -> [UInt8] {
        guard identity.device == DeviceID(key.publicKey) else {
            throw SigningError.otherDevice(identity.device)
        }
        let value: JSONValue = [
            "format": ReceivedNotice.signedFormat, "type": kind.rawValue, "udid": identity.device,
            "number": identity.number, "at": at, "order": order, "presence": presence,
        ]
        let content = ReceivedNotice.signedContent(value)
        let signature = try key.signature(of: SignatureTag.notice.prefix + house.bytes + content)
        let file = JSONWriter.document(value.followed(by: ["key": key.publicKey, "sig": signature]))
        guard file.count <= Self.sizeLimit else { throw SigningError.tooLarge(bytes: file.count) }
        return file
    }
}
