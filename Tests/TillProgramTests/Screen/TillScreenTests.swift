import McOrderConsole
import McOrderModel
import McOrderText
import StaffDisplay
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The effect of keys and reports on the screen.
@Suite struct TillScreenTests {
    private let order = Counter.order(1)
    private let here = Counter.order(1, arrived: 0)

    @Test func `a number and two key presses find a ready order and mark it as collected`() throws {
        let order = Counter.order(1, state: .ready)
        let here = Counter.order(1, state: .ready, arrived: 0)
        var screen = Counter.screen([order])
        let query = try #require(OrderQuery("9"))
        #expect(screen.type("9⏎") == [.find(query, text: "9")])
        #expect(screen.hear(.found("9", [order])) == [.change(order, .arrive)])
        #expect(screen.hear(.done(.arrived, here)).isEmpty)
        #expect(screen.field.isEmpty && screen.selected?.order == here)
        #expect(screen.type("c") == [.change(here, .advance(to: .collected))])
    }

    @Test(arguments: [OrderState.received, .preparing])
    func `an order that is not ready is handed over only after a question`(_ state: OrderState) {
        let order = Counter.order(1, state: state, arrived: 5)
        for key in ["⏎", "c", "n"] {
            var screen = Counter.screen([order])
            _ = screen.update(.key(.down))
            #expect(screen.type("c").isEmpty)
            #expect(screen.shown().contains("9-624 NO ESTÁ LISTO"))
            #expect(screen.type(key).isEmpty, "nothing but e hands it over")
        }
        var screen = Counter.screen([order])
        _ = screen.update(.key(.down))
        #expect(screen.type("ce") == [.change(order, .advance(to: .collected))])
    }

    @Test func `the selected order says what is known about its device, and nothing without an identity`() {
        func shown(_ standing: DeviceStanding?, hasNamesake: Bool = false) -> String {
            let order = Counter.order(
                1,
                device: "Ane",
                arrived: 5,
                standing: standing,
                hasNamesake: hasNamesake
            )
            var screen = Counter.screen([order], size: ScreenSize(columns: 132, rows: 43))
            _ = screen.update(.key(.down))
            return screen.shown()
        }
        #expect(shown(.known).contains("dispositivo conocido"))
        #expect(shown(.new).contains("dispositivo nuevo"))
        let unsigned = shown(.unsigned, hasNamesake: true)
        #expect(unsigned.contains("sin firma") && unsigned.contains("otro dispositivo se llama Ane"))
        #expect(!shown(nil).contains("dispositivo"))
    }

    @Test func `k charges an order and leaves it where it is`() {
        let order = Counter.order(1, state: .preparing, arrived: 5)
        var screen = Counter.screen([order])
        _ = screen.update(.key(.down))
        #expect(screen.type("kb") == [.change(order, .pay(.card))])
        let paid = order.paid(.card)
        screen.hear(.done(.paid(.card), paid))
        screen.hear(.snapshot(Counter.snapshot([paid])))
        #expect(screen.shown().contains("✓"))
        #expect(screen.type("k").isEmpty)
        #expect(screen.panel is LanesPanel)
    }

    @Test(arguments: [ScreenSize.usual, ScreenSize(columns: 40, rows: 12)])
    func `l asks how many bags there are, and prints a ticket for each, or for one more`(size: ScreenSize) {
        let order = Counter.order(1, state: .ready, arrived: 5)
        func asked() -> TillScreen {
            var screen = Counter.screen([order], size: size)
            _ = screen.update(.key(.down))
            #expect(screen.type("l").isEmpty)
            return screen
        }
        var screen = asked()
        for text in ["¿CUÁNTAS BOLSAS LLEVA 9-624?", "l  una bolsa más", "a  1 bolsa", "e  5 bolsas"] {
            #expect(screen.shown().contains(text), "\(text)")
        }
        #expect(screen.type("b") == [.change(order, .print(.bag, at: nil, bags: 2))])
        screen = asked()
        #expect(screen.type("l") == [.change(order, .print(.bag, at: nil))])
        screen = asked()
        #expect(screen.type("x").isEmpty && screen.panel is LanesPanel)
    }

