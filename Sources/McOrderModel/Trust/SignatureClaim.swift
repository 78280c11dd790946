/// The members `key` and `sig` of an order or a notice, not verified yet.
struct SignatureClaim: Hashable, Sendable {
    /// 32 bytes that may be a key that readers refuse; `nil` if the member is missing.
    let key: [UInt8]?
    /// `nil` if the member is missing.
    let signature: Signature?

    /// Reads the members of an object.
    ///
    /// - Parameter path: the path of the object, for errors.
    /// - Throws: ``OrderError/wrongShape(path:)`` if one of them is not the base64url of as many bytes as it
    ///   must have.
    init(_ object: JSONValue, at path: String) throws(OrderError) {
        if let member = object.member("key") {
            guard let key = member.text.flatMap({ Base64URL.bytes($0, count: PublicKey.byteCount) }) else {
                throw .wrongShape(path: "\(path).key")
            }
            self.key = key
        } else {
            key = nil
        }
        if let member = object.member("sig") {
            guard let signature = member.text.flatMap({ Signature($0) }) else {
                throw .wrongShape(path: "\(path).sig")
            }
            self.signature = signature
        } else {
            signature = nil
        }
    }

    /// Whether both members are missing.
    var isEmpty: Bool { key == nil && signature == nil }

    /// Verifies the signature.
    ///
    /// - Parameters:
    ///   - content: what is signed after the tag and the house's id.
    ///   - device: the UDID of the order or notice; `nil` if it is not a UUID.
    ///   - houses: the ids that are valid now, each of which is tried.
    func verify(
        _ tag: SignatureTag,
        _ content: [UInt8],
        of device: DeviceID?,
        at houses: [HouseID]
    ) throws(SignatureFault) -> VerifiedSignature {
        guard !isEmpty else { throw .signatureMissing }
        guard let signature, let key = key.flatMap({ PublicKey(bytes: $0) }), DeviceID(key) == device else {
            throw .badSignature
        }
        for house in houses {
            let message = tag.prefix + house.bytes + content
            if key.isValid(signature, of: message) {
                return VerifiedSignature(
                    key: key,
                    house: house,
                    contentHash: ContentHash(.content, of: message)
                )
            }
        }
        throw .badSignature
    }
}
