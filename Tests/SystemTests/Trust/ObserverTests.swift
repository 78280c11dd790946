import Foundation
import McOrderModel
import Testing

/// Somebody who reads every byte in the shared folder for a day, and tries to find out who ordered what. What
/// stays visible is in docs/trust.md, *What stays visible*.
@Suite struct ObserverTests {
    /// A file that was in the folder at some moment.
    private struct Seen: Hashable {
        enum Place: String { case orders, receipts }

        let place: Place
        let name: String
        let bytes: [UInt8]

        /// The longest parts of the content that are not the same in all files.
        var secrets: [String] {
            get throws {
                let value = try JSONReader.read(bytes, depth: 4).value
                return ["enc", "ct"].compactMap { value.member($0)?.text }
            }
        }
    }

    /// Watches the folder while programs run.
    private struct Observer {
        let programs: Programs
        var seen: Set<Seen> = []

        mutating func look() throws {
            for name in try programs.waiting() {
                seen.insert(
                    Seen(place: .orders, name: name, bytes: try programs.read("\(programs.orders)/\(name)"))
                )
            }
            for (name, bytes) in try programs.allReceipts() {
                seen.insert(Seen(place: .receipts, name: name, bytes: bytes))
            }
        }
    }

    /// What one customer does, and what an observer would like to know of it.
    private struct Customer {
        let home: String
        let products: [String]
        let comment: String
    }

    private static let customers = [
        Customer(home: "ane", products: ["Espresso"], comment: "sin prisa"),
        Customer(home: "beñat", products: ["Agua", "Espresso", "Agua", "Deluxe"], comment: "muy caliente"),
        Customer(home: "ane", products: ["Agua", "Agua"], comment: "para llevar hoy"),
    ]

    @Test func `an observer links no order, notice or receipt to a device or to each other`() async throws {
        try await Programs.withSandbox { programs in
            var observer = Observer(programs: programs)
            try await programs.join(home: "ane")
            try await programs.join(home: "beñat")
            for customer in Self.customers { try await Self.order(customer, programs, &observer) }
            for home in ["ane", "beñat"] {
                _ = try await programs.signer("arrived", home: home)
                try await Self.takeIn(programs, &observer)
            }
            for number in 1...2 {
                _ = try await programs.till("prepare", "\(number)")
                try await Self.takeIn(programs, &observer)
            }
            _ = try await programs.signer("cancel", "--wait", "0", home: "beñat")
            try await Self.takeIn(programs, &observer)
            let words = try await Self.words(programs)
            let seen = observer.seen
            #expect(seen.filter { $0.place == .orders }.count == 6)
            #expect(Set(seen.filter { $0.place == .receipts }.map(\.name)).count == 3)
            try Self.expectNoWord(of: words, in: seen)
            try Self.expectNothingInCommon(seen)
            try Self.expectOneSize(seen)
        }
    }

    private static func order(_ customer: Customer, _ programs: Programs, _ observer: inout Observer)
        async throws
    {
        for product in customer.products {
            let added = try await programs.signer("add", product, home: customer.home)
            try #require(added.status == 0, "\(added.error)")
        }
        let arguments = ["send", "-r", "garbera", "--again", "-m", customer.comment]
        let variables = ["MCORDER_HOME": "\(programs.folder)/\(customer.home)"]
        let sent = try await programs.run("mcorder", arguments, adding: variables)
        try #require(sent.status == 0, "\(sent.error)")
        try await takeIn(programs, &observer)
    }

    private static func takeIn(_ programs: Programs, _ observer: inout Observer) async throws {
        try observer.look()
        try await programs.takeIn()
        try observer.look()
    }

    /// The words by which an observer would recognise a device, an order or what is in it.
    private static func words(_ programs: Programs) async throws -> [String] {
        var words = customers.flatMap { $0.products + [$0.comment] }
        for home in ["ane", "beñat"] {
            let device = try await programs.signer("device", "--json", home: home).json()
            words += ["udid", "key", "name"].compactMap { device.member($0)?.text }
            let state = try JSONReader.read(programs.read("\(programs.folder)/\(home)/home.json"), depth: 8)
                .value
            for order in [state.member("lastOrder")].compactMap(\.self)
                + (state.member("earlierOrders")?.elements ?? [])
            {
                words += ["hash", "file"].compactMap { order.member($0)?.text }
                words += [order.member("sealed")?.member("secret")?.text].compactMap(\.self)
            }
        }
        for order in try await programs.allOrders() {
            words += ["code", "udid", "device"].compactMap { order.member($0)?.text }
        }
        return words + ["Garbera", "garbera", "received", "preparing", "cancelled", "arrived"]
    }

    /// No file names a device, an order or a product, neither in its name nor as text or base64 inside.
    private static func expectNoWord(of words: [String], in seen: Set<Seen>) throws {
        #expect(words.count > 20)
        for file in seen {
            let text = String(decoding: file.bytes, as: UTF8.self)
            for word in words where word.utf8.count >= 4 {
                let encoded = Base64URL.text(Array(word.utf8)).dropLast(2)
                #expect(!file.name.contains(word) && !text.contains(word), "\(file.name): \(word)")
                #expect(!text.contains(encoded), "\(file.name): \(word) in base64")
            }
        }
    }

    /// Two files have nothing in common but what all files have.
    private static func expectNothingInCommon(_ seen: Set<Seen>) throws {
        let drops = seen.filter { $0.place == .orders }
        let names = drops.map(\.name) + Set(seen.filter { $0.place == .receipts }.map(\.name))
        for name in names {
            let digits = name.dropLast(5)
            #expect(
                [32, 64].contains(digits.count) && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
            )
        }
        #expect(Set(names.map { $0.prefix(12) }).count == names.count)
        var found: [Substring: Seen] = [:]
        for file in seen {
            let value = try JSONReader.read(file.bytes, depth: 4).value
            let shape =
                file.place == .orders ? ["mcorder", "v", "kid", "enc", "ct"] : ["mcorder", "v", "ct"]
            #expect(value.members.map(\.name) == shape)
            for text in try file.secrets {
                // Twelve characters are 72 random bits.
                for part in parts(of: text) {
                    #expect(found[part].map { $0 == file } ?? true, "\(file.name): \(part)")
                    found[part] = file
                }
                for name in names { #expect(!text.contains(name.dropLast(5).prefix(12))) }
            }
        }
        #expect(Set(try drops.map { try JSONReader.read($0.bytes, depth: 4).value.member("kid") }).count == 1)
    }

    private static func parts(of text: String) -> [Substring] {
        let length = 12
        guard text.count >= length else { return [] }
        var parts: [Substring] = []
        var start = text.startIndex
        for _ in 0...(text.count - length) {
            parts.append(text[start..<text.index(start, offsetBy: length)])
            start = text.index(after: start)
        }
        return parts
    }

    /// Orders of one line and of several, and notices, look alike; so do all receipts.
    private static func expectOneSize(_ seen: Set<Seen>) throws {
        for place in [Seen.Place.orders, .receipts] {
            #expect(Set(seen.filter { $0.place == place }.map(\.bytes.count)).count == 1, "\(place)")
        }
    }
}
