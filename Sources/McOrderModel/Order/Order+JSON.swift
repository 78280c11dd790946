extension Order {
    /// Reads an order from the bytes of its file.
    ///
    /// - Throws: the first error, in the order of format.md's rules.
    public init(json bytes: [UInt8]) throws(OrderError) {
        self = try OrderDocument(bytes).order()
    }

    /// The bytes of the order's file in canonical form: the same order has the same bytes on every machine.
    ///
    /// Reading them back gives an equal order. Source: format.md, *Layout*.
    public var json: [UInt8] {
        json(with: extensions)
    }

    /// The bytes of the file with another eighth element, or without one.
    func json(with extensions: String?) -> [UInt8] {
        let elements: [JSONValue] = [
            .string(restaurant),
            .string(placedAt.orderText),
            .string(deviceName),
            .string(device.description),
            .string(number.description),
            .string(comment),
            .array(lines.map { .array([.string($0.name), .string($0.price.decimalText)]) }),
        ]
        guard let extensions else { return JSONWriter.document(.array(elements)) }
        let text = JSONWriter.text(.array(elements))
        return Array("\(text.dropLast(2)),\n  \(extensions)\n]\n".utf8)
    }

    /// The hash by which two copies of one order are recognised: the tagged SHA-256 of the canonical form of
    /// its seven values and of the extensions that change what is ordered. An unknown extension does not
    /// change the hash. Source: format.md, *Equality*.
    package var contentHash: ContentHash {
        let plain = json(with: nil)
        let more = Array((extended?.more ?? "").utf8)
        return ContentHash(.plain, of: plain.lengthPrefixed + more.lengthPrefixed)
    }

    /// The hashes that version 0.1.0 may have stored instead of ``contentHash``: the untagged hash of the
    /// file, including unknown extensions, and that of the same order without extensions.
    package var untaggedHashes: [ContentHash] {
        [ContentHash(of: json)] + (extensions == nil ? [] : [ContentHash(of: json(with: nil))])
    }

    /// The name of the order's file: device name, a point, sixteen hex digits of the hash of its bytes,
    /// `.json`; at most 200 bytes. It does not contain the number, because every reader of the folder could
    /// then see how often a device orders. Source: format.md, *File name*.
    package var fileName: String {
        let rest = ".\(ContentHash(of: json).description.prefix(16)).json"
        return OrderFileName.stem(of: deviceName, limit: 200 - rest.utf8.count) + rest
    }
}

/// The part of an order's file name that comes from the device's name.
package enum OrderFileName {
    /// The device's name without characters that a file system or a sync client may reject: a leading dot,
    /// control and format characters and `\ / : * ? " < > |` become `_`; the result is cut between characters
    /// to `limit` bytes.
    ///
    /// It is never empty, since a file name that begins with the next part, a dot, would be hidden: it is `_`
    /// where not even the first character fits.
    package static func stem(of deviceName: String, limit: Int) -> String {
        var stem = ""
        for character in deviceName {
            var part = ""
            for scalar in character.unicodeScalars {
                part.unicodeScalars.append(isHarmful(scalar) ? "_" : scalar)
            }
            if stem.isEmpty, part.unicodeScalars.first == "." {
                part = "_" + String(String.UnicodeScalarView(part.unicodeScalars.dropFirst()))
            }
            guard stem.utf8.count + part.utf8.count <= limit else { break }
            stem += part
        }
        return stem.isEmpty ? "_" : stem
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "/", ":", "*", "?", "\"", "<", ">", "|": true
        default:
            scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        }
    }
}
