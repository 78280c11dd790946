import Foundation
import McOrderConsole
import McOrderModel
import TerminalTesting
import Testing

/// A restaurant that already has another order with a customer's number: the device was restored from a
/// backup, or another program put an order into the folder in the device's name. The tests write the
/// restaurant's receipts themselves.
@Suite(.timeLimit(.minutes(5))) struct CustomerNumberTests {
    /// The version of the daemon that wrote the receipts.
    enum Age: CaseIterable, Sendable { case version010, present }

    /// Sends an espresso with `--wait`, while the restaurant answers that the number belongs to another
    /// order.
    private func sendEspresso(
        _ programs: Programs,
        _ age: Age = .present,
        _ arguments: String...
    ) async throws -> Programs.Outcome {
        try await programs.fill("Espresso")
        async let sent = programs.customer(
            ["send", "-r", "garbera", "--wait", "20", "--lang", "en"] + arguments
        )
        try await programs.until("it is in the folder") { try programs.sentOrders().count == 1 }
        try programs.takeNumber(of: try #require(try programs.sentOrders().first), age)
        return try await sent
    }

    @Test(arguments: Age.allCases)
    func `a script ends with 65, says what was found and what to do, and does not send again`(age: Age)
        async throws
    {
        try await Programs.withSandbox { programs in
            let sent = try await sendEspresso(programs, age)
            #expect(sent.status == 65)
            #expect(
                sent.error.contains(
                    "has another order under number 1: for McDonald's Urbil, €42.00, preparing ("
                )
            )
            #expect(sent.error.contains("“mcorder reorder” puts yours back onto the ticket"))
            #expect(sent.isHarmless)
            #expect(try programs.sentOrders().count == 1)
            #expect(try await programs.customer("reorder").status == 0)
            #expect(try await programs.customer("send", "-r", "garbera", "--again").status == 0)
            #expect(try programs.sentOrders().map(\.number.value) == [1, 2])
        }
    }

    @Test func `a script that reads JSON gets its own order and exit code 65`() async throws {
        try await Programs.withSandbox { programs in
            let sent = try await sendEspresso(programs, .present, "--json", "--yes")
            #expect(sent.status == 65)
            #expect(try sent.json().member("number")?.text == "1")
            #expect(sent.error.contains("has another order under number 1"))
            #expect(try programs.sentOrders().count == 1)
        }
    }

    @Test func `another order with the number is noticed at the end also without a refusal`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            async let waiting = programs.customer("send", "-r", "garbera", "--wait", "3", "--lang", "en")
            try await programs.until("it is in the folder") { try programs.sentOrders().count == 1 }
            let order = try #require(try programs.sentOrders().first)
            try programs.accept(Programs.other, under: order)
            let sent = try await waiting
            #expect(sent.status == 65)
            #expect(sent.error.contains("has another order under number 1"))
        }
    }

    @Test(arguments: [("\r", false), ("n\r", false), ("\u{4}", false), ("s\r", true)])
    func `a person is asked, and neither Enter nor --yes counts as a yes`(keys: String, isSent: Bool)
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            let arguments = ["send", "-r", "garbera", "--yes", "--wait", "20", "--lang", "es"]
            let session = try ProgramSession(
                programs,
                "mcorder",
                arguments,
                size: ScreenSize(columns: 200, rows: 24)
            )
            try #require(session.shows("¡Oído cocina!"))
            let order = try #require(try programs.sentOrders().first)
            try programs.takeNumber(of: order, .present)
            try #require(
                session.shows(
                    "ya tiene otro pedido con el número 1: para McDonald's Urbil, 42,00",
                    "¿Enviar el tuyo con un número nuevo? [s/N]"
                ),
                "\(session.terminal.screen.text)"
            )
            #expect(try programs.sentOrders().count == 1)
            try session.terminal.type(keys)
            if isSent {
                try #require(session.shows("Enviado otra vez: en caja di 2-"))
                let again = try #require(try programs.sentOrders().last)
                #expect(again.number.value == 2 && again.lines == order.lines)
                try programs.accept(again.contentHash, under: again)
                #expect(session.program.end() == .exited(0))
                #expect(session.shows("Pedido recibido."))
            } else {
                #expect(session.program.end() == .exited(65))
                #expect(session.shows("no se ha enviado otra vez"))
                #expect(try programs.sentOrders().count == 1)
            }
        }
    }

    @Test func `the guided flow says what was found, and sends again only after a choice`() throws {
        try FlowSession.with { session in
            try session.type("", until: "Nuevo pedido")
            try session.type("111g52\r510\re1x\u{7F}\r", until: "Esperando a que conteste el restaurante")
            let programs = Programs(folder: session.folder.path(percentEncoded: false))
            try programs.takeNumber(of: try #require(try programs.sentOrders().first), .present)
            try session.type("", until: "El restaurante ya tiene otro pedido")
            #expect(session.terminal.screen.text.contains("Enviarlo con un número nuevo"))
            #expect(!session.terminal.screen.text.contains("Pedido recibido."))
            #expect(try programs.sentOrders().count == 1)
            try session.type("2", until: "Pedido 2 de")
            let again = try #require(try programs.sentOrders().last)
            #expect(again.number.value == 2)
            try programs.accept(again.contentHash, under: again)
            try session.type("", until: "Pedido recibido.")
            try session.terminal.type("q")
            #expect(session.program.end() == .exited(0))
        }
    }

    @Test(arguments: Age.allCases)
    func `status says whose order the number has, and that this one is not prepared`(age: Age) async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            try programs.takeNumber(of: try #require(try programs.sentOrders().first), age)
            for arguments in [[], ["-w"], ["--until", "received"]] {
                let status = try await programs.customer(["status", "--lang", "en"] + arguments)
                #expect(status.status == 65)
                #expect(
                    status.output.contains("has another order under number 1: for McDonald's Urbil, €42.00")
                )
            }
            let status = try await programs.customer("status", "--json")
            #expect(status.status == 65)
            let json = try status.json()
            #expect(json.member("state")?.text == "rejected")
            let other = json.member("otherOrder")
            #expect(other?.member("restaurant")?.text == "McDonald's Urbil")
            #expect(other?.member("totalCents")?.integer == 4200)
            #expect(other?.member("state")?.text == "preparing")
            #expect(other?.member("own") == .bool(false))
        }
    }

    @Test func `an order with the same data in a receipt of version 0.1.0 is not reported as received`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let order = try #require(try programs.sentOrders().first)
            try programs.accept(Programs.other, under: order)
            let status = try await programs.customer("status", "--lang", "en")
            #expect(status.status == 65)
            #expect(status.output.contains("has another order under number 1: for McDonald's Garbera, €1.20"))
            #expect(
                try await programs.customer("status", "--json").json().member("state")?.text == "unanswered"
            )
            // A notice would apply to the other order.
            for command in ["cancel", "arrived"] {
                let said = try await programs.customer(command, "--lang", "en")
                #expect(said.status == 65)
                #expect(said.error.contains("has another order under number 1"))
            }
            #expect(try programs.waiting().filter { $0.hasSuffix(".notice") }.isEmpty)
        }
    }

    @Test func `an order is sent again without a question only if its number has an order of the same home`()
        async throws
    {
        try await Programs.withSandbox { programs in
            // Two copies of one home, each of which assigns number 2.
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            try FileManager.default.copyItem(
                atPath: "\(programs.folder)/home",
                toPath: "\(programs.folder)/copy"
            )
            try await programs.fill("Agua")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            try await programs.fill("Nuggets", home: "copy")
            #expect(try await programs.customer("send", "-r", "garbera", home: "copy").status == 0)
            let (before, after) = (try programs.homeState("home"), try programs.homeState("copy"))
            let water = try #require(before.member("lastOrder"))
            // A home state that combines the memories of both copies.
            try programs.write(
                homeState: after.setting([
                    "pendingOrder": try #require(after.member("lastOrder")), "lastOrder": .null,
                    "earlierOrders": .array([water]),
                ]),
                "copy"
            )
            let both = try programs.sentOrders().filter { $0.number.value == 2 }
            let nuggets = try #require(both.first { $0.lines[0].name == "Nuggets" })
            let earlier = try #require(both.first { $0.lines[0].name == "Agua" })
            try programs.accept(earlier.contentHash, under: nuggets)
            try programs.refuse(nuggets, .present)
            let sent = try await programs.customer(
                "send",
                "--wait",
                "1",
                "--lang",
                "en",
                home: "copy"
            )
            #expect(sent.status == 75, "\(sent.error)")
            #expect(sent.error.contains("Number 2 was used before"))
            #expect(
                try programs.sentOrders().filter { $0.lines == nuggets.lines }.map(\.number.value) == [2, 3]
            )
        }
    }

    @Test func `a refusal of an accepted order's bytes as a notice does not refuse the order`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let order = try #require(try programs.sentOrders().first)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            try programs.drop(String(decoding: order.json, as: UTF8.self), as: "x.notice")
            // Makes the refusal the later answer, whatever the time.
            let acceptance = "\(programs.receipts)/\(Receipt.fileName(of: order.identity))"
            let accepted = try #require(Receipt(json: Array(try Data(contentsOf: URL(filePath: acceptance)))))
            try await programs.until("the clock shows another second") {
                Int64(Date().timeIntervalSince1970) > accepted.updatedAt.seconds
            }
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try programs.waiting().isEmpty)
            let status = try await programs.customer("status", "--lang", "en")
            #expect(status.status == 0)
            #expect(status.output.contains("received"))
        }
    }

    @Test func `a refusal of a waiting order's bytes as a notice does not refuse the order`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let order = try #require(try programs.sentOrders().first)
            // The sync client has not copied the order yet.
            let name = try #require(try programs.waiting().first)
            try FileManager.default.removeItem(atPath: "\(programs.orders)/\(name)")
            try programs.drop(String(decoding: order.json, as: UTF8.self), as: "x.notice")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try programs.waiting().isEmpty)
            #expect(try await programs.customer("status").status == 75)
        }
    }

    @Test func `a refusal of a file with the device's UDID and the number does not refuse the order`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let order = try #require(try programs.sentOrders().first)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            try programs.drop("\(order.device):\(order.number)", as: "x.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try programs.waiting().isEmpty)
            // A daemon of version 0.1.0 replaces the receipt by its refusal.
            let status = try await programs.customer("status", "--json")
            #expect(try ["received", "unanswered"].contains(status.json().member("state")?.text))
        }
    }
}