    @Test(arguments: [ScreenSize.usual, ScreenSize(columns: 40, rows: 12)])
    func `o asks when an order will be ready`(size: ScreenSize) {
        let order = Counter.order(1, state: .preparing)
        var screen = Counter.screen([order], size: size)
        _ = screen.update(.key(.down))
        #expect(screen.type("o").isEmpty)
        for text in ["9-624: ¿EN CUÁNTO ESTARÁ LISTO?", "a  5 min", "f  45 min"] {
            #expect(screen.shown().contains(text), "\(text): \(screen.shown())")
        }
        let zone = Counter.garbera.days.zone
        let promise = StaffPromise(Counter.now + .seconds(600), in: zone, now: Counter.now)
        #expect(screen.type("b") == [.change(order, .edit(.promise(promise)))])
        screen = Counter.screen([Counter.order(1, state: .ready)], size: size)
        _ = screen.update(.key(.down))
        #expect(screen.type("o").isEmpty && screen.panel is LanesPanel)
    }

    @Test func `a part of a code finds the open order that has it`() throws {
        let other = Counter.order(2, "1-915", device: "Móvil de Jon")
        var screen = Counter.screen([order, other])
        let query = try #require(OrderQuery("915"))
        #expect(screen.type("915⏎") == [.find(query, text: "915")])
        #expect(screen.hear(.found("915", [])) == [.change(other, .arrive)])
        var direct = Counter.screen([order, other])
        #expect(direct.type("-9⏎") == [.change(other, .arrive)])
        var several = Counter.screen([order, Counter.order(2, "9-001")])
        #expect(several.type("9-⏎").isEmpty)
        #expect(several.panel is CandidatesPanel)
    }

    @Test func `an order with the code of an earlier one has a letter and its device's name`() {
        let first = Counter.order(1, "9-772", device: "Móvil de Ane", placed: 600)
        let second = Counter.order(2, "9-772", device: "Móvil de Jon", placed: 300)
        var screen = Counter.screen([first, second], size: ScreenSize(columns: 132, rows: 43))
        #expect(screen.shown().contains("9-772 B"))
        _ = screen.update(.key(.end))
        #expect(screen.shown().contains("9-772 B · Móvil de Jon"))
        screen.type("x")
        #expect(screen.shown().contains("¿POR QUÉ SE ANULA 9-772 B · Móvil de Jon?"))
    }

    @Test func `Enter again takes the order to its next state`() {
        for (state, next) in [
            (OrderState.received, OrderState.preparing), (.preparing, .ready), (.ready, .collected),
        ] {
            let order = Counter.order(1, state: state, arrived: 5)
            var screen = Counter.screen([order])
            _ = screen.update(.key(.down))
            #expect(screen.type("⏎") == [.change(order, .advance(to: next))])
        }
    }

    @Test func `keys typed ahead wait for the order that they are meant for`() {
        var screen = Counter.screen([order])
        #expect(screen.type("9⏎ce").isEmpty)
        #expect(screen.hear(.found("9", [order])) == [.change(order, .arrive)])
        #expect(screen.hear(.done(.arrived, here)) == [.change(here, .advance(to: .collected))])
    }

    @Test func `among several orders none is chosen, and keys typed ahead apply to none`() {
        var screen = Counter.screen([order])
        let other = Counter.order(2, "9-001", device: "Móvil de Jon")
        screen.type("9⏎c⏎")
        #expect(screen.hear(.found("9", [order, other])).isEmpty)
        #expect(screen.type("c").isEmpty && screen.selected == nil)
        #expect(screen.shown().contains("9-001") && screen.shown().contains("Móvil de Jon"))
        _ = screen.update(.key(.down))
        _ = screen.update(.key(.down))
        #expect(screen.type("⏎") == [.change(other, .arrive)])
    }

