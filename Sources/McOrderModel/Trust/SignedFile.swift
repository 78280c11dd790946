import Glibc

/// A published file that its house signed: its member `house` has a serial number and a signature over the
/// file's bytes, in which the signature itself counts as 86 letters `A`.
///
/// Source: format.md, *Signed files*.
package struct SignedFile: Sendable {
    /// The kinds of published files; a signature for one is not valid for another.
    package enum Kind: String, DomainTag, CaseIterable, Sendable {
        /// `catalog.json`.
        case catalogue
        /// `today.json`.
        case today
        /// A receipt.
        case answer
    }

    /// Why a file is faulty. The last good one stays in use.
    package enum Fault: Error, Hashable, Sendable {
        /// The file is not JSON.
        case notJSON
        /// The file has no member `house`, or that has no signature.
        case unsigned
        /// A member is missing, of another kind, or repeated; `path` names the place, such as
        /// `.house.serial`.
        case wrongShape(path: String)
        /// The signature is not that of the identity over this file.
        case badSignature
        /// The file is older than one that was seen.
        case older(serial: Int, seen: Int)
    }

    static let depthLimit = 8
    private static let placeholder = String(repeating: "A", count: 86)

    /// The file's bytes in which the signature is replaced by the letters `A`.
    private let signedBytes: [UInt8]
    private let signature: Signature
    /// The member `house`.
    let house: JSONValue
    /// The number that rises with every version of the file.
    package let serial: Int

    /// Reads the signature of a file, without verifying it. Unknown members of `house` are ignored.
    init(unverified bytes: [UInt8]) throws(Fault) {
        // Bytes that are not JSON are not a published file.
        guard let value = try? JSONReader.read(bytes, depth: Self.depthLimit).value else { throw .notJSON }
        guard !value.hasRepeatedName else { throw .wrongShape(path: "") }
        guard let house = value.member("house"), let member = house.member("signature") else {
            throw .unsigned
        }
        guard !house.hasRepeatedNameInside else { throw .wrongShape(path: ".house") }
        guard let text = member.text, let signature = Signature(text),
            let place = Self.onlyPlace(of: Array(text.utf8), in: bytes)
        else { throw .wrongShape(path: ".house.signature") }
        guard let serial = house.member("serial")?.integer, RisingNumber.range.contains(serial) else {
            throw .wrongShape(path: ".house.serial")
        }
        var signedBytes = bytes
        signedBytes.replaceSubrange(place, with: Self.placeholder.utf8)
        (self.signedBytes, self.signature, self.house, self.serial) = (signedBytes, signature, house, serial)
    }

    /// Reads and verifies a file.
    ///
    /// - Parameters:
    ///   - identity: the identity of the house.
    ///   - seen: the highest serial number seen of this file, or of the receipts of this order.
    package init(
        _ bytes: [UInt8],
        _ kind: Kind,
        by identity: PublicKey,
        seen: Int?
    ) throws(Fault) {
        try self.init(unverified: bytes)
        try verify(kind, by: identity)
        try checkSerial(seen: seen)
    }

    func verify(_ kind: Kind, by identity: PublicKey) throws(Fault) {
        guard identity.isValid(signature, of: kind.prefix + signedBytes) else { throw .badSignature }
    }

    func checkSerial(seen: Int?) throws(Fault) {
        if let seen, serial < seen { throw .older(serial: serial, seen: seen) }
    }

    /// Where the text stands, if it stands there only.
    private static func onlyPlace(of text: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
        var places: [Int] = []
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            // The daemon reads its own files often. Comparing slices took a third of the time that an
            // unoptimised daemon needs to start.
            var place = 0
            while place + text.count <= bytes.count {
                if memcmp(base + place, text, text.count) == 0 { places.append(place) }
                place += 1
            }
        }
        guard let place = places.first, places.count == 1 else { return nil }
        return place..<place + text.count
    }
}

// MARK: Writing

extension SignedFile {
    /// The bytes of a file with the house's signature.
    ///
    /// - Parameters:
    ///   - content: the file's object without `house`.
    ///   - serial: a number of ``RisingNumber/range``.
    ///   - members: further members of `house`.
    /// - Throws: the error of the library.
    package static func json(
        _ content: JSONValue,
        _ kind: Kind,
        serial: Int,
        members: JSONValue = [:],
        by identity: SigningKey
    ) throws -> [UInt8] {
        func file(signature: String) -> [UInt8] {
            let house = JSONValue.object([JSONValue.Member("serial", .integer(serial))])
                .followed(by: members).followed(by: ["signature": signature])
            return JSONWriter.document(content.followed(by: ["house": house]))
        }
        // The two files differ only in the signature, because the layout is always the same.
        let signature = try identity.signature(of: kind.prefix + file(signature: placeholder))
        return file(signature: signature.description)
    }
}
