import Foundation
import McOrderModel
import OrderTesting
import Testing

/// Compares our reader with Foundation's on documents that both must accept.
@Suite struct JSONDifferentialTests {
    @Test(arguments: 0..<400)
    func `our reader and Foundation's read the same value from a valid document`(_ seed: UInt64) throws {
        var maker = RandomJSON(random: SeededGenerator(seed: seed))
        let value = maker.value(depth: 6)
        let text = maker.text(of: value)
        let bytes = Array(text.utf8)
        let ours = try JSONReader.read(bytes, depth: 8).value
        let theirs = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        #expect(ours.isIdentical(to: value), "\(text)")
        #expect(means(ours, theirs), "\(text)")
    }

    @Test(arguments: 0..<200)
    func `both readers refuse a truncated document`(_ seed: UInt64) throws {
        var maker = RandomJSON(random: SeededGenerator(seed: seed))
        let bytes = Array(maker.text(of: .array([maker.value(depth: 5), .null])).utf8)
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: "]")))
        let cut = Array(bytes[..<maker.random.number(in: 0...(end - 1))])
        #expect(throws: JSONError.self) { try JSONReader.read(cut, depth: 8) }
        #expect(throws: (any Error).self) {
            try JSONSerialization.jsonObject(with: Data(cut), options: .fragmentsAllowed)
        }
    }

    private func means(_ ours: JSONValue, _ theirs: Any) -> Bool {
        switch ours {
        case .null:
            return theirs is NSNull
        case .bool(let flag):
            return theirs as? Bool == flag
        case .number(let digits):
            guard let number = theirs as? NSNumber, let value = Double(digits) else { return false }
            return abs(number.doubleValue - value) <= abs(value) * 1e-15
        case .string(let text):
            guard let string = theirs as? String else { return false }
            return bare(string).unicodeScalars.elementsEqual(bare(text).unicodeScalars)
        case .array(let elements):
            guard let array = theirs as? [Any], array.count == elements.count else { return false }
            return zip(elements, array).allSatisfy { means($0, $1) }
        case .object(let members):
            guard let object = theirs as? [String: Any], object.count == members.count else { return false }
            let values = Dictionary(object.map { (bare($0), $1) }, uniquingKeysWith: { first, _ in first })
            return members.allSatisfy { member in
                values[bare(member.name)].map { means(member.value, $0) } ?? false
            }
        }
    }

    /// Removes U+FEFF: Foundation takes it for a byte-order mark at the start of any part of a string, and
    /// drops it.
    private func bare(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
    }
}