    @Test func `the rest of the code chooses among several orders`() throws {
        var screen = Counter.screen([order])
        screen.type("9⏎")
        screen.hear(.found("9", [order, Counter.order(2, "9-001")]))
        let query = try #require(OrderQuery("9-624"))
        #expect(screen.type("-624⏎") == [.find(query, text: "9-624")])
    }

    @Test func `typing or pasting # begins an id, whatever was typed before`() throws {
        var screen = Counter.screen([order])
        screen.type("9⏎")
        screen.hear(.found("9", [order, Counter.order(2)]))
        let query = try #require(OrderQuery("#2"))
        #expect(screen.type("#2⏎") == [.find(query, text: "#2")])
        screen.hear(.found("#2", [Counter.order(2)]))
        screen.hear(.done(.arrived, Counter.order(2, arrived: 0)))
        screen.type("9")
        _ = screen.update(.key(.paste(" #17 ")))
        #expect(screen.field == "#17")
        #expect(screen.type("-⏎").isEmpty)
        #expect(screen.shown().contains("#17- no es un número (9), un código (9-624) ni un id (#17)."))
    }

    @Test func `an unknown number is reported and removed from the input`() {
        var screen = Counter.screen([order])
        screen.type("77⏎")
        #expect(screen.hear(.found("77", [])).isEmpty)
        #expect(screen.field.isEmpty)
        #expect(screen.shown().contains("No hay ningún pedido 77."))
    }

    @Test func `an order that is already collected is shown and not changed`() {
        var screen = Counter.screen([])
        screen.type("9⏎")
        #expect(screen.hear(.found("9", [Counter.order(1, state: .collected)])).isEmpty)
        #expect(screen.shown().contains("9-624 ya está recogido."))
        #expect(screen.type("c").isEmpty)
    }

    @Test func `back takes back the last change, also that to collected`() {
        var screen = Counter.screen([])
        let order = Counter.order(1, state: .collected)
        screen.hear(.done(.advanced(.collected), order))
        #expect(screen.type("b") == [.change(order, .recall)])
    }

    @Test func `cancelling asks for the reason, and needs a second key`() {
        var screen = Counter.screen([here])
        _ = screen.update(.key(.down))
        #expect(screen.type("x").isEmpty)
        #expect(screen.shown().contains("¿POR QUÉ SE ANULA 9-624?"))
        #expect(screen.type("q").isEmpty)
        #expect(screen.type("xa") == [.change(here, .advance(to: .cancelled, reason: "sold-out"))])
    }

    @Test func `a no-show is confirmed, and offers the blacklist`() {
        var screen = Counter.screen([here])
        _ = screen.update(.key(.down))
        #expect(screen.type("n").isEmpty)
        #expect(screen.type("⏎").isEmpty)
        #expect(screen.type("nn") == [.change(here, .advance(to: .noShow))])
        screen.hear(.failed(Verbatim(""), here))
        #expect(screen.type("nl") == [.change(here, .blacklistNoShow)])
    }

    @Test func `the slower till shows which till was faster, and the new state`() {
        var screen = Counter.screen([here])
        _ = screen.update(.key(.down))
        screen.type("c⏎⏎")
        let status = OrderStatus(code: "9-624", state: .ready, by: "caja 2", at: Counter.now)
        let sentence = CounterError.overtaken(status).sentence
        let fresh = Counter.order(1, state: .ready, revision: 3, arrived: 0)
        #expect(screen.hear(.failed(sentence, fresh)).isEmpty)
        #expect(screen.selected?.order.state == .ready)
        #expect(screen.shown().contains("9-624: caja 2 fue más rápido; ahora está listo"))
    }

    @Test func `a snapshot older than this till's own change does not undo it`() {
        var screen = Counter.screen([here])
        screen.hear(
            .done(.advanced(.preparing), Counter.order(1, state: .preparing, revision: 2, arrived: 0))
        )
        screen.hear(.snapshot(Counter.snapshot([here])))
        #expect(screen.selected?.order.state == .preparing)
    }

    @Test func `a selected order that another till closed is read again`() {
        var screen = Counter.screen([here])
        _ = screen.update(.key(.down))
        #expect(screen.hear(.snapshot(Counter.snapshot([]))) == [.refresh(1)])
        screen.hear(.refreshed(Counter.order(1, state: .collected, revision: 2)))
        #expect(screen.shown().contains("RECOGIDO"))
    }

