import Foundation
import Glibc
import McOrderModel
import Subprocess
import TerminalTesting
import Testing

/// From the ticket to the restaurant's answer, with everything that can happen in between.
@Suite struct CustomerSendingTests {
    @Test func `sending an order prints «¡Oído cocina!» with device, number and code`() async throws {
        try await Programs.withSandbox { programs in
            _ = try await programs.customer("device", "--name", "iPhone de Ane")
            try await programs.fill("Espresso")
            let sent = try await programs.customer("send", "-r", "garbera", "--lang", "es")
            #expect(sent.status == 0 && sent.error.isEmpty)
            let order = try #require(try programs.sentOrders().first)
            #expect(
                sent.output
                    == "¡Oído cocina! Pedido 1 enviado. En caja di: \(order.code) (iPhone de Ane)\nTotal 1,20\u{A0}€\n"
            )
        }
    }

    @Test func `an empty ticket is never sent`() async throws {
        try await Programs.withSandbox { programs in
            let sent = try await programs.customer("send", "-r", "garbera", "--lang", "es")
            #expect(sent.status == 65)
            #expect(sent.output.isEmpty)
            #expect(
                sent.error
                    == "mcorder: Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un "
                    + "artículo antes de enviar el pedido. ¡Gracias!\n"
            )
            #expect(try programs.waiting().isEmpty)
        }
    }

    @Test(arguments: ["absent", "unmarked", "without catalogue"])
    func `nothing is sent to a missing folder, and nothing is lost`(how: String) async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso", "Agua")
            let before = try await programs.customerJSON("ticket")
            if how == "unmarked" {
                try FileManager.default.removeItem(atPath: "\(programs.orders)/.mcorder")
            } else {
                try FileManager.default.removeItem(atPath: "\(programs.folder)/cloud")
            }
            let variables = how == "without catalogue" ? ["MCORDER_CATALOG": ""] : [:]
            let sent = try await programs.customer("send", "-r", "garbera", "--lang", "es", adding: variables)
            #expect(sent.status == 69)
            #expect(sent.output.isEmpty)
            #expect(sent.error.hasPrefix("mcorder: ¡Lo sentimos, algo no ha ido bien! "))
            #expect(sent.error.hasSuffix("No se ha perdido nada.\n"))
            #expect(try await programs.customerJSON("ticket") == before)
            // The program did not create the folder either.
            #expect(FileManager.default.fileExists(atPath: programs.orders) == (how == "unmarked"))
        }
    }

    @Test func `without any folder the message explains how to join one`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            let sent = try await programs.customer("send", "-r", "garbera", adding: ["MCORDER_CLOUD": ""])
            #expect(sent.status == 69)
            #expect(sent.error.contains("mcorder join DIR"))
        }
    }

    @Test func `a joined folder needs no option`() async throws {
        try await Programs.withSandbox { programs in
            let joined = try await programs.customer(
                "join",
                "\(programs.folder)/cloud",
                adding: ["MCORDER_CLOUD": ""]
            )
            #expect(joined.status == 0)
            let fill = try await programs.customer("add", "Agua", adding: ["MCORDER_CLOUD": ""])
            #expect(fill.status == 0)
            let sent = try await programs.customer("send", "-r", "garbera", adding: ["MCORDER_CLOUD": ""])
            #expect(sent.status == 0)
            #expect(try programs.sentOrders().count == 1)
            let unmarked = try await programs.customer("join", programs.folder)
            #expect(unmarked.status == 69)
        }
    }

    @Test func `two programs that add at the same time lose no line`() async throws {
        try await Programs.withSandbox { programs in
            for _ in 0..<5 {
                async let first = programs.customer("add", "Agua", "-n", "2")
                async let second = programs.customer("add", "Espresso", "-n", "3")
                let statuses = try await [first.status, second.status]
                #expect(statuses == [0, 0])
            }
            let ticket = try await programs.customerJSON("ticket")
            #expect(ticket.member("lines")?.elements?.count == 25)
            #expect(ticket.member("totalCents")?.integer == 25 * 120)
        }
    }

    @Test func `if two programs send at the same time, one sends and the other finds an empty ticket`()
        async throws
    {
        try await Programs.withSandbox { programs in
            for round in 1...5 {
                _ = try await programs.customer("add", "Agua", "-n", "\(round)")
                async let first = programs.customer("send", "-r", "garbera")
                async let second = programs.customer("send", "-r", "garbera")
                let statuses = try await [first.status, second.status]
                #expect(statuses.sorted() == [0, 65])
            }
            #expect(try programs.sentOrders().map(\.number.value) == [1, 2, 3, 4, 5])
            #expect(try programs.sentOrders().map(\.lines.count) == [1, 2, 3, 4, 5])
        }
    }

    @Test func `an equal order within ten minutes must be confirmed`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            try await programs.fill("Agua")
            let again = try await programs.customer("send", "-r", "garbera", "--lang", "es")
            #expect(again.status == 65)
            #expect(again.error.contains("hace menos de 10 minutos enviaste este mismo pedido: 1-"))
            #expect(try programs.waiting().count == 1)
            #expect(try await programs.customer("send", "-r", "garbera", "--again").status == 0)
            #expect(try programs.waiting().count == 2)
        }
    }

    @Test func `a comment has at most 140 characters as a person counts them`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let family = String(repeating: "👨‍👩‍👧", count: 100)
            let long = try await programs.customer(
                "send",
                "-r",
                "garbera",
                "-m",
                family + String(repeating: "1", count: 41),
                "--lang",
                "es"
            )
            #expect(long.status == 65)
            #expect(
                long.error == "mcorder: El comentario es demasiado largo: 140 caracteres como mucho. "
                    + "Acórtalo y envía otra vez.\n"
            )
            let right = try await programs.customer("send", "-r", "garbera", "-m", "ñandú €é 👨‍👩‍👧 123456789")
            #expect(right.status == 0)
            #expect(try programs.sentOrders().map(\.comment) == ["ñandú €é 👨‍👩‍👧 123456789"])
        }
    }

    @Test func `waiting with a running daemon ends with «Pedido recibido.»`() async throws {
        try await Programs.withSandbox { programs in
            let end = try await programs.withDaemon {
                try await programs.fill("Espresso")
                let sent = try await programs.customer(
                    "send",
                    "-r",
                    "garbera",
                    "--wait",
                    "20",
                    "--lang",
                    "es"
                )
                #expect(sent.status == 0)
                let lines = sent.output.split(separator: "\n")
                #expect(lines.first?.hasPrefix("¡Oído cocina! ") == true)
                #expect(lines.last == "Pedido recibido.")
            }
            #expect(end == .exited(0))
        }
    }

    @Test func `waiting with --json prints only JSON`() async throws {
        try await Programs.withSandbox { programs in
            _ = try await programs.withDaemon {
                try await programs.fill("Espresso")
                let sent = try await programs.customer("send", "-r", "garbera", "--wait", "20", "--json")
                #expect(sent.status == 0)
                #expect(try sent.json().member("number")?.text == "1")
                #expect(sent.error == "Order received.\n")
            }
        }
    }

    @Test func `without a daemon waiting ends without a confirmation`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            let sent = try await programs.customer("send", "-r", "garbera", "--wait", "1", "--lang", "es")
            #expect(sent.status == 75)
            #expect(sent.output.hasPrefix("¡Oído cocina! "))
            #expect(!sent.output.contains("recibido"))
            #expect(sent.error.hasPrefix("El restaurante aún no ha contestado."))
            #expect(try programs.waiting().count == 1)
        }
    }

    @Test func `a refused order ends with the sentence of its reason, while sending and in status`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let udid = try #require(try await programs.customerJSON("device").member("udid")?.text)
            _ = try await programs.withDaemon {
                try await programs.fill("Espresso")
                _ = try await programs.customer("send", "-r", "garbera", "--wait", "20")
                let listed = try await programs.till("blacklist", "add", udid, "--reason", "no vino")
                #expect(listed.status == 0, "\(listed.error)")
                try await programs.fill("Agua")
                let sent = try await programs.customer(
                    "send",
                    "-r",
                    "garbera",
                    "--wait",
                    "20",
                    "--lang",
                    "es"
                )
                #expect(sent.status == 65)
                let sentence = RejectionSentence.blacklisted
                #expect(sent.error == "mcorder: \(sentence) «mcorder reorder» lo devuelve al ticket.\n")
                let status = try await programs.customer("status", "--lang", "es")
                #expect(status.status == 65)
                #expect(status.output.hasSuffix("  \(sentence)\n"))
                let json = try await programs.customer("status", "--json")
                #expect(json.status == 65)
                #expect(try json.json().member("reason")?.member("code")?.text == "blacklisted")
            }
        }
    }

    private enum RejectionSentence {
        static let blacklisted =
            "Este restaurante no acepta pedidos de este dispositivo. Habla con el restaurante."
    }

    @Test func `status follows the order from before it is sent until it is collected`() async throws {
        try await Programs.withSandbox { programs in
            let none = try await programs.customer("status", "--lang", "es")
            #expect(none.status == 66)
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let code = try #require(try programs.sentOrders().first?.code)
            let before = try await programs.customer("status", "--lang", "es")
            #expect(before.status == 75)
            #expect(before.output.hasPrefix("\(code)  sin contestar desde hace "))
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let after = try await programs.customer("status", "--lang", "es")
            #expect(after.status == 0)
            #expect(after.output.hasPrefix("\(code)  recibido  "))
            #expect(try await programs.customer("status", "--until", "received").status == 0)
            let other = try await programs.customer("status", "2", "--lang", "es")
            #expect(other.status == 66)
        }
    }

    @Test func `waiting for the state ready ends when the order is cancelled`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            _ = try await programs.withDaemon {
                async let waiting = programs.customer("status", "--until", "ready", "--lang", "es")
                try await programs.until("the order is there") {
                    try await programs.till("show", "1").status == 0
                }
                #expect(try await programs.till("cancel", "1", "--reason", "sin pan").status == 0)
                let outcome = try await waiting
                #expect(outcome.status == 65)
                #expect(outcome.output.contains("anulado: sin pan"))
            }
        }
    }

    @Test func `without the folder status does not wait for an answer`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            try FileManager.default.removeItem(atPath: "\(programs.folder)/cloud")
            let status = try await programs.customer("status", "--json")
            #expect(status.status == 69)
            #expect(try status.json().member("state")?.text == "unanswered")
            #expect(!status.error.isEmpty)
        }
    }

    @Test func `a home that another program keeps locked ends with 75 and names that program`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let lock = open("\(programs.folder)/home/home.lock", O_RDWR | O_CLOEXEC)
            defer { close(lock) }
            try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
            _ = write(lock, "pid 4711", 8)
            let outcome = try await programs.customer("add", "Agua", "--lang", "es")
            #expect(outcome.status == 75)
            #expect(outcome.error.contains("pid 4711"))
            // A command that only reads does not wait.
            #expect(try await programs.customer("ticket").status == 0)
        }
    }

    @Test func `an error names a damaged home, which is not changed, and nothing is sent from it`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let file = URL(filePath: "\(programs.folder)/home/home.json")
            let half = try Data(contentsOf: file).prefix(100)
            try half.write(to: file)
            for arguments in [["send", "-r", "garbera"], ["new"], ["ticket"], ["new", "--abandon"]] {
                let outcome = try await programs.customer(arguments + ["--lang", "es"])
                #expect(outcome.status == 74, "\(arguments)")
                #expect(outcome.error.contains("home.json"))
            }
            #expect(try Data(contentsOf: file) == half)
            #expect(try programs.waiting().isEmpty)
        }
    }

    @Test func `a new customer is asked once for a name on a terminal`() async throws {
        try await Programs.withSandbox { programs in
            for isFirst in [true, false] {
                try await programs.fill("Espresso")
                let session = try ProgramSession(
                    programs,
                    "mcorder",
                    ["send", "-r", "garbera", "-m", "\(isFirst)", "--lang", "es"]
                )
                if isFirst {
                    try #require(session.shows("¿Cómo te llamas?"), "\(session.terminal.screen.text)")
                    try session.terminal.type("Ane\r")
                }
                #expect(session.shows("¿Enviar"), "\(session.terminal.screen.text)")
                #expect(session.terminal.screen.text.contains("¿Cómo te llamas?") == isFirst)
                try session.terminal.type("s\r")
                #expect(session.shows("¡Oído cocina!"))
                #expect(session.shows("(Ane)"))
                session.program.send(SIGINT)
                _ = session.program.end()
            }
        }
    }
}
