import Foundation
import McOrderModel
import Testing

/// Signed orders by whole programs, and every attack on them that needs no time. Source: format.md,
/// *Signatures*.
@Suite struct SignedOrderTests {
    /// What an attacker who can read and write the folder makes of a signed order.
    enum Attack: String, CaseIterable {
        case stripped = "the signature is taken away"
        case emptyObject = "the signature is replaced by an empty object"
        case onlyKey = "only the key is left"
        case onlySignature = "only the signature is left"
        case rewritten = "the same `more` is written otherwise"
        case repeated = "a name is repeated"
        case otherNumber = "the number is another one"
        case otherPrice = "the price is another one"
        case otherDevice = "the key of another device is put in"
        case smallOrder = "the key is one of small order"
        case largeS = "the S of the signature is L or more"
        case padded = "the signature has padding"

        var reason: String {
            switch self {
            case .stripped, .emptyObject: "signature-missing"
            case .repeated, .padded: "wrong-shape"
            default: "bad-signature"
            }
        }

        func changed(_ text: String, otherKey: String) throws -> String {
            let start = try #require(text.range(of: ",\n  {\"key\""))
            let end = try #require(text.range(of: "\n]", options: .backwards))
            let object = String(text[start.lowerBound..<end.lowerBound])
            let key = try Self.value("key", in: text)
            let signature = try Self.value("sig", in: text)
            func with(_ new: String) -> String { text.replacingOccurrences(of: object, with: new) }
            switch self {
            case .stripped: return with("")
            case .emptyObject: return with(",\n  {}")
            case .onlyKey: return with(",\n  {\"key\":\"\(key)\"}")
            case .onlySignature: return with(",\n  {\"sig\":\"\(signature)\"}")
            case .rewritten: return text.replacingOccurrences(of: "\"more\":{", with: "\"more\":{ ")
            case .repeated:
                return text.replacingOccurrences(of: "{\"key\"", with: "{\"key\":\"\(key)\",\"key\"")
            case .otherNumber: return text.replacingOccurrences(of: "\"1\",\n", with: "\"2\",\n")
            case .otherPrice: return text.replacingOccurrences(of: "\"1.20\"", with: "\"0.20\"")
            case .otherDevice: return text.replacingOccurrences(of: key, with: otherKey)
            case .smallOrder:
                return text.replacingOccurrences(of: key, with: String(repeating: "A", count: 43))
            case .largeS:
                let half = signature.dropLast(43)
                return text.replacingOccurrences(
                    of: signature,
                    with: half + String(repeating: "_", count: 42) + "w"
                )
            case .padded: return text.replacingOccurrences(of: signature, with: signature + "==")
            }
        }

        private static func value(_ name: String, in text: String) throws -> String {
            let start = try #require(text.range(of: "\"\(name)\":\""))
            let end = try #require(text.range(of: "\"", range: start.upperBound..<text.endIndex))
            return String(text[start.upperBound..<end.lowerBound])
        }
    }

