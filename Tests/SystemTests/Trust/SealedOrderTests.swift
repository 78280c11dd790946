import Foundation
import McOrderModel
import Subprocess
import Testing

/// Sealed orders by whole programs, and every attack on them that needs no time. Source: format.md, *Sealed
/// file*, *Sealed receipt*.
@Suite struct SealedOrderTests {
    /// What an attacker who can read and write the folder makes of a sealed order.
    enum Attack: String, CaseIterable {
        case truncated = "the end is cut off"
        case changed = "a byte is another one"
        case unknownKey = "the kid is one that nobody has"
        case foreignKey = "the kid is that of another restaurant"
        case otherSender = "the sender's key is another one"
        case zeroSecret = "the sender's key agrees on zero bytes"
        case repeated = "a name is repeated"
        case padded = "the ciphertext has padding"
        case newer = "the version is another one"

        var reason: String {
            switch self {
            case .repeated, .padded, .newer: "wrong-shape"
            default: "cannot-open"
            }
        }

        func changed(_ file: [UInt8], foreign: String) throws -> [UInt8] {
            let text = String(decoding: file, as: UTF8.self)
            let value = try JSONReader.read(file, depth: 4).value
            func member(_ name: String) throws -> String { try #require(value.member(name)?.text) }
            func with(_ name: String, _ new: String) throws -> [UInt8] {
                Array(text.replacingOccurrences(of: try member(name), with: new).utf8)
            }
            let ct = try member("ct")
            let zero = String(repeating: "A", count: 43)
            switch self {
            case .truncated: return try with("ct", String(ct.dropLast(4)))
            case .changed: return try with("ct", (ct.hasPrefix("A") ? "B" : "A") + ct.dropFirst())
            case .unknownKey: return try with("kid", "0123456789abcdef")
            case .foreignKey: return try with("kid", foreign)
            case .otherSender: return try with("enc", "B" + zero.dropFirst())
            case .zeroSecret: return try with("enc", zero)
            case .repeated:
                return Array(text.replacingOccurrences(of: "\"v\": 1", with: "\"v\": 1, \"v\": 1").utf8)
            case .padded: return try with("ct", ct + "=")
            case .newer: return Array(text.replacingOccurrences(of: "\"v\": 1", with: "\"v\": 2").utf8)
            }
        }
    }

