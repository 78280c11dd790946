import Foundation
import McOrderModel
import OrderTesting
import Testing

/// Random signed files that this program writes, changes and judges. With `MCORDER_WRITE_VECTORS=FILE` they
/// are written as vectors, which `vectors.py check FILE` judges with its own reader.
@Suite struct TrustVectorsTests {
    private static let houses: [UInt8] = [100, 101]

    @Test func `random orders verify where they were signed, and nowhere else`() throws {
        var random = SeededGenerator(seed: 59)
        var cases: [JSONValue] = []
        for index in 0..<200 {
            let key = try TrustSamples.key(UInt8(random.number(in: 1...9)))
            let house = try TrustSamples.house(Self.houses[index % 2])
            let file = try random.keyedOrder(of: DeviceID(key.publicKey)).signed(by: key, for: house)
            let text = file.text
            let changed = [
                text, text.replacing("\n  {\"key\"", with: "\n  { \"key\""),
                text.replacing("\"more\":{", with: "\"more\":{ "),
                text.replacing("[\n  \"", with: "[\n  \"x", maxReplacements: 1),
            ]
            for (number, text) in changed.enumerated() {
                let verified = try random.number(in: 0...5) == 0 ? TrustSamples.house(102) : house
                let order = try ReceivedOrder(Array(text.utf8))
                let hash = try? order.verify(at: [verified])?.contentHash
                let isSame = verified == house && (number < 2 || text == changed[0])
                #expect((hash != nil) == isSame, "\(index) \(number)")
                cases.append([
                    "name": "order \(index), change \(number)", "file": text,
                    "houses": [verified.bytes.hexadecimal],
                    "result": hash?.description ?? "bad-signature",
                ])
            }
        }
        try Self.write(cases, as: "orders")
    }

    @Test func `random notices verify where they were signed, and nowhere else`() throws {
        var random = SeededGenerator(seed: 60)
        var cases: [JSONValue] = []
        for index in 0..<100 {
            let key = try TrustSamples.key(UInt8(random.number(in: 1...9)))
            let house = try TrustSamples.house(Self.houses[index % 2])
            let kind = random.pick(Notice.Kind.allCases, or: .cancel)
            let number = random.number(in: OrderNumber.range)
            let file = try TrustSamples.notice(kind, by: key, number: number).signed(
                about: ContentHash(of: "\(index)"),
                presence: index % 3 == 0 ? random.text(characters: 0...40) : nil,
                by: key,
                for: house
            )
            let verified = index % 5 == 0 ? try TrustSamples.house(102) : house
            let hash = try? ReceivedNotice(json: file).verify(at: [verified])?.contentHash
            #expect((hash != nil) == (verified == house), "\(index)")
            cases.append([
                "name": "notice \(index)", "file": file.text, "houses": [verified.bytes.hexadecimal],
                "result": hash?.description ?? "bad-signature",
            ])
        }
        try Self.write(cases, as: "notices")
    }

    @Test func `random files verify`() throws {
        var random = SeededGenerator(seed: 61)
        var cases: [JSONValue] = []
        for index in 0..<100 {
            let identity = try TrustSamples.key(Self.houses[index % 2])
            let kind = random.pick(SignedFile.Kind.allCases, or: .today)
            var maker = RandomJSON(random: random)
            let content: JSONValue = ["format": 1, "x": maker.value(depth: 3)]
            random = maker.random
            let serial = random.number(in: 0...2_000_000_000)
            let file = try SignedFile.json(content, kind, serial: serial, by: identity)
            #expect(try SignedFile(file, kind, by: identity.publicKey, seen: serial).serial == serial)
            cases.append([
                "name": "file \(index)", "kind": kind.rawValue, "file": file.text,
                "identity": identity.publicKey, "seen": serial, "result": "accepted",
            ])
        }
        try Self.write(cases, as: "files")
    }

    /// Writes the vectors of one kind, if they are wanted.
    private static func write(_ cases: [JSONValue], as kind: String) throws {
        guard let path = ProcessInfo.processInfo.environment["MCORDER_WRITE_VECTORS"] else { return }
        let vectors = JSONValue.object([JSONValue.Member(kind, .array(cases))])
        try Data(JSONWriter.document(vectors)).write(to: URL(filePath: "\(path).\(kind).json"))
    }
}

extension SeededGenerator {
    /// A random valid order of a device, with unusual texts and an unusual `more`.
    fileprivate mutating func keyedOrder(of device: DeviceID) throws -> Order {
        let order = try order()
        let plain = order.json.text.replacing(order.device.description, with: device.description)
        let start = try Order(json: Array(plain.utf8))
        guard start.extensions == nil, number(in: 0...1) == 0 else { return start }
        var maker = RandomJSON(random: self)
        let more = maker.text(of: .object([.init("x", maker.value(depth: 4)), .init("y", .null)]))
        self = maker.random
        return try Order(json: Array("\(plain.dropLast(3)),{\"more\":\(more)}]".utf8))
    }
}

extension [UInt8] {
    /// Two hexadecimal digits for each byte.
    fileprivate var hexadecimal: String {
        map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
