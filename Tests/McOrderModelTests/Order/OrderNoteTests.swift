import OrderTesting
import Testing

@testable import McOrderModel

/// Comments that are longer than the comment field. Source: format.md, *Extensions*.
@Suite struct OrderNoteTests {
    private func read(_ extensions: String, comment: String = "\"\"") throws -> Order {
        try Order(json: SampleOrder(comment: comment, extensions: extensions).bytes)
    }

    @Test func `a comment of up to 25 characters stays in its field`() throws {
        let order = try Order.sample(comment: String(repeating: "ñ", count: 25))
        #expect(order.extensions == nil)
        #expect(order.fullComment == order.comment)
    }

    @Test func `a longer comment is stored as an extension, and its beginning in the field`() throws {
        let comment = "sin cebolla, con mucho \"queso\" y el pan bien tostado, por favor"
        let order = try Order.sample(comment: comment)
        #expect(order.comment == String(comment.prefix(25)))
        #expect(order.fullComment == comment)
        let text = String(decoding: order.json, as: UTF8.self)
        #expect(text.hasSuffix("  {\"more\":{\"note\":\"\(comment.replacing("\"", with: "\\\""))\"}}\n]\n"))
        let again = try Order(json: order.json)
        #expect(again == order)
        #expect(again.fullComment == comment)
    }

    @Test(arguments: [("ñ", 140), ("👨‍👩‍👧", 100)]) func `a comment may have 140 characters as people count them`(
        character: String,
        count: Int
    ) throws {
        let comment = String(repeating: character, count: count)
        let order = try Order.sample(comment: comment)
        #expect(order.fullComment == comment)
        #expect(TextRule.comment.allows(order.comment))
        #expect(comment.hasPrefix(order.comment))
        #expect(throws: OrderError.commentTooLong(comment + String(repeating: "x", count: 141 - count))) {
            try Order.sample(comment: comment + String(repeating: "x", count: 141 - count))
        }
    }

    @Test(arguments: [
        (#"{"more":[]}"#, OrderError.wrongShape(path: "[7].more")),
        (#"{"more":"x"}"#, .wrongShape(path: "[7].more")),
        (#"{"more":{"note":1}}"#, .wrongShape(path: "[7].more.note")),
        (#"{"more":{"note":null}}"#, .wrongShape(path: "[7].more.note")),
    ]) func `an extension with another structure is refused`(text: String, error: OrderError) {
        #expect(throws: error) { try read(text) }
    }

    @Test func `a note that is too long is refused`() {
        let note = String(repeating: "a", count: 141)
        #expect(throws: OrderError.commentTooLong(note)) { try read("{\"more\":{\"note\":\"\(note)\"}}") }
    }

    @Test(arguments: [
        ("sin sal", "sin sal ni pimienta", "sin sal ni pimienta"), ("sin sal", "", "sin sal"),
        ("", "sin sal", "sin sal"), ("sin sal", "con sal", "sin sal · con sal"),
    ]) func `people see the whole comment, and both texts if field and note differ`(
        comment: String,
        note: String,
        seen: String
    ) throws {
        let order = try read(#"{"more": {"x": [1], "note": "\#(note)"}, "y": 1}"#, comment: "\"\(comment)\"")
        #expect(order.fullComment == seen)
    }

    @Test func `the note is a part of the content, and other extensions are not`() throws {
        let plain = try Order(json: SampleOrder.file).contentHash
        let note = #"{"more":{"note":"3 ketchups, por favor. Y dos servilletas."}}"#
        func hash(_ text: String) throws -> ContentHash {
            try Order(json: SampleOrder(extensions: text).bytes).contentHash
        }
        #expect(try hash(note) != plain)
        #expect(try hash(note) != hash(note.replacing("dos", with: "tres")))
        #expect(try hash(note) == hash(#" { "x": 0, "more" : \#(note.dropFirst(8).dropLast()) } "#))
        #expect(try hash(#"{"more":{}}"#) == plain)
        #expect(try hash(#"{"more":{"later":1}}"#) == plain)
        #expect(try hash(#"{"a":{"more":{"note":"x"}}}"#) == plain)
    }

    @Test func `if a name occurs twice the last one counts, for display and for the content`() throws {
        let twice = try read(#"{"more":{"note":"a"},"more":{"note":"b"}}"#)
        #expect(twice.fullComment == "b")
        #expect(twice.contentHash == (try read(#"{"more":{"note":"b"}}"#)).contentHash)
    }
}
