/// A catalogue as the restaurant publishes it to its customers. It is a single file, so that a reader never
/// gets one part in an old and another in a new version. Source: format.md, *Published*.
package struct PublishedCatalogue: Hashable, Sendable {
    /// The format that this program writes and reads.
    static let format = 1
    /// The file's name in the catalogue folder.
    package static let fileName = "catalog.json"

    /// The catalogue.
    package let catalogue: Catalogue
    /// The five parts as the file has them.
    let content: JSONValue
    /// The SHA-256 of the content, written as JSON on one line, in hex digits.
    package let version: String
    /// When this version was first published.
    package let publishedAt: Timestamp
}

extension PublishedCatalogue {
    /// Creates a catalogue that is to be published.
    package init(_ catalogue: Catalogue, publishedAt: Timestamp) {
        let content = catalogue.content
        self.init(
            catalogue: catalogue,
            content: content,
            version: Self.version(ofContent: content),
            publishedAt: publishedAt
        )
    }

    /// The bytes of the file; ``CatalogueReader/read(published:)`` reads them.
    package var json: [UInt8] { JSONWriter.document(value) }

    /// The file's object, unsigned.
    package var value: JSONValue {
        let head: JSONValue = ["format": Self.format, "version": version, "publishedAt": publishedAt]
        return head.followed(by: content)
    }

    /// The hash of the parts that were added later; `nil` if there are none.
    static func furtherHash(_ content: JSONValue) -> String? {
        let further = content.members.filter { CatalogueReader.Part(rawValue: $0.name)?.isOptional == true }
        return further.isEmpty ? nil : ContentHash(of: JSONWriter.line(.object(further))).description
    }

    /// The version of a content: a hash of the required parts, whose company has the hash of all others.
    static func version(ofContent content: JSONValue) -> String {
        let parts = CatalogueReader.Part.required.compactMap { part in
            content.member(part.rawValue).map { JSONValue.Member(part.rawValue, $0) }
        }
        return ContentHash(of: JSONWriter.line(.object(parts))).description
    }

    /// Whether the parts of a published file match its version.
    static func isContent(_ content: JSONValue, ofVersion version: String?) -> Bool {
        version == Self.version(ofContent: content)
            && content.member("company")?.member("further")?.text == furtherHash(content)
    }
}
