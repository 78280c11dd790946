import Foundation
import McOrderModel
import Testing

/// The vectors that `vectors.py` made, an independent program in Python.
enum TrustVectors {
    /// One case of the vectors.
    struct Case: Sendable, CustomTestStringConvertible {
        let value: JSONValue

        var testDescription: String { value.member("name")?.text ?? JSONWriter.line(value) }

        func text(_ name: String) throws -> String {
            try #require(value.member(name)?.text, "\(name)")
        }

        /// The bytes of a text.
        func file(_ name: String = "file") throws -> [UInt8] {
            Array(try text(name).utf8)
        }

        /// The bytes of a text in hexadecimal digits.
        func hexadecimal(_ name: String) throws -> [UInt8] {
            try TrustVectors.bytes(hexadecimal: text(name))
        }

        /// The houses of `houses`.
        func houses() throws -> [HouseID] {
            try #require(value.member("houses")?.elements).map { element in
                try TrustVectors.house(hexadecimal: try #require(element.text))
            }
        }

        func signingKey() throws -> SigningKey {
            try #require(SigningKey(secret: hexadecimal("secret")))
        }
    }

    static let vectors = file("vectors.json")
    /// Those that `sealed_vectors.py` made.
    static let sealed = file("sealed-vectors.json")

    private static func file(_ name: String) -> Result<JSONValue, any Error> {
        Result {
            let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
            return JSONValue(try JSONSerialization.jsonObject(with: Data(contentsOf: url)))
        }
    }

    /// The cases of a list; `path` is one or two names, separated by a point.
    static func cases(_ path: String) throws -> [Case] {
        try elements(path).map { Case(value: $0) }
    }

    /// The cases of a list of the sealed ones.
    static func sealed(_ name: String) throws -> [Case] {
        try #require(try sealed.get().member(name)?.elements).map { Case(value: $0) }
    }

    /// The texts of a list.
    static func texts(_ path: String) throws -> [String] {
        try elements(path).map { try #require($0.text) }
    }

    private static func elements(_ path: String) throws -> [JSONValue] {
        var value = try vectors.get()
        for name in path.split(separator: ".") { value = try #require(value.member(String(name))) }
        return try #require(value.elements)
    }

    static func bytes(hexadecimal text: String) throws -> [UInt8] {
        try stride(from: 0, to: text.count, by: 2).map { offset in
            try #require(UInt8(text.dropFirst(offset).prefix(2), radix: 16))
        }
    }

    /// The house with that id among those of the vectors.
    static func house(hexadecimal text: String) throws -> HouseID {
        let identities = try cases("houses").map { try #require(PublicKey(try $0.text("identity"))) }
        let markers = try cases("folders").map { try #require(DeviceID(try $0.text("marker"))) }
        let houses = identities.map(HouseID.init(identity:)) + markers.map(HouseID.init(folder:))
        let bytes = try bytes(hexadecimal: text)
        return try #require(houses.first { $0.bytes == bytes }, "no house \(text)")
    }
}

extension JSONValue {
    /// The value of an object of Foundation. The project's reader refuses the line ends in the texts of the
    /// vectors.
    init(_ object: Any) {
        switch object {
        case let text as String: self = .string(text)
        case let number as NSNumber: self = .number(number.stringValue)
        case let elements as [Any]: self = .array(elements.map { JSONValue($0) })
        case let members as [String: Any]: self = .object(members.map { Member($0, JSONValue($1)) })
        default: self = .null
        }
    }
}

extension [UInt8] {
    /// The bytes as UTF-8.
    var text: String { String(decoding: self, as: UTF8.self) }
}
