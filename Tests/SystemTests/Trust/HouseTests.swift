import Foundation
import Glibc
import McOrderModel
import Subprocess
import Testing

/// How customers recognise a house, by whole programs. Source: format.md, *Signed files*.
@Suite struct HouseTests {
    private func code(_ programs: Programs) async throws -> String {
        let shown = try await programs.mcorderd("key", "show", "--json")
        return try #require(try shown.json().member("house")?.text)
    }

    @Test func `a code is compared when a customer joins`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.takeIn()
            let code = try await code(programs)
            let cloud = "\(programs.folder)/cloud"
            let plain = try await programs.signer("join", cloud, home: "a")
            #expect(plain.status == 0 && (plain.output + plain.error).contains(code))
            let typed = code.lowercased().replacingOccurrences(of: "-", with: "")
            #expect(try await programs.signer("join", cloud, "--house", typed, home: "b").status == 0)
            let slip = (code.first == "0" ? "1" : "0") + code.dropFirst()
            #expect(try await programs.signer("join", cloud, "--house", slip, home: "c").status == 64)
            try await Programs.withoutSeals { other in
                let foreign = try await self.code(other)
                let refused = try await programs.signer("join", cloud, "--house", foreign, home: "d")
                #expect(refused.status == 78)
                #expect(refused.error.contains(code) && refused.error.contains(foreign))
            }
        }
    }

    @Test func `nobody poses as the house`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let code = try await code(programs)
            let catalogue = "\(programs.published)/catalog.json"
            let own = try programs.read(catalogue)
            // Cheaper, and unsigned.
            let text = String(decoding: own, as: UTF8.self).replacingOccurrences(
                of: "\"1.20\"",
                with: "\"0.20\""
            )
            try programs.write(Array(text.utf8), to: catalogue)
            let products = try await programs.signer("products")
            #expect(products.status == 0 && !products.output.contains("0.20"), "\(products.error)")
            #expect(!products.error.isEmpty)
            // Another house's.
            try await Programs.withoutSeals { other in
                try await other.takeIn()
                let foreign = try await self.code(other)
                try programs.write(try other.read("\(other.published)/catalog.json"), to: catalogue)
                let stopped = try await programs.signer("products")
                #expect(stopped.status == 78)
                #expect(stopped.error.contains(code) && stopped.error.contains(foreign))
            }
        }
    }

    @Test func `an older catalogue is not used again`() async throws {
        try await Programs.withoutSeals { programs in
            let own = "\(programs.folder)/owner"
            try FileManager.default.copyItem(atPath: Programs.catalogue, toPath: own)
            var programs = programs
            programs.ownCatalogue = own
            try await programs.join()
            let file = "\(programs.published)/catalog.json"
            let old = try programs.read(file)
            let priced = try await programs.mcorderd("catalog", "price", "espresso", "1.35")
            try #require(priced.status == 0, "\(priced.error)")
            try await programs.takeIn()
            #expect(try await programs.signer("products").output.contains("1.35"))
            try programs.write(old, to: file)
            let products = try await programs.signer("products")
            #expect(products.status == 0 && products.output.contains("1.35"))
            #expect(!products.error.isEmpty)
        }
    }

    @Test func `an older answer, another's answer and a forged one do not count`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let first = try await programs.signedOrder()
            try programs.drop(first.text, as: first.name)
            try await programs.takeIn()
            let early = try programs.allReceipts()
            let (name, received) = try #require(early.first)
            #expect(try await programs.till("prepare", "1").status == 0)
            try await programs.takeIn()
            #expect(try await programs.signer("status", "--json").json().member("state")?.text == "preparing")
            // Rolled back.
            try programs.write(received, to: "\(programs.receipts)/\(name)")
            let rolled = try await programs.signer("status", "--json").json()
            #expect(rolled.member("state")?.text != "received")
            // Forged: the same without signature, and with another state.
            for changed in ["\"state\": \"cancelled\"", "\"state\": \"received\""] {
                let text = String(decoding: received, as: UTF8.self)
                    .replacingOccurrences(of: "\"state\": \"received\"", with: changed)
                let end = try #require(text.range(of: ",\n  \"house\""))
                try programs.write(
                    Array((text[..<end.lowerBound] + "\n}\n").utf8),
                    to: "\(programs.receipts)/\(name)"
                )
                let state = try await programs.signer("status", "--json").json().member("state")?.text
                #expect(state != "cancelled" && state != "received")
            }
            // Copied from the first order to the second one.
            let second = try await programs.signedOrder()
            try programs.drop(second.text, as: second.name)
            try await programs.takeIn()
            let later = try #require(try programs.allReceipts().first { early[$0.key] == nil })
            try programs.write(received, to: "\(programs.receipts)/\(later.key)")
            let copied = try await programs.signer("status", "2", "--json")
            #expect(try copied.json().member("state")?.text == "unanswered")
        }
    }

    @Test func `a house that replaced its identity is followed, one that lost it is not`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let before = try await code(programs)
            #expect(try await programs.mcorderd("key", "replace").status == 0)
            try await programs.takeIn()
            let after = try await code(programs)
            #expect(before != after)
            let products = try await programs.signer("products")
            #expect(products.status == 0, "\(products.error)")
            #expect(products.error.contains(after))
            #expect(try await !programs.signer("products").error.contains(after), "it is said once")
            let order = try await programs.signedOrder()
            try programs.drop(order.text, as: order.name)
            try await programs.takeIn()
            #expect(try await programs.allOrders().count == 1)
            #expect(try await programs.mcorderd("key", "replace", "--compromised").status == 0)
            try await programs.takeIn()
            #expect(try await programs.signer("products").status == 78)
            let joined = try await programs.signer(
                "join",
                "\(programs.folder)/cloud",
                "--house",
                try await code(programs)
            )
            #expect(joined.status == 0, "\(joined.error)")
            #expect(try await programs.signer("products").status == 0)
        }
    }

    @Test(arguments: ["init", "replace"])
    func `a running daemon takes another identity at a reload, and signs everything again`(
        change: String
    ) async throws {
        try await Programs.withoutSeals { programs in
            if change == "init" {
                try FileManager.default.removeItem(atPath: "\(programs.state)-keys/house.key")
                // A device of another house, which has its key already.
                try await Programs.withoutSeals { other in
                    try await other.join()
                    try FileManager.default.moveItem(
                        atPath: "\(other.folder)/home",
                        toPath: "\(programs.folder)/home"
                    )
                }
            }
            try await programs.join()
            let order = try await programs.signedOrder()
            try programs.drop(order.text, as: order.name)
            try await programs.withSession { session in
                try await programs.until("the order is there") { try programs.waiting().isEmpty }
                #expect(try await programs.signer("status", "--until", "received").status == 0)
                #expect(try await programs.mcorderd("key", change).status == 0)
                let code = try await code(programs)
                try session.send(SIGHUP)
                try await session.untilLogged("reloaded")
                #expect(try await programs.signer("products").status == 0)
                let device = try await programs.signer("device", "--json")
                #expect(try device.json().member("house")?.text == code)
                try await programs.until("the answer is signed again") {
                    try await programs.signer("status", "--json").json().member("state")?.text == "received"
                }
                let identity = try #require(try await identity(programs))
                for name in ["catalog.json", "today.json"] {
                    let kind: SignedFile.Kind = name == "today.json" ? .today : .catalogue
                    let bytes = try programs.read("\(programs.published)/\(name)")
                    #expect(throws: Never.self) { try SignedFile(bytes, kind, by: identity, seen: nil) }
                }
            }
        }
    }

    private func identity(_ programs: Programs) async throws -> PublicKey? {
        let shown = try await programs.mcorderd("key", "show", "--json")
        return try shown.json().member("key")?.text.flatMap { PublicKey($0) }
    }

    @Test func `missing and damaged keys stop a program, and no new one is made`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let (house, device) = ("\(programs.state)-keys/house.key", "\(programs.folder)/home/device.key")
            let key = try programs.read(device)
            for damage in [nil, Array("{}".utf8), []] as [[UInt8]?] {
                for path in [house, device] {
                    if let damage {
                        try programs.write(damage, to: path)
                    } else {
                        try FileManager.default.removeItem(atPath: path)
                    }
                }
                let daemon = try await programs.mcorderd("run", "--once")
                #expect(daemon.status == 78 && daemon.error.contains("house.key"), "\(daemon.error)")
                #expect(try await programs.mcorderd("check").status == 78)
                #expect(try await programs.mcorderd("init").status == 78)
                let customer = try await programs.signer("device")
                #expect(customer.status == 78, "\(customer.error)")
                #expect(FileManager.default.fileExists(atPath: house) == (damage != nil))
                #expect(FileManager.default.fileExists(atPath: device) == (damage != nil))
            }
            // Not by itself, but by a command that says what it costs.
            try FileManager.default.removeItem(atPath: house)
            #expect(try await programs.mcorderd("key", "replace").status == 66)
            #expect(try await programs.mcorderd("key", "replace", "--compromised").status == 0)
            try programs.write(key, to: device)
            try await programs.takeIn()
            #expect(try await programs.signer("device").status == 0)
        }
    }

    @Test func `several daemons on one folder share the identity`() async throws {
        try await Programs.withoutSeals { first in
            var (one, two) = (first, first)
            one.settings["MCORDERD_RESTAURANTS"] = "garbera"
            two.settings["MCORDERD_RESTAURANTS"] = "urbil"
            two.settings["MCORDER_STATE"] = "\(first.folder)/second"
            try await one.takeIn()
            let copy = "\(first.folder)/copy.key"
            #expect(try await one.mcorderd("key", "export", copy).status == 0)
            #expect(try await two.mcorderd("key", "import", copy).status == 0)
            let made = try await two.mcorderd("init")
            #expect(made.status == 0, "\(made.error)")
            try await two.takeIn()
            try await one.takeIn()
            let today = try #require(Today(json: try one.read("\(one.published)/today.json")))
            #expect(today.entries.map(\.id.description).sorted() == ["garbera", "urbil"])
            let joined = try await one.signer("join", "\(first.folder)/cloud")
            #expect(joined.status == 0, "\(joined.error)")
            let order = try await one.signedOrder()
            try one.drop(order.text, as: order.name)
            try await two.takeIn()
            #expect(try one.waiting().count == 1)
            try await one.takeIn()
            #expect(try await one.allOrders().count == 1)
        }
    }

    @Test func `a second queue makes no identity of its own in the folder of a house`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.takeIn()
            var late = programs
            late.settings["MCORDER_STATE"] = "\(programs.folder)/second"
            let made = try await late.mcorderd("init", "--json")
            #expect(try made.json().member("house") == .null)
            #expect(made.error.contains(try await code(programs)))
        }
    }

    @Test func `a stolen or lost phone is shut out`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let device = try await programs.signer("device", "--json")
            let udid = try #require(try device.json().member("udid")?.text)
            let revoked = try await programs.till("device", "revoke", udid)
            #expect(revoked.status == 0, "\(revoked.error)")
            let order = try await programs.signedOrder()
            try programs.drop(order.text, as: order.name)
            try await programs.takeIn()
            #expect(try await programs.refusals() == ["revoked"])
            let rejected = try #require(try await programs.till("rejected", "--json").json().elements?.first)
            let id = try #require(rejected.member("id")?.integer)
            _ = try await programs.till("rejected", "accept", "\(id)")
            try await programs.takeIn()
            #expect(try await programs.allOrders().isEmpty)
        }
    }

    @Test func `a device moves with its code, and its old home is closed`() async throws {
        try await Programs.withoutSeals { programs in
            try await programs.join()
            let order = try await programs.signedOrder()
            try programs.drop(order.text, as: order.name)
            try await programs.takeIn()
            let packed = "\(programs.folder)/packed"
            let exported = try await programs.signer("device", "--export", packed)
            #expect(exported.status == 0, "\(exported.error)")
            let closed = try await programs.signer("device")
            #expect(closed.status == 78)
            let imported = try await programs.signer("device", "--import", packed, home: "new")
            #expect(imported.status == 0, "\(imported.error)")
            let next = try await programs.signedOrder(home: "new")
            let value = try JSONReader.read(next.bytes, depth: 8).value
            let former = try JSONReader.read(order.bytes, depth: 8).value
            #expect(value.elements?[3] == former.elements?[3])
            #expect(value.elements?[4].text == "2")
        }
    }
}