    @Test func `a new order is marked as new until it is opened`() {
        var screen = Counter.screen([])
        screen.hear(.snapshot(Counter.snapshot([order])))
        #expect(screen.shown().contains("recibido NUEVO"))
        _ = screen.update(.key(.down))
        #expect(!screen.shown().contains("NUEVO"))
    }

    @Test func `the bell rings for an arrived customer until a key is pressed`() {
        var screen = Counter.screen([order])
        #expect(screen.update(.message(.snapshot(Counter.snapshot([here])))).rings)
        #expect(screen.update(.message(.bell)).rings)
        _ = screen.update(.key(.escape))
        #expect(!screen.update(.message(.bell)).rings)
    }

    @Test
    func `the bell is silent for the till's own check-ins, customers on the way, and if it is switched off`()
    {
        var own = Counter.screen([order])
        own.type("9⏎")
        own.hear(.found("9", [order]))
        #expect(!own.update(.message(.snapshot(Counter.snapshot([here])))).rings)
        var coming = Counter.screen([])
        #expect(!coming.update(.message(.snapshot(Counter.snapshot([order])))).rings)
        var silent = Counter.screen([order], hasBell: false)
        #expect(!silent.update(.message(.snapshot(Counter.snapshot([here])))).rings)
    }

    @Test func `quitting needs a confirmation while customers wait`() {
        var screen = Counter.screen([here])
        #expect(!screen.update(.key(.character("q"))).leaves)
        #expect(screen.update(.key(.character("q"))).leaves)
        var empty = Counter.screen([order])
        #expect(empty.update(.key(.character("q"))).leaves)
    }

    @Test func `a search finds device names and products without regard to accents`() {
        var screen = Counter.screen(Counter.rush)
        screen.type("/inaki")
        #expect(screen.shown().contains("Pixel de Iñaki") && !screen.shown().contains("Móvil de Ane"))
        screen.type("⏎")
        #expect(screen.selected?.order.deviceName == "Pixel de Iñaki")
        screen.type("/cerveza")
        #expect(screen.shown().contains("9-624"))
    }

    @Test func `digits in a search are searched for, and a scanned code is found also for a closed order`()
        throws
    {
        var screen = Counter.screen(Counter.rush)
        screen.type("/pda 1")
        #expect(screen.field.isEmpty)
        #expect(screen.shown().contains("PDA 1") && !screen.shown().contains("Galaxy A52"))
        _ = screen.update(.key(.escape))
        screen.type("/9-624⏎")
        #expect(screen.selected?.order.code == "9-624")
        let query = try #require(OrderQuery("77-001"))
        #expect(screen.type("/77-001⏎") == [.find(query, text: "77-001")])
    }

    private static func refused(_ id: Int64) -> RejectedFile {
        RejectedFile(
            id: id,
            file: "a.json",
            reason: .blacklisted,
            udid: nil,
            number: nil,
            at: Counter.now,
            bytes: 1
        )
    }

    @Test func `an attempt of a blacklisted device is accepted by the second key press`() {
        var screen = Counter.screen([])
        #expect(screen.type("r") == [.rejections])
        screen.hear(.rejections([Self.refused(5)]))
        #expect(screen.type("a").isEmpty)
        #expect(screen.type("a") == [.perform(.decideAgain(rejection: 5, .accept))])
    }

    @Test func `the second press accepts the first press's file, also when another was refused meanwhile`() {
        var screen = Counter.screen([])
        screen.type("r")
        screen.hear(.rejections([Self.refused(5)]))
        screen.type("a")
        screen.hear(.rejectionsAgain([Self.refused(6), Self.refused(5)]))
        #expect(screen.type("a") == [.perform(.decideAgain(rejection: 5, .accept))])
    }

