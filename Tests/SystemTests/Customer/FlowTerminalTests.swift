import Foundation
import McOrderConsole
import McOrderFiles
import McOrderModel
import TerminalTesting
import Testing

/// The guided flow as a customer runs it: the whole program on a terminal.
@Suite(.timeLimit(.minutes(5))) struct FlowTerminalTests {
    /// The keys for a large BigMac menu and an espresso.
    private static let ticket = "111g52\r510\r"

    @Test func `an order with a large menu is sent to the folder`() throws {
        try FlowSession.with { session in
            try session.type("", until: "Nuevo pedido")
            try session.type(Self.ticket, until: "¡Producto añadido! 1 × Espresso")
            try session.type("t", until: "Tu ticket")
            try session.type("e", until: "¿A qué restaurante?")
            try session.type("13 ketchups, por favor.", until: "22/140")
            try session.type("\r", until: "¡Oído cocina!")
            let text = session.terminal.screen.text
            #expect(text.contains("Pedido 1 de ") && text.contains("En caja di:"))
            let orders = try session.orders()
            #expect(orders.count == 1)
            let order = try #require(orders.first?.elements)
            #expect(order[0].text == "McDonald's Garbera")
            #expect(order[5].text == "3 ketchups, por favor.")
            #expect(order[6].elements?.first?.elements?.first?.text == "(G) BigMac + Lipton Ice + Deluxe")
            #expect(session.terminal.screen.errors == [])
            try session.terminal.type("q")
            #expect(session.program.end() == .exited(0))
            #expect(session.isRestored)
            #expect(session.terminal.screen.text.contains("¡Oído cocina! Pedido 1 enviado."))
        }
    }

    @Test func `the restaurant's answer is shown when it comes, and not before`() throws {
        try FlowSession.with { session in
            try session.type("", until: "Nuevo pedido")
            try session.type(Self.ticket + "e1x\u{7F}\r", until: "Esperando a que conteste el restaurante")
            #expect(!session.terminal.screen.text.contains("Pedido recibido."))
            try session.answer(.received)
            try session.type("", until: "Pedido recibido.")
            try session.answer(.ready)
            try session.type("", until: "Estado: listo")
            #expect(session.terminal.screen.rings == 2)
            try session.terminal.type("q")
            #expect(session.program.end() == .exited(0))
        }
    }

    @Test func `Ctrl-Z does not stop the program while it holds its home's lock`() throws {
        let jobs = #"set -m; "$@"; echo STOPPED; read answer; fg >/dev/null; echo OVER"#
        try FlowSession.with(shell: jobs) { session in
            try session.type("", until: "Nuevo pedido")
            try session.type(Self.ticket + "e1x\u{7F}", until: "0/140")
            let path = session.home.deletingLastPathComponent().appending(path: "home.lock")
            let lock = try FileLock.open(
                lock: path.path(percentEncoded: false),
                baton: nil,
                create: true,
                mode: 0o600
            )
            try lock.acquire(deadline: .seconds(20), as: "the test")
            try session.type("\r", until: "Enviando")
            try session.terminal.type("\u{1A}")
            #expect(session.program.wait { session.terminal.unreadInput == 0 })
            try lock.release()
            #expect(session.program.wait { session.terminal.screen.text.contains("STOPPED") })
            #expect(try session.orders().count == 1, "it was stopped before the order was sent")
            try lock.acquire(deadline: .seconds(20), as: "the test")
            try lock.release()
            try session.type("\n", until: "¡Oído cocina!")
            try session.terminal.type("q")
            #expect(session.program.wait { session.terminal.screen.text.contains("OVER") })
        }
    }

    @Test(arguments: [
        "", "1", "11", "111", "1111", "111152", "t", "3", "31", "111g52\r510\re", "111g52\r510\re1x",
    ])
    func `Ctrl-C on any screen restores the terminal and leaves the home valid`(keys: String) throws {
        try FlowSession.with { session in
            try session.type("", until: "Nuevo pedido")
            #expect(try session.program.type(keys))
            try session.terminal.type("\u{3}")
            #expect(session.program.end() == .exited(0))
            #expect(session.isRestored)
            #expect(try session.orders().isEmpty)
            let bytes = Array(try Data(contentsOf: session.home))
            #expect(try JSONReader.read(bytes, depth: 16).value.member("device") != nil)
            let again = try session.again()
            try again.type("", until: "Nuevo pedido")
            try again.terminal.type("q")
            #expect(again.program.end() == .exited(0))
        }
    }

    @Test func `the ticket is kept when the program ends`() throws {
        try FlowSession.with { session in
            try session.type("", until: "Nuevo pedido")
            try session.type(Self.ticket, until: "¡Producto añadido! 1 × Espresso")
            session.program.send(SIGTERM)
            #expect(session.program.end() == .exited(128 + SIGTERM))
            #expect(session.isRestored)
            let again = try session.again()
            try again.type("", until: "Ver el ticket  2 artículos")
            try again.terminal.type("q")
            #expect(again.program.end() == .exited(0))
        }
    }

    @Test func `with a missing folder nothing is lost`() throws {
        try FlowSession.with(hasFolder: false) { session in
            try session.type("", until: "Nuevo pedido")
            try session.type(Self.ticket + "e1x\r", until: "¡Lo sentimos, algo no ha ido bien!")
            #expect(try session.orders().isEmpty)
            try session.type("2", until: "(G) BigMac + Lipton Ice + Deluxe")
            try session.terminal.type("q")
            #expect(session.program.end() == .exited(0))
            #expect(session.isRestored)
        }
    }

    @Test func `in a C locale the screen is ASCII, and without colours it has none`() throws {
        try FlowSession.with(["LC_ALL": "C", "NO_COLOR": "1"]) { session in
            try session.type("", until: "New order")
            try session.type(Self.ticket + "s1x\r", until: "Order up!")
            #expect(session.terminal.output.allSatisfy { $0 < 0x80 })
            let output = String(decoding: session.terminal.output, as: UTF8.self)
            for colour in 30...37 { #expect(!output.contains("\u{1B}[0;1;\(colour)m")) }
            try session.terminal.type("q")
            #expect(session.program.end() == .exited(0))
        }
    }

    @Test(arguments: ["dumb", ""]) func `a terminal that cannot be drawn on gets the help`(term: String)
        throws
    {
        try FlowSession.with(["TERM": term, "LC_ALL": "es_ES.UTF-8"]) { session in
            #expect(session.program.end() == .exited(64))
            #expect(String(decoding: session.terminal.output, as: UTF8.self).contains("mcorder join"))
        }
    }

    @Test func `without a folder the screen says what to do`() throws {
        try FlowSession.with(["MCORDER_CLOUD": "", "LC_ALL": "es_ES.UTF-8"]) { session in
            try session.type("", until: "~/McOrder_")
            try session.type("9\r", until: "No hay carpeta de pedidos")
            try session.type("\u{1B}[B\r", until: "Nuevo pedido")
            try session.terminal.type("q")
            #expect(session.program.end() == .exited(0))
            #expect(session.isRestored)
        }
    }
}
