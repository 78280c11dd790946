import McOrderModel
import Testing

@Suite struct PublishedCatalogueTests {
    private let now = Timestamp(seconds: 1_795_204_045)

    private func published() throws -> PublishedCatalogue {
        PublishedCatalogue(try SampleCatalogue().read(), publishedAt: now)
    }

    private func errors(_ text: String) -> [CatalogueError] {
        do {
            _ = try CatalogueReader.read(published: Array(text.utf8))
            return []
        } catch {
            return error.errors
        }
    }

    private func text() throws -> String {
        String(decoding: try published().json, as: UTF8.self)
    }

    /// The published file with its content changed and its version recomputed to match.
    private func rewritten(_ old: String, _ new: String) throws -> String {
        let text = try text()
        try #require(text.contains(old))
        let changed = text.replacing(old, with: new)
        let document = try JSONReader.read(Array(changed.utf8), depth: 8).value
        let parts = try CatalogueReader.Part.required.map { part in
            JSONValue.Member(part.rawValue, try #require(document.member(part.rawValue)))
        }
        let version = ContentHash(of: JSONWriter.line(.object(parts))).description
        return changed.replacing(try published().version, with: version)
    }

    @Test func `a published catalogue is read back`() throws {
        let read = try CatalogueReader.read(published: try published().json)
        #expect(read == (try published()))
        #expect(read.publishedAt == now)
        #expect(read.catalogue == (try SampleCatalogue().read()))
    }

    @Test func `a catalogue that was read is written to the same bytes`() throws {
        let bytes = try published().json
        #expect(try CatalogueReader.read(published: bytes).json == bytes)
    }

    @Test func `the file begins with its format, version and time`() throws {
        let published = try published()
        let start = """
            {
              "format": 1,
              "version": "\(published.version)",
              "publishedAt": "2026-11-20T19:47:25Z",
              "company": {
            """
        #expect(String(decoding: published.json, as: UTF8.self).hasPrefix(start))
        #expect(PublishedCatalogue.fileName == "catalog.json")
    }

    @Test func `the version has sixty-four hexadecimal digits`() throws {
        let version = try published().version
        #expect(version.utf8.count == 64)
        #expect(version.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }

    @Test func `the version does not depend on the time of publishing`() throws {
        let later = PublishedCatalogue(try SampleCatalogue().read(), publishedAt: now + .seconds(60))
        #expect(later.version == (try published().version))
    }

    @Test func `the version does not depend on the order of keys and the layout of the owner's files`() throws
    {
        var folder = SampleCatalogue()
        for part in CatalogueReader.Part.required {
            let value = try JSONReader.read(Array(folder[part].utf8), depth: 8).value
            folder[part] = JSONWriter.text(value.withKeysReversed)
        }
        #expect(folder.products.contains("\n"))
        let other = PublishedCatalogue(try folder.read(), publishedAt: now)
        #expect(other.version == (try published().version))
    }

    @Test(
        arguments: [
            (.products, "\"3.00\"", "\"3.01\""), (.company, "\"M\"", "\"N\""),
            (.menus, "\"0.40\"", "\"0.50\""),
            (.restaurants, "[\"beer\",\"rings\"]", "[\"beer\"]"), (.categories, "Comida", "Comidas"),
            (.products, ",\"allergens\":[]", ""),
        ] as [(CatalogueReader.Part, String, String)]
    )
    func `a change of the content changes the version`(
        _ part: CatalogueReader.Part,
        _ old: String,
        _ new: String
    ) throws {
        let changed = try SampleCatalogue().replacing(old, in: part, with: new).read()
        #expect(PublishedCatalogue(changed, publishedAt: now).version != (try published().version))
    }

    @Test func `a file whose content does not match its version is refused`() throws {
        let changed = try text().replacing("\"3.00\"", with: "\"0.01\"")
        let errors = errors(changed)
        #expect(errors.map(\.problem) == [.wrongVersion])
        #expect(errors.map(\.path) == [".version"])
        #expect(errors.map(\.file) == ["catalog.json"])
    }

    @Test func `a version with other characters than lower-case hexadecimal digits is refused`() throws {
        let version = try published().version
        #expect(
            errors(try text().replacing(version, with: version.uppercased())).map(\.problem) == [
                .wrongVersion
            ]
        )
    }

    @Test(arguments: ["2", "0", "\"1\"", "1.0", "null"])
    func `an unknown format is refused`(_ format: String) throws {
        let changed = try text().replacing("\"format\": 1,", with: "\"format\": \(format),")
        #expect(errors(changed).map(\.problem) == [.unknownFormat])
    }

    @Test func `unknown keys outside and inside the parts are ignored`() throws {
        let outside = try text().replacing("\"format\": 1,", with: "\"format\": 1, \"later\": [1],")
        #expect(errors(outside).isEmpty)
        let inside = try rewritten("\"name\": \"M\",", "\"name\": \"M\", \"later\": {\"a\": null},")
        #expect(errors(inside).isEmpty)
    }

    @Test func `unknown keys in the content are published too`() throws {
        let inside = try rewritten("\"name\": \"M\",", "\"name\": \"M\", \"later\": {\"a\": null},")
        let read = try CatalogueReader.read(published: Array(inside.utf8))
        #expect(try CatalogueReader.read(published: read.json) == read)
    }

    @Test func `the published content is checked like the owner's folder`() throws {
        let changed = try rewritten("\"3.00\"", "\"3\"")
        let errors = errors(changed)
        #expect(errors.map(\.problem) == [.notAPrice("3")])
        #expect(errors.map(\.path) == [".products[0].price"])
    }

    @Test(arguments: ["", "[", "\u{FEFF}{}", "[]", "{}", "{\"format\": 1}"])
    func `any other bytes are refused`(_ text: String) {
        #expect(!errors(text).isEmpty)
    }

    @Test func `a file without its time of publishing is refused`() throws {
        let changed = try text().replacing("2026-11-20T19:47:25Z", with: "yesterday")
        #expect(errors(changed).map(\.path) == [".publishedAt"])
    }

    @Test func `a missing part is reported`() throws {
        let document = try JSONReader.read(try published().json, depth: 8).value
        guard case .object(let members) = document else { return }
        let rest = JSONValue.object(members.filter { $0.name != "menus" })
        let missing = errors(JSONWriter.text(rest)).filter { $0.problem == .missing }
        #expect(missing.map(\.path) == [".menus"])
    }
}

extension JSONValue {
    /// The same value with the members of every object in reverse order.
    fileprivate var withKeysReversed: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.withKeysReversed))
        case .object(let members):
            .object(members.reversed().map { Member($0.name, $0.value.withKeysReversed) })
        case .null, .bool, .number, .string: self
        }
    }
}
