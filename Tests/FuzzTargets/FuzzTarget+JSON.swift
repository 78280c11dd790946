import McOrderModel

extension FuzzTarget {
    /// Checks that an accepted value is written as JSON that reads back as the same value, has no control
    /// character, and is not nested too deeply; and that an error has a place inside the bytes.
    static func checkJSON(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let document: JSONReader.Document
        do {
            document = try JSONReader.read(bytes, depth: 8)
        } catch {
            try checkPlace(of: error, in: bytes)
            return false
        }
        let line = JSONWriter.line(document.value)
        for written in [Array(line.utf8), JSONWriter.document(document.value)] {
            let again = Result { () throws(JSONError) in try JSONReader.read(written, depth: 8).value }
            guard case .success(let value) = again else {
                throw FuzzFinding("what was accepted is refused in our own writing: \(again)")
            }
            try require(
                JSONWriter.line(value).isIdentical(to: line),
                "our own writing reads as something else"
            )
        }
        try require(!TextRule.hasControlCharacter(line), "a control character got through")
        try require(depth(of: document.value) <= 8, "it is deeper than the limit")
        if let elements = document.value.elements {
            try require(document.elementRanges.count == elements.count, "an element has no place")
            for (range, element) in zip(document.elementRanges, elements) {
                let own = Result { () throws(JSONError) in
                    try JSONReader.read(Array(bytes[range]), depth: 8).value
                }
                guard case .success(let value) = own else {
                    throw FuzzFinding("an element's own bytes are refused")
                }
                try require(
                    JSONWriter.line(value).isIdentical(to: JSONWriter.line(element)),
                    "an element's own bytes read as something else"
                )
            }
        }
        return true
    }

    private static func checkPlace(of error: JSONError, in bytes: [UInt8]) throws(FuzzFinding) {
        switch error {
        case .notUTF8:
            try require(String(validating: bytes, as: UTF8.self) == nil, "UTF-8 was refused as none")
        case .byteOrderMark:
            try require(bytes.starts(with: [0xEF, 0xBB, 0xBF]), "no byte-order mark stands in front")
        case .syntax(let offset), .trailingBytes(let offset), .loneSurrogate(let offset),
            .tooDeep(let offset),
            .controlCharacter(let offset):
            try require((0...bytes.count).contains(offset), "the error is at \(offset), outside the bytes")
        }
    }

    private static func depth(of value: JSONValue) -> Int {
        switch value {
        case .array(let elements): 1 + (elements.map(depth).max() ?? 0)
        case .object(let members): 1 + (members.map { depth(of: $0.value) }.max() ?? 0)
        case .null, .bool, .number, .string: 0
        }
    }
}

extension String {
    /// Whether two texts have the same bytes; `==` tests only canonical equivalence.
    func isIdentical(to other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
