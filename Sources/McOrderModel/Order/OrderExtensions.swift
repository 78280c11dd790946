/// The eighth element of an order: a JSON object that is kept byte for byte. Its member `more` holds the
/// extensions; names that this version does not know are ignored.
///
/// Source: format.md, *Extensions*.
struct OrderExtensions: Hashable, Sendable {
    /// The object, byte for byte.
    let text: String
    /// The bytes of `more` if it changes what is ordered; that is so if it has a name that version 0.2 knows.
    /// Otherwise `nil`.
    let more: String?
    /// The value of `more.note`: the whole comment, 0 to 140 characters.
    let note: String?
    /// The terms in `more`.
    let terms: OrderTerms

    /// Reads the eighth element.
    ///
    /// - Throws: ``OrderError/wrongShape(path:)`` if `more` is not an object or one of its members is not of
    ///   the right kind, ``OrderError/commentTooLong(_:)`` if the note is longer than 140 characters.
    init(_ text: String) throws(OrderError) {
        self.text = text
        let bytes = Array(text.utf8)
        guard let range = JSONReader.range(of: ".more", in: bytes, depth: OrderDocument.depthLimit) else {
            (more, note, terms) = (nil, nil, OrderTerms())
            return
        }
        let value = try OrderDocument.read(Array(bytes[range])).value
        guard case .object = value else { throw .wrongShape(path: "[7].more") }
        let terms = try OrderTerms(value)
        note = try Self.note(value)
        let changesHash = note != nil || OrderTerms.changeHash(value)
        more = changesHash ? String(decoding: bytes[range], as: UTF8.self) : nil
        self.terms = terms
    }

    private static func note(_ more: JSONValue) throws(OrderError) -> String? {
        guard let member = more.member("note") else { return nil }
        guard let note = member.text else { throw .wrongShape(path: "[7].more.note") }
        guard TextRule.note.allows(note) else { throw .commentTooLong(note) }
        return note
    }

    /// Creates the extensions of an order; `nil` if it needs none.
    ///
    /// - Parameter note: a comment that is too long for element 5.
    init?(note: String?, terms: OrderTerms) {
        guard note != nil || !terms.isEmpty else { return nil }
        let noteMember: JSONValue = ["note": note]
        let more = JSONWriter.line(noteMember.followed(by: terms.json))
        text = "{\"more\":\(more)}"
        self.more = more
        self.note = note
        self.terms = terms
    }
}