    @Test func `a new customer signs without a question, and gets a signed answer`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let order = try await programs.signedOrder()
            #expect(order.text.contains("{\"key\":\""))
            try programs.drop(order.text, as: order.name)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 1)
            let answer = try #require(try programs.allReceipts().values.first)
            #expect(String(decoding: answer, as: UTF8.self).contains("\"signature\""))
            let status = try await programs.signer("status", "--json")
            #expect(try status.json().member("state")?.text == "received", "\(status.error)")
            #expect(try await programs.mcorderd("verify").status == 0)
        }
    }

    @Test func `nobody orders in another device's name`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            try await programs.join(home: "other")
            let device = try await programs.signer("device", "--json", home: "other")
            let otherKey = try #require(try device.json().member("key")?.text)
            let order = try await programs.signedOrder(comment: "una frase que no cabe en el campo corto")
            for attack in Attack.allCases {
                let forged = try attack.changed(order.text, otherKey: otherKey)
                try #require(forged != order.text, "\(attack)")
                try programs.drop(forged, as: "\(attack).json")
            }
            try await programs.takeIn()
            #expect(try await programs.allOrders().isEmpty)
            let refusals = try await programs.refusalsByFile()
            #expect(refusals.count == Attack.allCases.count)
            for attack in Attack.allCases {
                let refusal = try #require(refusals["\(attack).json"], "\(attack)")
                #expect(refusal.member("reason")?.text == attack.reason, "\(attack.rawValue)")
                // Nothing of it counts for the device, and the order itself is judged as if it were new.
                if attack.reason != "wrong-shape" {
                    #expect(refusal.member("udid") ?? .null == .null, "\(attack.rawValue)")
                }
            }
            try programs.drop(order.text, as: order.name)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 1)
            #expect(try await programs.signer("status", "--until", "received").status == 0)
        }
    }

    @Test func `an order for one house is refused by another`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let order = try await programs.signedOrder()
            try await Programs.withoutSeals { other in
                try other.drop(order.text, as: order.name)
                try await other.takeIn()
                #expect(try await other.refusals() == ["bad-signature"])
            }
        }
    }

    @Test func `a notice needs its signature, and another notice does not count`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let order = try await programs.signedOrder()
            try programs.drop(order.text, as: order.name)
            try await programs.takeIn()
            #expect(try await programs.signer("cancel", "--wait", "0").status != 64)
            let notice = try programs.intercept(ending: ".notice")
            let value = try JSONReader.read(notice.bytes, depth: 8).value
            let (udid, at) = (
                try #require(value.member("udid")?.text), try #require(value.member("at")?.text)
            )
            let plain = """
                {"format": 1, "type": "cancel", "udid": "\(udid)", "number": "1", "at": "\(at)"}
                """
            try programs.drop(plain, as: "plain.notice")
            try programs.drop(
                notice.text.replacingOccurrences(of: "cancel", with: "arrived"),
                as: "changed.notice"
            )
            try await programs.takeIn()
            #expect(try await programs.refusals() == ["bad-signature", "signature-missing"])
            #expect(try await programs.allOrders().first?.member("state")?.text == "received")
            try programs.drop(notice.text, as: notice.name)
            try await programs.takeIn()
            #expect(try await programs.allOrders().first?.member("state")?.text == "cancelled")
            // The next order is another one: the same notice once more changes nothing.
            let next = try await programs.signedOrder()
            try programs.drop(next.text, as: next.name)
            try programs.drop(notice.text, as: "again.notice")
            try await programs.takeIn()
            let states = try await programs.allOrders().compactMap { $0.member("state")?.text }
            #expect(states.sorted() == ["cancelled", "received"])
        }
    }

    @Test func `customers and restaurants of before notice nothing`() async throws {
        try await Programs.withoutSeals { programs in
            // A home that sent an order before its house had an identity.
            try FileManager.default.removeItem(atPath: "\(programs.state)-keys/house.key")
            try await programs.join(home: "old")
            let first = try await programs.signedOrder(home: "old")
            #expect(try JSONReader.read(first.bytes, depth: 8).value.elements?.count == 7)
            try programs.drop(first.text, as: first.name)
            try await programs.takeIn()
            let before = try programs.allReceipts()
            let made = try await programs.mcorderd("key", "init")
            #expect(made.status == 0, "\(made.error)")
            try await programs.takeIn()
            #expect(try programs.allReceipts() == before)
            let second = try await programs.signedOrder(home: "old")
            #expect(try JSONReader.read(second.bytes, depth: 8).value.elements?.count == 7)
            try programs.drop(second.text, as: second.name)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 2)
            #expect(try await programs.signer("status", "--until", "received", home: "old").status == 0)
            // A new customer beside it signs.
            try await programs.join(home: "new")
            let signed = try await programs.signedOrder(home: "new")
            #expect(signed.text.contains("\"sig\""))
        }
    }

    @Test func `a restaurant that requires signatures refuses the others`() async throws {
        var required: [String: String] { ["MCORDERD_ORDERS_SIGNATURES": "required"] }
        try await Programs.withoutSeals { programs in
            try programs.drop(Programs.sample, as: "plain.json")
            let once = try await programs.run("mcorderd", ["run", "--once"], adding: required)
            #expect(once.status == 0, "\(once.error)")
            #expect(try await programs.refusals() == ["signature-missing"])
            let joined = try await programs.signer("join", "\(programs.folder)/cloud")
            #expect(joined.status == 0, "\(joined.error)")
            let order = try await programs.signedOrder()
            try programs.drop(order.text, as: order.name)
            #expect(try await programs.run("mcorderd", ["run", "--once"], adding: required).status == 0)
            #expect(try await programs.allOrders().count == 1)
        }
    }
}
