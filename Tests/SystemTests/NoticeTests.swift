import Foundation
import McOrderModel
import Subprocess
import Testing

/// Notices from end to end: the customer's command, the cashier's list, the receipt, the customer's status.
@Suite struct NoticeTests {
    /// A restaurant to which an espresso was sent and which took it in.
    private func withOrder(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withHouse { house in
            try await house.fill("Espresso")
            let sent = try await house.customer("send", "-r", "garbera")
            #expect(sent.status == 0, "\(sent.error)")
            #expect(try await house.mcorderd("run", "--once").status == 0)
            try await body(house)
        }
    }

    private func notices(_ house: Programs) throws -> [String] {
        try house.waiting().filter { $0.hasSuffix(".notice") }
    }

    @Test func `a customer cancels an order, and till, receipt and status show it`() async throws {
        try await withOrder { house in
            let end = try await house.withDaemon {
                let cancel = try await house.customer("cancel", "--wait", "20", "--lang", "es")
                #expect(cancel.status == 0, "\(cancel.error)")
                #expect(cancel.output.contains("Aviso enviado: anular el pedido 1-"))
                #expect(cancel.output.hasSuffix("anulado.\n"))
                #expect(try await house.till("list").output.isEmpty)
                let order = try #require(try await house.allOrders().first)
                #expect(order.member("state")?.text == "cancelled")
                let history = try await house.till("history", "1", "--lang", "es")
                #expect(history.output.contains("anulado\tel cliente"))
                let changes = try await house.till("history", "1", "--json").json().elements
                #expect(changes?.last?.member("by")?.text == "customer")
                let status = try await house.customer("status", "--lang", "es")
                #expect(status.output.contains("anulado") && status.output.contains("lo anulaste tú"))
                let receipt = try await house.customerJSON("status")
                #expect(receipt.member("notice")?.member("outcome")?.text == "done")
                #expect(receipt.member("reason") == .null)
                #expect(try house.waiting().isEmpty)
            }
            #expect(end == .exited(0))
        }
    }

    @Test func `of two open orders a customer calls off the one that is named, and speaks about either`()
        async throws
    {
        try await withOrder { house in
            let first = try #require(try await house.customerJSON("code").member("code")?.text)
            try await house.fill("Agua")
            #expect(try await house.customer("send", "-r", "garbera").status == 0)
            let end = try await house.withDaemon {
                let cancel = try await house.customer("cancel", first, "--wait", "20")
                #expect(cancel.status == 0, "\(cancel.error)")
                #expect(try await house.customer("status", "2", "--until", "received").status == 0)
                #expect(try await house.customer("arrived", "2").status == 0)
                #expect(try await house.customerJSON("status", "1").member("state")?.text == "cancelled")
                #expect(try await house.customerJSON("status").member("state")?.text == "received")
                let again = try await house.customer("cancel", "1", "--lang", "en")
                #expect(again.status == 65 && again.error.contains("cancelled"))
            }
            #expect(end == .exited(0))
            let states = try await house.allOrders().map { $0.member("state")?.text }
            #expect(Set(states) == ["cancelled", "received"])
        }
    }