    @Test func `a new customer seals without a question, and only they find the answers`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.join()
            let order = try await programs.signedOrder()
            let value = try JSONReader.read(order.bytes, depth: 4).value
            #expect(value.members.map(\.name) == ["mcorder", "v", "kid", "enc", "ct"])
            #expect(SealedFile.isFileName(order.name))
            try programs.drop(order)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 1)
            let answers = try programs.allReceipts()
            #expect(answers.count == 1 && answers.keys.allSatisfy { $0.count == 64 + 5 })
            let answer = try #require(answers.values.first)
            #expect(
                try JSONReader.read(answer, depth: 4).value.members.map(\.name) == ["mcorder", "v", "ct"]
            )
            #expect(try await programs.signer("status", "--json").json().member("state")?.text == "received")
            _ = try await programs.signer("cancel", "--wait", "0")
            let notice = try programs.intercept(ending: ".json")
            #expect(SealedFile.isFileName(notice.name) && notice.bytes.count == order.bytes.count)
            try programs.drop(notice)
            try await programs.takeIn()
            #expect(try await programs.signer("status", "--json").json().member("state")?.text == "cancelled")
            #expect(try programs.allReceipts().keys.elementsEqual(answers.keys))
            #expect(try await programs.mcorderd("verify").status == 0)
        }
    }

    @Test func `a sealed order that was changed is refused, and counts for nobody`() async throws {
        try await Programs.withSandbox { programs in
            var foreign = ""
            try await Programs.withSandbox { other in
                try await other.takeIn()
                foreign = try #require(try other.sealKeys().first)
            }
            try await programs.join()
            let order = try await programs.signedOrder()
            for attack in Attack.allCases {
                let forged = try attack.changed(order.bytes, foreign: foreign)
                try #require(forged != order.bytes, "\(attack)")
                try programs.drop(Programs.Waiting(name: "\(attack).json", bytes: forged))
            }
            try await programs.takeIn()
            #expect(try await programs.allOrders().isEmpty)
            let refusals = try await programs.refusalsByFile()
            for attack in Attack.allCases {
                let reason = refusals["\(attack).json"]?.member("reason")?.text
                #expect(reason == attack.reason, "\(attack.rawValue)")
            }
            #expect(refusals.count == Attack.allCases.count)
            let waiting = try await programs.signer("status", "--json").json()
            #expect(waiting.member("state")?.text == "unanswered")
            try programs.drop(order)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 1)
            #expect(try await programs.signer("status", "--until", "received").status == 0)
        }
    }

    @Test func `a sealed order sent again, renamed and late, is one order`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.join()
            let order = try await programs.signedOrder()
            try programs.drop(order)
            try await programs.takeIn()
            let answers = try programs.allReceipts()
            for name in ["again.json", "b.json"] {
                try programs.drop(Programs.Waiting(name: name, bytes: order.bytes))
                try await programs.takeIn()
            }
            #expect(try await programs.allOrders().count == 1)
            #expect(try programs.allReceipts() == answers)
            _ = try await programs.signer("cancel", "--wait", "0")
            let notice = try programs.intercept(ending: ".json")
            try programs.drop(notice)
            try await programs.takeIn()
            let next = try await programs.signedOrder()
            try programs.drop(next)
            try programs.drop(Programs.Waiting(name: "late.json", bytes: notice.bytes))
            try await programs.takeIn()
            let states = try await programs.allOrders().compactMap { $0.member("state")?.text }
            #expect(states.sorted() == ["cancelled", "received"])
        }
    }

    @Test func `an older answer, another's answer and a refusal of somebody else do not count`() async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.join()
            let first = try await programs.signedOrder()
            try programs.drop(first)
            try await programs.takeIn()
            let (name, received) = try #require(try programs.allReceipts().first)
            #expect(try await programs.till("prepare", "1").status == 0)
            try await programs.takeIn()
            #expect(try await programs.signer("status", "--json").json().member("state")?.text == "preparing")
            try programs.write(received, to: "\(programs.receipts)/\(name)")
            let rolled = try await programs.signer("status", "--json").json()
            #expect(rolled.member("state")?.text != "received")
            // A refusal that the house did sign, of the same file, does not count against a sealed answer.
            let key = try #require(try programs.houseKey())
            let refusal = Receipt(
                identity: nil,
                restaurant: nil,
                status: .rejected(Receipt.Reason(code: "cannot-open", message: "no")),
                total: nil,
                shownTotal: nil,
                reason: nil,
                updatedAt: .now(),
                file: ContentHash(.file, of: first.bytes)
            )
            let signed = try SignedFile.json(refusal.value, .answer, serial: 9, by: key)
            let refused = Receipt.fileName(ofFileWith: ContentHash(of: first.bytes))
            try programs.write(signed, to: "\(programs.receipts)/\(refused)")
            let state = try await programs.signer("status", "--json").json().member("state")?.text
            #expect(state != "rejected")
            try FileManager.default.removeItem(atPath: "\(programs.receipts)/\(refused)")
            // Copied to the second order.
            let second = try await programs.signedOrder()
            try programs.drop(second)
            try await programs.takeIn()
            let later = try #require(try programs.allReceipts().first { $0.key != name })
            try programs.write(received, to: "\(programs.receipts)/\(later.key)")
            let copied = try await programs.signer("status", "2", "--json")
            #expect(try copied.json().member("state")?.text == "unanswered")
        }
    }

    @Test func `a restaurant that requires seals refuses what everybody can read`() async throws {
        try await Programs.withSandbox { programs in
            var required = programs
            required.settings["MCORDERD_ORDERS_SEALING"] = "required"
            try required.drop(Programs.sample, as: "plain.json")
            try await required.join()
            #expect(try await required.refusals() == ["not-sealed"])
            let order = try await required.signedOrder()
            try required.drop(order)
            try await required.takeIn()
            #expect(try await required.allOrders().count == 1)
        }
    }

    @Test func `customers of before go on, and a legacy home seals what it does not sign`() async throws {
        try await Programs.withSandbox { programs in
            try FileManager.default.removeItem(atPath: "\(programs.state)-keys/house.key")
            try await programs.join(home: "old")
            let first = try await programs.signedOrder(home: "old")
            #expect(try JSONReader.read(first.bytes, depth: 8).value.elements?.count == 7)
            try programs.drop(first)
            try await programs.takeIn()
            #expect(try await programs.mcorderd("key", "init").status == 0)
            try await programs.takeIn()
            let second = try await programs.signedOrder(home: "old")
            #expect(SealedFile.isFileName(second.name))
            try programs.drop(second)
            let other = Programs.sample.replacingOccurrences(of: "iPhone4 de Beris", with: "older")
            try programs.drop(other, as: "older.json")
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 3)
            #expect(try await programs.signer("status", "--until", "received", home: "old").status == 0)
        }
    }

    @Test func `a missing key stops nothing but what was sealed for it`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.join()
            let kid = try #require(try programs.sealKeys().first)
            let order = try await programs.signedOrder()
            let file = "\(programs.state)-keys/\(kid).key"
            try FileManager.default.moveItem(atPath: file, toPath: "\(programs.folder)/aside")
            try programs.drop(order)
            try await programs.takeIn()
            #expect(try programs.waiting() == [order.name])
            let checked = try await programs.mcorderd("check")
            #expect(checked.status == 0 && checked.output.contains(kid), "\(checked.output) \(checked.error)")
            // Customers use another key already.
            #expect(try await programs.signer("products").status == 0)
            #expect(try await programs.signer("add", "Espresso").status == 0)
            #expect(try await programs.signer("send", "-r", "garbera", "--again").status == 0)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 1)
            #expect(try programs.waiting() == [order.name])
            try FileManager.default.moveItem(atPath: "\(programs.folder)/aside", toPath: file)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 2)
            #expect(try programs.waiting().isEmpty)
        }
    }

    @Test func `a key is rotated on request, and the former one opens what is on its way`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.join()
            let early = try await programs.signedOrder()
            let rotated = try await programs.mcorderd("key", "rotate", "--json")
            let kid = try #require(try rotated.json().member("kid")?.text)
            try await programs.takeIn()
            #expect(try await programs.signer("products").status == 0)
            let late = try await programs.signedOrder()
            #expect(try JSONReader.read(late.bytes, depth: 4).value.member("kid")?.text == kid)
            #expect(try JSONReader.read(early.bytes, depth: 4).value.member("kid")?.text != kid)
            try programs.drop(early)
            try programs.drop(late)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 2)
        }
    }

    @Test func `a running daemon publishes a rotated key at a reload`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.join()
            try await programs.withSession { session in
                let rotated = try await programs.mcorderd("key", "rotate", "--json")
                let kid = try #require(try rotated.json().member("kid")?.text)
                try session.send(SIGHUP)
                try await session.untilLogged("reloaded")
                try await programs.until("the key is published") {
                    try programs.publishedSealKeys().contains(kid)
                }
                #expect(try await programs.signer("products").status == 0)
                let added = try await programs.signer("add", "Espresso")
                #expect(added.status == 0)
                #expect(try await programs.signer("send", "-r", "garbera").status == 0)
                #expect(try await programs.signer("status", "--until", "received").status == 0)
            }
        }
    }

    @Test func `several daemons on one folder have keys of their own`() async throws {
        try await Programs.withSandbox { first in
            var (one, two) = (first, first)
            one.settings["MCORDERD_RESTAURANTS"] = "garbera"
            two.settings["MCORDERD_RESTAURANTS"] = "urbil"
            two.settings["MCORDER_STATE"] = "\(first.folder)/second"
            try await one.takeIn()
            let copy = "\(first.folder)/copy.key"
            #expect(try await one.mcorderd("key", "export", copy).status == 0)
            #expect(try await two.mcorderd("key", "import", copy).status == 0)
            #expect(try await two.mcorderd("init").status == 0)
            try await two.takeIn()
            try await one.takeIn()
            #expect(try one.publishedSealKeys().count == 2)
            #expect(try await one.signer("join", "\(first.folder)/cloud").status == 0)
            let order = try await one.signedOrder()
            try one.drop(order)
            try await two.takeIn()
            #expect(try one.waiting() == [order.name])
            try await one.takeIn()
            #expect(try await one.allOrders().count == 1)
            #expect(try await two.allOrders().isEmpty)
            #expect(try await one.signer("status", "--until", "received").status == 0)
        }
    }

    @Test func `an order that nobody can open is sealed once more for another key`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.join()
            let order = try await programs.signedOrder()
            // The restaurant lost everything but its identity: keys, and the queue that knew them.
            let kid = try #require(try programs.sealKeys().first)
            try FileManager.default.removeItem(atPath: "\(programs.state)-keys/\(kid).key")
            try FileManager.default.removeItem(atPath: programs.state)
            #expect(try await programs.mcorderd("init", "--take-over").status == 0)
            try programs.drop(order)
            try await programs.takeIn()
            #expect(try await programs.refusals() == ["cannot-open"])
            #expect(try await programs.signer("products").status == 0)
            _ = try await programs.signer("status", "--json")
            #expect(try programs.waiting().count == 1)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 1)
            #expect(try await programs.signer("status", "--until", "received").status == 0)
        }
    }
}

extension Programs {
    /// Puts a file into the drop folder.
    func drop(_ file: Waiting) throws {
        try drop(file.text, as: file.name)
    }

    /// The kids of the keys in the key folder.
    func sealKeys() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(state)-keys")
            .compactMap { SealKeyID(String($0.dropLast(4)))?.description }.sorted()
    }

    /// The kids of the keys in the published catalogue.
    func publishedSealKeys() throws -> [String] {
        try SignedCatalogue(read("\(published)/catalog.json"), pin: nil, seen: nil).seal.map(
            \.kid.description
        )
    }

    /// The identity of the house.
    func houseKey() throws -> SigningKey? {
        try? KeyFile(json: read("\(state)-keys/house.key"), of: .house).key
    }
}
