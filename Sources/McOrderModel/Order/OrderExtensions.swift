/// The eighth element of an order: a JSON object that is kept byte for byte. Its member `more` holds the
/// extensions; names that this version does not know are ignored.
///
/// Source: format.md, *Extensions*.
struct OrderExtensions: Hashable, Sendable {
    /// The object, byte for byte.
    let text: String
    /// The bytes of `more` if it changes what is ordered; that is so if it has a name that this version
    /// knows. Otherwise `nil`.
    let more: String?
    /// The value of `more.note`: the whole comment, 0 to 140 characters.
    let note: String?

    /// Reads the eighth element.
    ///
    /// - Throws: ``OrderError/wrongShape(path:)`` if `more` is not an object or its note is not a string,
    ///   ``OrderError/commentTooLong(_:)`` if the note is longer than 140 characters.
    init(_ text: String) throws(OrderError) {
        self.text = text
        let bytes = Array(text.utf8)
        guard let range = JSONReader.range(of: ".more", in: bytes, depth: OrderDocument.depthLimit) else {
            (more, note) = (nil, nil)
            return
        }
        let value: JSONValue
        do {
            value = try JSONReader.read(Array(bytes[range]), depth: OrderDocument.depthLimit).value
        } catch {
            throw OrderError(error)
        }
        guard case .object = value else { throw .wrongShape(path: "[7].more") }
        guard let member = value.member("note") else {
            (more, note) = (nil, nil)
            return
        }
        guard let note = member.text else { throw .wrongShape(path: "[7].more.note") }
        guard TextRule.note.allows(note) else { throw .commentTooLong(note) }
        more = String(decoding: bytes[range], as: UTF8.self)
        self.note = note
    }

    /// Creates the extensions of an order whose comment is too long for element 5.
    init(note: String) {
        let more = JSONWriter.line(.object([JSONValue.Member("note", .string(note))]))
        text = "{\"more\":\(more)}"
        self.more = more
        self.note = note
    }
}
