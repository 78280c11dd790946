import McOrderModel
import Testing

@Suite struct JSONDepthTests {
    private func nested(_ depth: Int, opening: String = "[", closing: String = "]") -> [UInt8] {
        Array(
            (String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)).utf8
        )
    }

    @Test func `eight nested arrays are read and nine are not`() throws {
        _ = try JSONReader.read(nested(8), depth: 8)
        #expect(throws: JSONError.tooDeep(offset: 8)) { try JSONReader.read(nested(9), depth: 8) }
    }

    @Test func `eight nested objects are read and nine are not`() throws {
        _ = try JSONReader.read(nested(8, opening: "{\"a\":", closing: "}"), depth: 8)
        #expect(throws: JSONError.tooDeep(offset: 40)) {
            try JSONReader.read(nested(9, opening: "{\"a\":", closing: "}"), depth: 8)
        }
    }

    @Test func `arrays and objects count together for the depth`() {
        #expect(throws: JSONError.tooDeep(offset: 24)) {
            try JSONReader.read(nested(5, opening: "[{\"a\":", closing: "}]"), depth: 8)
        }
    }

    @Test func `arrays beside each other do not add to the depth`() throws {
        let wide = "[" + Array(repeating: "[[[[[[[]]]]]]]", count: 100).joined(separator: ",") + "]"
        #expect(try JSONReader.read(Array(wide.utf8), depth: 8).value.elements?.count == 100)
    }

    @Test(arguments: ["[", "{", "{\"a\":", "[{\"a\":", "[\n"])
    func `sixty thousand brackets are refused without a crash`(_ opening: String) {
        let bytes = Array(String(repeating: opening, count: 60_000).utf8)
        #expect(throws: JSONError.self) { try JSONReader.read(bytes, depth: 8) }
    }

    @Test func `sixty thousand closed brackets are too deep at the ninth`() {
        #expect(throws: JSONError.tooDeep(offset: 8)) { try JSONReader.read(nested(60_000), depth: 8) }
    }
}
