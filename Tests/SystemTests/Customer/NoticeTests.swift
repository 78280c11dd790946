import Foundation
import McOrderModel
import Subprocess
import Testing

/// Notices from end to end: the customer's command, the cashier's list, the receipt, the customer's status.
@Suite struct NoticeTests {
    /// A restaurant to which an espresso was sent and which took it in.
    private func withOrder(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            let sent = try await programs.customer("send", "-r", "garbera")
            #expect(sent.status == 0, "\(sent.error)")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            try await body(programs)
        }
    }

    private func notices(_ programs: Programs) throws -> [String] {
        try programs.waiting().filter { $0.hasSuffix(".notice") }
    }

    @Test func `when a customer cancels an order, till, receipt and status show it`() async throws {
        try await withOrder { programs in
            let end = try await programs.withDaemon {
                let cancel = try await programs.customer("cancel", "--wait", "20", "--lang", "es")
                #expect(cancel.status == 0, "\(cancel.error)")
                #expect(cancel.output.contains("Aviso enviado: anular el pedido 1-"))
                #expect(cancel.output.hasSuffix("anulado.\n"))
                #expect(try await programs.till("list").output.isEmpty)
                let order = try #require(try await programs.allOrders().first)
                #expect(order.member("state")?.text == "cancelled")
                let history = try await programs.till("history", "1", "--lang", "es")
                #expect(history.output.contains("anulado\tel cliente"))
                let changes = try await programs.till("history", "1", "--json").json().elements
                #expect(changes?.last?.member("by")?.text == "customer")
                let status = try await programs.customer("status", "--lang", "es")
                #expect(status.output.contains("anulado") && status.output.contains("lo anulaste tú"))
                let receipt = try await programs.customerJSON("status")
                #expect(receipt.member("notice")?.member("outcome")?.text == "done")
                #expect(receipt.member("reason") == .null)
                #expect(try programs.waiting().isEmpty)
            }
            #expect(end == .exited(0))
        }
    }

    @Test func `with two open orders a customer can cancel the named one, and send notices about either`()
        async throws
    {
        try await withOrder { programs in
            let first = try #require(try await programs.customerJSON("code").member("code")?.text)
            try await programs.fill("Agua")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let end = try await programs.withDaemon {
                let cancel = try await programs.customer("cancel", first, "--wait", "20")
                #expect(cancel.status == 0, "\(cancel.error)")
                #expect(try await programs.customer("status", "2", "--until", "received").status == 0)
                #expect(try await programs.customer("arrived", "2").status == 0)
                #expect(try await programs.customerJSON("status", "1").member("state")?.text == "cancelled")
                #expect(try await programs.customerJSON("status").member("state")?.text == "received")
                let again = try await programs.customer("cancel", "1", "--lang", "en")
                #expect(again.status == 65 && again.error.contains("cancelled"))
            }
            #expect(end == .exited(0))
            let states = try await programs.allOrders().map { $0.member("state")?.text }
            #expect(Set(states) == ["cancelled", "received"])
        }
    }

    @Test func `a cancel that comes too late says whom to call, and the till shows it`() async throws {
        try await withOrder { programs in
            _ = try await programs.withDaemon {
                #expect(try await programs.till("prepare", "1").status == 0)
                for (language, sentence) in [
                    ("es", "Ya lo preparamos; llama al +34 943 000 101"),
                    ("en", "We are preparing it already; call +34 943 000 101"),
                ] {
                    let cancel = try await programs.customer("cancel", "--wait", "20", "--lang", language)
                    #expect(cancel.status == 65)
                    #expect(cancel.error == "mcorder: \(sentence)\n")
                    let status = try await programs.customer("status", "--lang", language)
                    #expect(status.status == 0 && status.output.contains(sentence))
                    let wish = language == "es" ? "QUISO ANULARLO" : "WANTED TO CANCEL"
                    #expect(try await programs.till("show", "1", "--lang", language).output.contains(wish))
                }
                let shown = try await programs.till("show", "1", "--json").json()
                #expect(shown.member("state")?.text == "preparing")
                #expect(shown.member("cancelRefused") == .bool(true))
                let history = try await programs.till("history", "1", "--lang", "es")
                #expect(history.output.contains("el cliente\tquiso anularlo; ya era tarde"))
                let json = try await programs.customer("cancel", "--wait", "20", "--json")
                #expect(json.status == 65)
                let object = try json.json()
                #expect(
                    object.keys == ["type", "number", "code", "restaurant", "at", "file", "outcome"]
                )
                #expect(object.member("outcome")?.text == "refused")
            }
        }
    }

    @Test func `without an answer no success is reported, and the same command again is the same notice`()
        async throws
    {
        try await withOrder { programs in
            let first = try await programs.customer("cancel", "--lang", "en")
            #expect(first.status == 0 && first.error.isEmpty)
            #expect(first.output.contains("The restaurant has not answered yet."))
            let name = try #require(try notices(programs).first)
            let second = try await programs.customer("cancel", "--wait", "1", "--lang", "en")
            #expect(second.status == 75)
            #expect(second.error.contains("the order may not be cancelled"))
            let third = try await programs.customer("cancel", "--json")
            #expect(third.status == 0)
            #expect(try third.json().member("outcome") == .null)
            #expect(try notices(programs) == [name])
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.allOrders().first?.member("state")?.text == "cancelled")
            let late = try await programs.customer("cancel", "--lang", "en")
            #expect(late.status == 65 && late.error.contains("is cancelled already"))
        }
    }

    @Test func `a cancel that arrives before its order is applied before any till can prepare it`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let order = try #require(try programs.waiting().first)
            let aside = "\(programs.folder)/aside.json"
            try FileManager.default.moveItem(atPath: "\(programs.orders)/\(order)", toPath: aside)
            #expect(try await programs.customer("cancel").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try notices(programs).count == 1)
            let waiting = try await programs.mcorderd("status", "--json").json()
            #expect(waiting.member("waitingNotices")?.integer == 1)
            try FileManager.default.moveItem(atPath: aside, toPath: "\(programs.orders)/\(order)")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try programs.waiting().isEmpty)
            #expect(try await programs.allOrders().first?.member("state")?.text == "cancelled")
            let prepare = try await programs.till("prepare", "1", "--lang", "es")
            #expect(prepare.status == 65 && prepare.error.contains("(el cliente)"))
        }
    }

    @Test func `the cashier sees an arrival, and no notice contains a place`() async throws {
        try await withOrder { programs in
            let far = try await programs.customer("arrived", "--at", "43.3183,-1.9812", "--lang", "en")
            #expect(far.status == 75)
            #expect(far.error.contains("you are 3.4 km from McDonald's Garbera"))
            #expect(try notices(programs).isEmpty)
            let near = try await programs.customer("arrived", "--at", "43.3105,-1.9415", "--lang", "en")
            #expect(near.status == 0 && near.output.hasPrefix("Sent: you are here."))
            let name = try #require(try notices(programs).first)
            let text = try String(contentsOfFile: "\(programs.orders)/\(name)", encoding: .utf8)
            let notice = try JSONReader.read(Array(text.utf8), depth: 8).value
            #expect(notice.keys == ["format", "type", "udid", "number", "at"])
            for digits in ["43.", "3105", "1.94", "9415"] { #expect(!text.contains(digits)) }
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let order = try #require(try await programs.till("list", "--json").json().elements?.first)
            #expect(order.member("arrivedAt")?.text != nil)
            #expect(order.member("state")?.text == "received")
        }
    }

    @Test func `places are read until one is near, and then one notice is sent`() async throws {
        try await withOrder { programs in
            let way = "43.3183,-1.9812\nnonsense\n\n 43.3150 , -1.9600 \r\n43.3102,-1.9411\n43.3101,-1.9410\n"
            let watch = try await programs.customer(["arrived", "--watch", "--lang", "en"], reading: way)
            #expect(watch.status == 0)
            #expect(
                watch.error
                    == "“nonsense” is not a place. Write latitude and longitude in degrees, like 43.3183,-1.9812.\n"
            )
            #expect(try notices(programs).count == 1)
        }
    }

    @Test(arguments: ["", "43.3183,-1.9812\n", "x\n"])
    func `no notice is sent if the places end before one is near`(way: String) async throws {
        try await withOrder { programs in
            let watch = try await programs.customer(["arrived", "--watch", "--lang", "en"], reading: way)
            #expect(watch.status == 75)
            #expect(
                watch.error.hasSuffix("no place was within 150 m of McDonald's Garbera. Nothing was sent.\n")
            )
            #expect(try notices(programs).isEmpty)
            let wide = try await programs.customer(
                ["arrived", "--watch", "--within", "5000"],
                reading: "43.3183,-1.9812\n"
            )
            #expect(wide.status == 0)
        }
    }

    @Test(arguments: ["cancel", "arrived", "code"])
    func `a missing order is reported`(command: String) async throws {
        try await Programs.withSandbox { programs in
            #expect(try await programs.customer(command).status == 66)
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let unknown = try await programs.customer(command, "7", "--lang", "en")
            #expect(unknown.status == 66 && unknown.error.contains("there is no order “7”"))
            #expect(try await programs.customer(command, "1").status == 0)
        }
    }

    @Test func `a closed or refused order accepts no notices`() async throws {
        try await withOrder { programs in
            #expect(try await programs.till("collect", "1").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            for command in ["cancel", "arrived"] {
                let late = try await programs.customer(command, "--lang", "es")
                #expect(late.status == 65 && late.error.contains("ya está recogido."))
            }
            #expect(try notices(programs).isEmpty)
        }
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let udid = try #require(try await programs.customerJSON("device").member("udid")?.text)
            #expect(try await programs.till("blacklist", "add", udid, "--reason", "x").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let cancel = try await programs.customer("cancel", "--lang", "es")
            #expect(cancel.status == 65 && cancel.error.contains("el restaurante no aceptó el pedido 1-"))
        }
    }

    @Test func `an order whose sending was interrupted is finished first`() async throws {
        try await withOrder { programs in
            let home = URL(filePath: "\(programs.folder)/home/home.json")
            let text = try String(contentsOf: home, encoding: .utf8)
                .replacing("\"pendingOrder\": null,", with: "")
                .replacing("\"lastOrder\": {", with: "\"lastOrder\": null,\n  \"pendingOrder\": {")
            try Data(text.utf8).write(to: home)
            try #require(try programs.hasPendingOrder())
            for command in ["cancel", "arrived"] {
                let outcome = try await programs.customer(command, "--lang", "es")
                #expect(outcome.status == 65)
                #expect(outcome.error.contains("está a medias: «mcorder send» lo termina"))
            }
            #expect(try await programs.customer("code").status == 0)
            #expect(try notices(programs).isEmpty)
        }
    }

    @Test func `a pipe gets only the code, and a script gets a JSON object`() async throws {
        try await withOrder { programs in
            let code = try await programs.customer("code").output
            #expect(try #require(OrderCode(code.dropLast())).number.value == 1)
            let object = try await programs.customerJSON("code")
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
            (["cancel", "--wait", "-1"], 65), (["cancel", "--wait=-1"], 65), (["code", "1", "2"], 64),
        ] as [([String], Int32)]
    )
    func `a wrong argument ends with its exit code`(arguments: [String], status: Int32) async throws {
        try await withOrder { programs in
            let outcome = try await programs.customer(arguments)
            #expect(outcome.status == status, "\(outcome.error)")
            #expect(outcome.isHarmless)
            #expect(try notices(programs).isEmpty)
        }
    }

    @Test func `the till lists invalid notices with exact reasons, and they stop nothing`() async throws {
        try await withOrder { programs in
            try programs.drop("{", as: "a.notice")
            try programs.drop("[]", as: "z.notice")
            #expect(try await programs.customer("cancel").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let rejected = try #require(try await programs.till("rejected", "--json").json().elements)
            let seen = rejected.map { "\($0.member("file")?.text ?? "") \($0.member("reason")?.text ?? "")" }
            #expect(seen.sorted() == ["a.notice not-json", "z.notice wrong-shape"])
            for (language, word) in [("es", "aviso"), ("en", "notice")] {
                let listed = try await programs.till("rejected", "--lang", language)
                let rows = listed.output.split(separator: "\n")
                #expect(rows.count == 2 && rows.allSatisfy { $0.contains(word) }, "\(listed.output)")
                #expect(!listed.output.contains("nvía") && !listed.output.contains("end the order"))
            }
            // Neither file names a device, so only the order gets a receipt.
            #expect(try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == 1)
            #expect(try await programs.allOrders().first?.member("state")?.text == "cancelled")
            #expect(try programs.waiting().isEmpty)
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