    @Test func `the second press accepts nothing when the file of the first one is no longer listed`() {
        var screen = Counter.screen([])
        screen.type("r")
        screen.hear(.rejections([Self.refused(5)]))
        screen.type("a")
        screen.hear(.rejectionsAgain([Self.refused(6)]))
        #expect(screen.type("a").isEmpty)
        #expect(screen.type("a") == [.perform(.decideAgain(rejection: 6, .accept))])
    }

    @Test func `with several restaurants the screen asks for one first`() {
        var screen = TillScreen(settings: .init())
        let all = [Counter.garbera, Counter.boulevard]
        screen.hear(.snapshot(Counter.snapshot([], of: nil, restaurants: all)))
        #expect(screen.type("2") == [.serve(Counter.boulevard)])
        var wanted = TillScreen(settings: .init(wanted: "GARBERA"))
        #expect(
            wanted.hear(.snapshot(Counter.snapshot([], of: nil, restaurants: all))) == [
                .serve(Counter.garbera)
            ]
        )
    }

    @Test func `a message says that the last scan is more than ten seconds old`() {
        var screen = Counter.screen()
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now - .seconds(10))))
        #expect(screen.shown().contains("● al día "))
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now - .seconds(11))))
        #expect(screen.shown().contains("SIN NOTICIAS de mcorderd: 11 s"))
    }

    @Test func `text of an order cannot move the cursor`() {
        let screen = Counter.screen([Counter.order(1, device: "a\u{1B}[2Jb\u{9B}c\r\n", arrived: 5)])
        #expect(!screen.shown().unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B })
    }

    @Test func `a customer on the way is never red`() {
        var screen = Counter.screen([Counter.order(1, placed: 9000)], language: .english)
        screen.panel = LanesPanel()
        var frame = Frame(size: screen.size)
        screen.draw(on: &frame)
        for row in 2..<20 {
            for column in 0..<80 { #expect(frame.style(row: row, column: column).colour != .red) }
        }
    }

    /// A screen on which three orders have the number 9.
    private func triplets() -> TillScreen {
        var screen = Counter.screen(language: .english)
        screen.type("9⏎")
        let orders = (1...3).map { Counter.order(Int64($0), "9-00\($0)", device: "Phone \($0)") }
        screen.hear(.found("9", orders))
        return screen
    }

    @Test func `among several orders with a number a digit chooses the line`() throws {
        var screen = triplets()
        #expect(!screen.shown().contains("▸"))
        screen.type("2")
        #expect(screen.shown().contains("2▸9-002"), "\(screen.shown())")
        #expect(screen.field == "9", "the digit is not typed behind the number")
        guard case .change(let order, .arrive) = screen.type("⏎").first else {
            Issue.record("the order is not marked as here")
            return
        }
        #expect(order.id == 2)
    }

    @Test func `a hyphen continues the code, and a digit after it chooses no line`() throws {
        var screen = triplets()
        screen.type("-003")
        #expect(screen.field == "9-003")
        #expect(!screen.shown().contains("▸"), "\(screen.shown())")
    }

    @Test func `in the list a key without effect shows what to do, and a wrong code closes the list`() throws
    {
        var screen = triplets()
        screen.type("c")
        #expect(screen.shown().contains("Choose an order by its line and press Enter, or Esc."))
        screen.type("-999⏎")
        screen.hear(.found("9-999", []))
        #expect(screen.shown().contains("SEVERAL HAVE 9:"), "\(screen.shown())")
        #expect(screen.shown().contains("There is no order 9-999."), "\(screen.shown())")
        screen.type("1")
        #expect(screen.shown().contains("1▸9-001"))
    }

    @Test(arguments: [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 132, rows: 43)])
    func `a long comment is shown completely`(size: ScreenSize) throws {
        let comment = String(repeating: "sin cebolla, ", count: 10) + "gracias."
        let order = Counter.order(1, comment: comment)
        var screen = Counter.screen([order], size: size)
        _ = screen.update(.key(.down))
        let words = screen.shown().split { $0.isWhitespace || $0 == "│" }
        #expect(words.count { $0 == "cebolla," } == 10 && words.contains("gracias."), "\(screen.shown())")
    }
}
