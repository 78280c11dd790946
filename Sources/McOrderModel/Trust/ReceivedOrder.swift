/// An order file with what its signature covers. The order may be unsigned.
///
/// Source: format.md, *Signed order*.
package struct ReceivedOrder: Sendable {
    package let document: OrderDocument
    /// The bytes of `more` as they stand; empty if the order is unsigned or has no `more`.
    private let more: [UInt8]
    private let claim: SignatureClaim?

    /// Reads the shape of an order and of its signature.
    ///
    /// - Throws: the errors of ``OrderDocument/init(_:)``, and those of ``init(_:)-(OrderDocument)``.
    package init(_ bytes: [UInt8]) throws(OrderError) {
        try self.init(OrderDocument(bytes))
    }

    /// Reads the shape of the signature of an order.
    ///
    /// - Throws: for an order with `key` or `sig`, ``OrderError/wrongShape(path:)`` if they are not base64url
    ///   of the right length, if `more` is not an object, or if a name is repeated in an object.
    package init(_ document: OrderDocument) throws(OrderError) {
        self.document = document
        guard let extensions = document.extensions else {
            (more, claim) = ([], nil)
            return
        }
        let bytes = Array(extensions.utf8)
        let value = try OrderDocument.read(bytes).value
        guard value.member("key") != nil || value.member("sig") != nil else {
            // An unsigned order is read by its own rules, in which the last of two equal names counts.
            (more, claim) = ([], nil)
            return
        }
        guard !value.hasRepeatedNameInside else { throw .wrongShape(path: "[7]") }
        claim = try SignatureClaim(value, at: "[7]")
        guard let member = value.member("more") else {
            more = []
            return
        }
        guard case .object = member,
            let range = JSONReader.range(of: ".more", in: bytes, depth: OrderDocument.depthLimit)
        else { throw .wrongShape(path: "[7].more") }
        more = Array(bytes[range])
    }

    /// Verifies the signature. Check UDID and number first, because their rules come before this one.
    ///
    /// - Parameter houses: the ids that are valid now: the house's, and for a while the one that it replaced.
    /// - Returns: `nil` for an unsigned order of a device without a key.
    package func verify(at houses: [HouseID]) throws(SignatureFault) -> VerifiedSignature? {
        let device = DeviceID(document.udid)
        guard let claim else {
            if device?.isKeyed == true { throw .signatureMissing }
            return nil
        }
        return try claim.verify(.order, signedContent, of: device, at: houses)
    }

    /// What the signature covers after its tag and the house's id.
    package var signedContent: [UInt8] {
        Self.signedContent(values: document.plainFile, more: more)
    }

    static func signedContent(values: [UInt8], more: [UInt8]) -> [UInt8] {
        values.lengthPrefixed + more.lengthPrefixed
    }
}

extension OrderDocument {
    /// The file of a plain order with the seven values as they stand, none of them normalised.
    fileprivate var plainFile: [UInt8] {
        JSONWriter.document(
            .array(
                [restaurant, placedAt, deviceName, udid, number, comment].map { .string($0) }
                    + [.array(lines.map { .array([.string($0.name), .string($0.price)]) })]
            )
        )
    }
}