extension Programs {
    /// The content of an order that no customer of the test has sent.
    static let other = ContentHash(.plain, of: [])

    /// Writes the answer that an order's number belongs to another, large order for another restaurant.
    func takeNumber(of order: Order, _ age: CustomerNumberTests.Age) throws {
        try write(
            receipt(
                of: order,
                .order(.preparing),
                restaurant: "McDonald's Urbil",
                total: Money(cents: 4200),
                content: age == .present ? Self.other : nil
            ),
            as: Receipt.fileName(of: order.identity)
        )
        try refuse(order, age)
    }

    /// Writes a refusal of an order because its number was used before.
    func refuse(_ order: Order, _ age: CustomerNumberTests.Age) throws {
        let reason = Receipt.Reason(code: "number-reused", message: "")
        let content = age == .present ? order.contentHash : nil
        try write(
            receipt(of: order, .rejected(reason), content: content),
            as: Receipt.fileName(ofFileWith: ContentHash(of: order.json))
        )
    }

    /// Writes the receipt that an order of that content was received under an order's number.
    func accept(_ content: ContentHash, under order: Order) throws {
        try write(
            receipt(of: order, .order(.received), total: order.total, content: content),
            as: Receipt.fileName(of: order.identity)
        )
    }

    private func receipt(
        of order: Order,
        _ status: Receipt.Status,
        restaurant: String? = nil,
        total: Money? = nil,
        content: ContentHash?
    ) -> Receipt {
        Receipt(
            identity: order.identity,
            restaurant: restaurant ?? order.restaurant,
            status: status,
            total: total,
            shownTotal: total,
            reason: nil,
            updatedAt: Timestamp(seconds: Int64(Date().timeIntervalSince1970)),
            content: content
        )
    }

    private func write(_ receipt: Receipt, as name: String) throws {
        try FileManager.default.createDirectory(atPath: receipts, withIntermediateDirectories: true)
        try Data(receipt.json).write(to: URL(filePath: "\(receipts)/\(name)"), options: .atomic)
    }

    /// The stored state of a home.
    fileprivate func homeState(_ home: String) throws -> JSONValue {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(home)/home.json")))
        return try JSONReader.read(bytes, depth: 16).value
    }

    fileprivate func write(homeState: JSONValue, _ home: String) throws {
        try Data(JSONWriter.document(homeState)).write(to: URL(filePath: "\(folder)/\(home)/home.json"))
    }
}

extension JSONValue {
    /// A copy of an object with other values for some of its members.
    fileprivate func setting(_ values: [String: JSONValue]) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.map { Member($0.name, values[$0.name] ?? $0.value) })
    }
}
