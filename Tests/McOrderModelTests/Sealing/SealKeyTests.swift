import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Seal keys*.
@Suite struct SealKeyTests {
    @Test(arguments: try TrustVectors.sealed("sealKeys"))
    func `a key has the id, the file and the entry of the independent program`(_ vector: TrustVectors.Case)
        throws
    {
        let key = try SealKey(json: vector.file())
        #expect(try key.kid.description == vector.text("kid"))
        #expect(try key.json == vector.file())
        let again = try #require(try SealKey(secret: vector.hexadecimal("secret"), until: key.until))
        #expect(again.publicBytes == key.publicBytes)
        let entry = SealKeyEntry(key, restaurants: [RestaurantID("urbil"), RestaurantID("garbera")])
        #expect(try JSONWriter.document(entry.json) == vector.file("entry"))
        #expect(SealKeyEntry(entry.json) == entry)
        #expect("\(key)" == key.kid.description)
    }

    @Test func `a key file of another kind, a damaged and a newer one is refused`() throws {
        let file = SealKey.random(until: noon).json.text
        func error(_ text: String) -> KeyFile.ReadError? {
            do throws(KeyFile.ReadError) {
                _ = try SealKey(json: Array(text.utf8))
                return nil
            } catch {
                return error
            }
        }
        #expect(error(file) == nil)
        #expect(error(file.replacing("seal-key", with: "house-key")) == .otherOwner(.house))
        #expect(error(file.replacing("seal-key", with: "key")) == .unreadable)
        #expect(error(file.replacing("\"v\": 1", with: "\"v\": 2")) == .newerVersion(2))
        #expect(error(file.replacing("\"v\": 1", with: "\"v\": 1,\n  \"v\": 1")) == .unreadable)
        #expect(error(file.replacing("\"until\"", with: "\"end\"")) == .unreadable)
        #expect(error(file.replacing("\"secret\": \"", with: "\"secret\": \"A")) == .unreadable)
        #expect(error(String(file.dropLast(4))) == .unreadable)
    }

    @Test func `an entry of another id, of a short key or of a key of small order is refused`() throws {
        let entry = SealKeyEntry(.random(until: noon), restaurants: nil)
        let other = SealKeyEntry(.random(until: noon), restaurants: nil)
        func replaced(_ name: String, _ value: JSONValue) -> JSONValue {
            .object(entry.json.members.map { $0.name == name ? JSONValue.Member(name, value) : $0 })
        }
        #expect(SealKeyEntry(entry.json) == entry)
        #expect(SealKeyEntry(replaced("kid", other.kid.json)) == nil)
        #expect(SealKeyEntry(replaced("key", "AAAA".json)) == nil)
        #expect(SealKeyEntry(replaced("until", "soon".json)) == nil)
        #expect(SealKeyEntry(entry.json.followed(by: ["restaurants": "all"])) == nil)
        // The point of order 1, whose id is right.
        let one: [UInt8] = [1] + Array(repeating: 0, count: 31)
        let kid = ContentHash(.kid, of: one).description.prefix(16)
        let small: JSONValue = ["kid": String(kid), "key": Base64URL.text(one), "until": noon]
        #expect(SealKeyEntry(small) == nil)
    }

    @Test func `the valid key of the restaurant with the latest end is used`() throws {
        let (garbera, urbil) = (RestaurantID("garbera"), RestaurantID("urbil"))
        func entry(_ hours: Int64, _ restaurants: Set<RestaurantID>? = nil) -> SealKeyEntry {
            SealKeyEntry(.random(until: noon + .seconds(hours * 3600)), restaurants: restaurants)
        }
        let (early, late, past) = (entry(1), entry(2), entry(0))
        let foreign = entry(9, [urbil])
        let entries = [early, past, late, foreign]
        #expect(entries.key(for: garbera, at: noon) == late)
        #expect(entries.key(for: urbil, at: noon) == foreign)
        #expect(entries.key(for: garbera, at: noon, except: late.kid) == early)
        #expect(entries.key(for: garbera, at: noon + .seconds(3600)) == late)
        #expect(entries.key(for: garbera, at: noon + .seconds(7200)) == nil)
        #expect(foreign.without([garbera]) == foreign)
        #expect(foreign.without([urbil]) == nil && foreign.without(nil) == nil && early.without([]) == nil)
    }

    @Test func `an id has 16 small digits`() {
        #expect(SealKeyID("0123456789abcdef")?.description == "0123456789abcdef")
        for text in ["0123456789ABCDEF", "0123456789abcde", "0123456789abcdefa", "0123456789abcdeg", ""] {
            #expect(SealKeyID(text) == nil)
        }
    }
}