    @Test func `a cancel that comes too late tells whom to call, and the till that somebody wanted to`()
        async throws
    {
        try await withOrder { house in
            _ = try await house.withDaemon {
                #expect(try await house.till("prepare", "1").status == 0)
                for (language, sentence) in [
                    ("es", "Ya lo preparamos; llama al +34 943 000 101"),
                    ("en", "We are preparing it already; call +34 943 000 101"),
                ] {
                    let cancel = try await house.customer("cancel", "--wait", "20", "--lang", language)
                    #expect(cancel.status == 65)
                    #expect(cancel.error == "mcorder: \(sentence)\n")
                    let status = try await house.customer("status", "--lang", language)
                    #expect(status.status == 0 && status.output.contains(sentence))
                    let wish = language == "es" ? "QUISO ANULARLO" : "WANTED TO CANCEL"
                    #expect(try await house.till("show", "1", "--lang", language).output.contains(wish))
                }
                let shown = try await house.till("show", "1", "--json").json()
                #expect(shown.member("state")?.text == "preparing")
                #expect(shown.member("cancelRefused") == .bool(true))
                let history = try await house.till("history", "1", "--lang", "es")
                #expect(history.output.contains("el cliente\tquiso anularlo; ya era tarde"))
                let json = try await house.customer("cancel", "--wait", "20", "--json")
                #expect(json.status == 65)
                let object = try json.json()
                #expect(
                    object.keys == ["type", "number", "code", "restaurant", "at", "file", "outcome"]
                )
                #expect(object.member("outcome")?.text == "refused")
            }
        }
    }

    @Test func `without an answer nothing is claimed, and saying it again is the same notice`() async throws {
        try await withOrder { house in
            let first = try await house.customer("cancel", "--lang", "en")
            #expect(first.status == 0 && first.error.isEmpty)
            #expect(first.output.contains("The restaurant has not answered yet."))
            let name = try #require(try notices(house).first)
            let second = try await house.customer("cancel", "--wait", "1", "--lang", "en")
            #expect(second.status == 75)
            #expect(second.error.contains("the order may not be cancelled"))
            let third = try await house.customer("cancel", "--json")
            #expect(third.status == 0)
            #expect(try third.json().member("outcome") == .null)
            #expect(try notices(house) == [name])
            #expect(try await house.mcorderd("run", "--once").status == 0)
            #expect(try await house.allOrders().first?.member("state")?.text == "cancelled")
            let late = try await house.customer("cancel", "--lang", "en")
            #expect(late.status == 65 && late.error.contains("is cancelled already"))
        }
    }

    @Test func `a cancel that overtakes its order wins before any till can begin`() async throws {
        try await Programs.withHouse { house in
            try await house.fill("Espresso")
            #expect(try await house.customer("send", "-r", "garbera").status == 0)
            let order = try #require(try house.waiting().first)
            let aside = "\(house.folder)/aside.json"
            try FileManager.default.moveItem(atPath: "\(house.orders)/\(order)", toPath: aside)
            #expect(try await house.customer("cancel").status == 0)
            #expect(try await house.mcorderd("run", "--once").status == 0)
            #expect(try notices(house).count == 1)
            let waiting = try await house.mcorderd("status", "--json").json()
            #expect(waiting.member("waitingNotices")?.integer == 1)
            try FileManager.default.moveItem(atPath: aside, toPath: "\(house.orders)/\(order)")
            #expect(try await house.mcorderd("run", "--once").status == 0)
            #expect(try house.waiting().isEmpty)
            #expect(try await house.allOrders().first?.member("state")?.text == "cancelled")
            let prepare = try await house.till("prepare", "1", "--lang", "es")
            #expect(prepare.status == 65 && prepare.error.contains("(el cliente)"))
        }
    }

    @Test func `being there is seen by the cashier, and no notice holds a place`() async throws {
        try await withOrder { house in
            let far = try await house.customer("arrived", "--at", "43.3183,-1.9812", "--lang", "en")
            #expect(far.status == 75)
            #expect(far.error.contains("you are 3.4 km from McDonald's Garbera"))
            #expect(try notices(house).isEmpty)
            let near = try await house.customer("arrived", "--at", "43.3105,-1.9415", "--lang", "en")
            #expect(near.status == 0 && near.output.hasPrefix("Sent: you are here."))
            let name = try #require(try notices(house).first)
            let text = try String(contentsOfFile: "\(house.orders)/\(name)", encoding: .utf8)
            let notice = try JSONReader.read(Array(text.utf8), depth: 8).value
            #expect(notice.keys == ["format", "type", "udid", "number", "at"])
            for digits in ["43.", "3105", "1.94", "9415"] { #expect(!text.contains(digits)) }
            #expect(try await house.mcorderd("run", "--once").status == 0)
            let order = try #require(try await house.till("list", "--json").json().elements?.first)
            #expect(order.member("arrivedAt")?.text != nil)
            #expect(order.member("state")?.text == "received")
        }
    }

    @Test func `places are watched until one is near, and one notice is sent`() async throws {
        try await withOrder { house in
            let way = "43.3183,-1.9812\nnonsense\n\n 43.3150 , -1.9600 \r\n43.3102,-1.9411\n43.3101,-1.9410\n"
            let watch = try await house.customer(["arrived", "--watch", "--lang", "en"], reading: way)
            #expect(watch.status == 0)
            #expect(
                watch.error
                    == "“nonsense” is not a place. Write latitude and longitude in degrees, like 43.3183,-1.9812.\n"
            )
            #expect(try notices(house).count == 1)
        }
    }

    @Test(arguments: ["", "43.3183,-1.9812\n", "x\n"])
    func `places that end before one is near send nothing`(way: String) async throws {
        try await withOrder { house in
            let watch = try await house.customer(["arrived", "--watch", "--lang", "en"], reading: way)
            #expect(watch.status == 75)
            #expect(
                watch.error.hasSuffix("no place was within 150 m of McDonald's Garbera. Nothing was sent.\n")
            )
            #expect(try notices(house).isEmpty)
            let wide = try await house.customer(
                ["arrived", "--watch", "--within", "5000"],
                reading: "43.3183,-1.9812\n"
            )
            #expect(wide.status == 0)
        }
    }

    @Test(arguments: ["cancel", "arrived", "code"])
    func `a missing order is reported`(command: String) async throws {
        try await Programs.withHouse { house in
            #expect(try await house.customer(command).status == 66)
            try await house.fill("Espresso")
            #expect(try await house.customer("send", "-r", "garbera").status == 0)
            let unknown = try await house.customer(command, "7", "--lang", "en")
            #expect(unknown.status == 66 && unknown.error.contains("there is no order “7”"))
            #expect(try await house.customer(command, "1").status == 0)
        }
    }

    @Test func `an order that is over or was refused accepts no notices`() async throws {
        try await withOrder { house in
            #expect(try await house.till("collect", "1").status == 0)
            #expect(try await house.mcorderd("run", "--once").status == 0)
            for command in ["cancel", "arrived"] {
                let late = try await house.customer(command, "--lang", "es")
                #expect(late.status == 65 && late.error.contains("ya está recogido."))
            }
            #expect(try notices(house).isEmpty)
        }
        try await Programs.withHouse { house in
            try await house.fill("Espresso")
            #expect(try await house.customer("send", "-r", "garbera").status == 0)
            let udid = try #require(try await house.customerJSON("device").member("udid")?.text)
            #expect(try await house.till("blacklist", "add", udid, "--reason", "x").status == 0)
            #expect(try await house.mcorderd("run", "--once").status == 0)
            let cancel = try await house.customer("cancel", "--lang", "es")
            #expect(cancel.status == 65 && cancel.error.contains("el restaurante no aceptó el pedido 1-"))
        }
    }

    @Test func `an order whose sending was interrupted is finished first`() async throws {
        try await withOrder { house in
            let home = URL(filePath: "\(house.folder)/home/home.json")
            let text = try String(contentsOf: home, encoding: .utf8)
                .replacing("\"pendingOrder\": null,", with: "")
                .replacing("\"lastOrder\": {", with: "\"lastOrder\": null,\n  \"pendingOrder\": {")
            try Data(text.utf8).write(to: home)
            try #require(try house.hasPendingOrder())
            for command in ["cancel", "arrived"] {
                let outcome = try await house.customer(command, "--lang", "es")
                #expect(outcome.status == 65)
                #expect(outcome.error.contains("está a medias: «mcorder send» lo termina"))
            }
            #expect(try await house.customer("code").status == 0)
            #expect(try notices(house).isEmpty)
        }
    }

    @Test func `a pipe gets the code alone, a script an object`() async throws {
        try await withOrder { house in
            let code = try await house.customer("code").output
            #expect(try #require(OrderCode(code.dropLast())).number.value == 1)
            let object = try await house.customerJSON("code")
            #expect(object.keys == ["number", "code", "restaurant"])
            #expect(object.member("code")?.text.map { "\($0)\n" } == code)
            #expect(object.member("restaurant")?.text == "McDonald's Garbera")
        }
    }

    @Test(
        arguments: [
            (["arrived", "--at", "x"], Int32(65)), (["arrived", "--at", "1,2", "--watch"], 64),
            (["arrived", "--within", "9"], 64),
            (["arrived", "--at", "43.3102,-1.9411", "--within", "0"], 65),
            (["cancel", "--wait", "-1"], 64), (["cancel", "--wait=-1"], 65), (["code", "1", "2"], 64),
        ] as [([String], Int32)]
    )
    func `a wrong word ends with its code`(arguments: [String], status: Int32) async throws {
        try await withOrder { house in
            let outcome = try await house.customer(arguments)
            #expect(outcome.status == status, "\(outcome.error)")
            #expect(outcome.isHarmless)
            #expect(try notices(house).isEmpty)
        }
    }

    @Test func `invalid notices are listed by the till with exact reasons, and stop nothing`()
        async throws
    {
        try await withOrder { house in
            try house.drop("{", as: "a.notice")
            try house.drop("[]", as: "z.notice")
            #expect(try await house.customer("cancel").status == 0)
            #expect(try await house.mcorderd("run", "--once").status == 0)
            let rejected = try #require(try await house.till("rejected", "--json").json().elements)
            let seen = rejected.map { "\($0.member("file")?.text ?? "") \($0.member("reason")?.text ?? "")" }
            #expect(seen.sorted() == ["a.notice not-json", "z.notice wrong-shape"])
            for (language, word) in [("es", "aviso"), ("en", "notice")] {
                let listed = try await house.till("rejected", "--lang", language)
                let rows = listed.output.split(separator: "\n")
                #expect(rows.count == 2 && rows.allSatisfy { $0.contains(word) }, "\(listed.output)")
                #expect(!listed.output.contains("nvía") && !listed.output.contains("end the order"))
            }
            // Neither file names a device, so only the order gets a receipt.
            #expect(try FileManager.default.contentsOfDirectory(atPath: house.receipts).count == 1)
            #expect(try await house.allOrders().first?.member("state")?.text == "cancelled")
            #expect(try house.waiting().isEmpty)
        }
    }
}

extension Programs {
    /// Runs `mcorder` with a text on its standard input.
    func customer(_ arguments: [String], reading input: String) async throws -> Outcome {
        let result = try await Subprocess.run(
            try Self.binary("mcorder"),
            arguments: Arguments(arguments),
            environment: environment.updating([
                "MCORDER_HOME": "\(folder)/home", "MCORDER_CATALOG": Self.catalogue,
            ]),
            input: .string(input),
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20)
        )
        guard case .exited(let status) = result.terminationStatus else { throw CancellationError() }
        return Outcome(status: status, output: result.standardOutput, error: result.standardError)
    }
}
