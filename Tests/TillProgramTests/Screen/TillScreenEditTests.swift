import CounterTesting
import McOrderConsole
import McOrderModel
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// Changes to orders at the counter, on the live screen.
@Suite struct TillScreenEditTests {
    static let narrow = ScreenSize(columns: 40, rows: 12)
    private static let menu = "(G) BigMac + Lipton Ice + Deluxe"

    private func screen(
        _ order: QueuedOrder = Counter.whole,
        language: Language = .spanish,
        size: ScreenSize = .usual
    ) throws -> TillScreen {
        var screen = Counter.screen([order], language: language, size: size)
        screen.hear(
            .snapshot(Counter.snapshot([order], assortment: try Assortments.assortment(without: ["cerveza"])))
        )
        _ = screen.update(.key(.down))
        return screen
    }

    /// The line of the whole order that the counted row of coffees stands for.
    private var coffee: OrderedLine { Counter.whole.lines[1] }

    /// An order of which a line was struck and one added, with a note of the counter.
    static func changed(note: String? = "sin sal") -> QueuedOrder {
        Counter.order(
            1,
            arrived: 75,
            comment: "3 ketchups",
            lines: [("Espresso", 120, 120), (menu, 675, 675)],
            added: [
                OrderedLine("Agua", 120, isAdded: true),
                OrderedLine("BigMac + Agua + Deluxe", 595, isAdded: true),
            ],
            struck: [OrderedLine("Espresso", 120, struckFor: "se ha acabado")],
            note: note
        )
    }

    @Test func `t asks for the line and the reason, and strikes the line`() throws {
        var screen = try screen()
        #expect(screen.type("t").isEmpty)
        #expect(screen.shown().contains("9-624: ¿QUÉ LÍNEA SE TACHA?"))
        _ = screen.update(.key(.down))
        #expect(screen.shown().contains("▸ 2  2 × Espresso"))
        #expect(screen.type("⏎").isEmpty)
        #expect(screen.shown().contains("9-624: ¿POR QUÉ SE TACHA «Espresso»?"))
        let edit = OrderEdit.strike(coffee)
        #expect(screen.type("a") == [.change(Counter.whole, .edit(edit, reason: "sold-out"))])
        screen.hear(.done(.edited(edit), Self.changed()))
        #expect(screen.shown().contains("9-624: tachado «Espresso»."))
    }

    @Test func `digits choose the line that is struck, and do not start an order's number`() throws {
        var screen = try screen()
        #expect(screen.type("t2").isEmpty)
        #expect(screen.field.isEmpty)
        #expect(screen.shown().contains("▸ 2  2 × Espresso"))
        #expect(screen.type("⏎").isEmpty)
        #expect(screen.shown().contains("9-624: ¿POR QUÉ SE TACHA «Espresso»?"))
        #expect(
            screen.type("a") == [
                .change(Counter.whole, .edit(.strike(coffee), reason: "sold-out"))
            ]
        )
    }

    @Test func `among many lines two digits choose one, and a number without a line chooses none`() throws {
        let lines = (1...12).map { ("Espresso \($0)", 120, 120) }
        var screen = try screen(Counter.order(1, arrived: 5, lines: lines))
        screen.type("t12")
        #expect(screen.shown().contains("▸ 12  1 × Espresso 12"))
        screen.type("7")
        #expect(screen.shown().contains("▸ 7   1 × Espresso 7"))
        screen.type("0")
        #expect(screen.shown().contains("▸ 7   1 × Espresso 7"))
    }

    @Test func `a line can be struck for a reason in own words, with digits`() throws {
        var screen = try screen()
        let work = screen.type("t⏎oquiere 2 menos⏎")
        guard case .change(Counter.whole, .edit(.strike, "quiere 2 menos"))? = work.first else {
            Issue.record("\(work)")
            return
        }
    }

    @Test(arguments: ["tq", "t⏎q", "t⏎⏎"])
    func `another key strikes nothing`(_ keys: String) throws {
        var screen = try screen()
        #expect(screen.type(keys).isEmpty)
        #expect(screen.selected?.order == Counter.whole)
    }

    @Test func `the only line cannot be struck, and the message suggests x`() throws {
        let order = Counter.order(1, arrived: 5)
        var screen = try screen(order)
        let prepare = TillWork.change(order, .advance(to: .preparing))
        #expect(screen.type("t⏎") == [prepare], "no panel was open")
        var english = try self.screen(Counter.order(1, arrived: 5), language: .english)
        english.type("t")
        #expect(english.shown().contains("9-624: that is the only line. Press x to cancel the order."))
    }

    @Test func `+ finds products as till add does, and adds the marked one at its price`() throws {
        var screen = try screen()
        screen.type("+AGUA")
        #expect(screen.shown().contains("9-624: ¿QUÉ SE AÑADE? AGUA▌"))
        #expect(screen.shown().contains("▸ Agua  1,20"))
        #expect(screen.shown().contains("   Agua con Gas"))
        let edit = OrderEdit.adding("Agua", 120)
        #expect(screen.type("⏎") == [.change(Counter.whole, .edit(edit))])
    }

    @Test func `a typing mistake finds the nearest product, and nonsense none`() throws {
        var screen = try screen()
        screen.type("+Aqua")
        #expect(screen.shown().contains("▸ Agua  1,20"))
        screen.type("xyzxyz")
        #expect(screen.shown().contains("Nada."))
        #expect(screen.type("⏎").isEmpty)
    }

    @Test func `a menu is added by the beginnings of its parts`() throws {
        var screen = try screen()
        let work = screen.type("+(G) bigm + lipton + deluxe⏎")
        let edit = OrderEdit.adding(Self.menu, 675)
        #expect(work == [.change(Counter.whole, .edit(edit))])
    }

    @Test func `a message says that a product is sold out before it is added`() throws {
        var screen = try screen()
        screen.type("+cerv")
        #expect(screen.shown().contains("▸ Cerveza  2,20\u{A0}€  agotado"))
    }

    @Test func `m edits the note, which may contain digits, and an empty text deletes it`() throws {
        var screen = try screen()
        #expect(screen.type("m2 cubiertos⏎") == [.change(Counter.whole, .edit(.comment("2 cubiertos")))])
        let noted = Self.changed()
        screen.hear(.done(.edited(.comment("sin sal")), noted))
        #expect(screen.shown().contains("9-624: apuntado."))
        screen.type("m")
        #expect(screen.shown().contains("   sin sal▌"))
        #expect(screen.type("⏎").isEmpty, "nothing was changed")
        screen.type("m")
        for _ in 0..<7 { _ = screen.update(.key(.backspace)) }
        #expect(screen.type("⏎") == [.change(noted, .edit(.comment("")))])
    }

    @Test func `a note has a maximum length, and Escape discards it`() throws {
        var screen = try screen()
        screen.type("m" + String(repeating: "x", count: 300))
        let words = String(repeating: "x", count: 200)
        #expect(screen.type("⏎") == [.change(Counter.whole, .edit(.comment(words)))])
        var other = try self.screen()
        other.type("mnada")
        _ = other.update(.key(.escape))
        #expect(other.type("ce") == [.change(Counter.whole, .advance(to: .collected))])
    }

    @Test func `a note does not overwrite the note that another till wrote meanwhile`() throws {
        var screen = try screen()
        screen.type("msin sal")
        let other = Self.changed(note: "con prisa").with(revision: 2)
        screen.hear(.snapshot(Counter.snapshot([other], assortment: try Assortments.assortment())))
        #expect(screen.type("⏎") == [.change(Counter.whole, .edit(.comment("sin sal")))])
        // If only something else has changed, the note is written to the current version.
        var same = try self.screen()
        same.type("msin sal")
        let fresh = Counter.whole.with(revision: 2)
        same.hear(.snapshot(Counter.snapshot([fresh], assortment: try Assortments.assortment())))
        #expect(same.type("⏎") == [.change(fresh, .edit(.comment("sin sal")))])
    }

    @Test func `a closed order cannot be changed`() throws {
        for key in ["t", "+", "m"] {
            var screen = Counter.screen([])
            screen.hear(.done(.advanced(.collected), Counter.order(1, state: .collected)))
            #expect(screen.type(key).isEmpty)
            #expect(screen.shown().contains("9-624 ya está recogido. Con b se deshace; con h, su historial."))
        }
    }

    @Test(arguments: Language.allCases)
    func `a reason of the list is shown in the till's language, whatever the language in which it was given`(
        language: Language
    ) throws {
        let struck = OrderedLine("Agua", 120, struckFor: "ordered-twice")
        var screen = Counter.screen([Counter.order(1, struck: [struck])], language: language)
        _ = screen.update(.key(.down))
        #expect(screen.shown().contains("Agua: \(StaffReason.orderedTwice.sentence[language])"))
        screen.type("x")
        #expect(screen.shown().contains("c  \(StaffReason.customerAsks.sentence[language])"))
        #expect(
            screen.type("c").first
                == .change(
                    Counter.order(1, struck: [struck]),
                    .advance(to: .cancelled, reason: "customer-asks")
                )
        )
    }

    @Test(arguments: Language.allCases)
    func `struck lines, added lines and notes are shown`(language: Language) throws {
        let size = ScreenSize(columns: 132, rows: 43)
        let text = try screen(Self.changed(), language: language, size: size).shown()
        let words: (struck: String, added: String, total: String, note: String, shown: String) =
            switch language {
            case .spanish: ("TACHADO", "AÑADIDO", "TOTAL, CAMBIADO", "MOSTRADOR:", "el cliente vio")
            case .english: ("STRUCK", "ADDED", "TOTAL, CHANGED", "COUNTER:", "the customer was shown")
            default: ("EZABATUA", "GEHITUA", "GUZTIRA, ALDATUA", "BARRA:", "bezeroak ikusitakoa")
            }
        #expect(text.contains("\(words.struck) 1 × Espresso: se ha"))
        #expect(text.contains("1 × Agua  \(words.added)"))
        #expect(text.contains("      Deluxe  \(words.added)"))
        #expect(text.contains(words.total))
        #expect(text.contains("\(words.note) sin sal"))
        #expect(!text.contains(words.shown))
    }

    @Test func `a long note shows its beginning, and its whole text after the lines`() throws {
        let note = (1...28).map { "pala\($0)" }.joined(separator: " ")
        var screen = Counter.screen([Self.changed(note: note)], size: Self.narrow)
        _ = screen.update(.key(.down))
        #expect(screen.shown().contains("MOSTRADOR: pala1 ") && screen.shown().contains("…"))
        var read = ""
        for _ in 0..<24 {
            _ = screen.update(.key(.pageDown))
            read += screen.shown()
        }
        for number in 1...28 { #expect(read.contains("pala\(number)")) }
    }

    @Test(arguments: Language.allCases)
    func `the help with all keys fits, in two columns or scrolled`(language: Language) {
        for help in ScreenKeysText.orderKeys + ScreenKeysText.screenKeys {
            #expect(TextWidth.columns(help.sentence[language]) <= 29, "\(help.sentence[language])")
        }
        var screen = Counter.screen(language: language, size: Self.narrow)
        screen.type("?")
        var seen = screen.shown()
        for _ in 0..<6 {
            _ = screen.update(.key(.pageDown))
            seen += screen.shown()
        }
        for help in ScreenKeysText.orderKeys + ScreenKeysText.screenKeys {
            #expect(seen.contains(help.sentence[language]), "\(help.sentence[language])")
        }
        #expect(!seen.contains("…\n"))
        screen.type("x")
        #expect(!screen.shown().contains(ScreenKeysText.helpTitle[language]))
    }

    @Test func `the history shows changes of the order, and the last ones of a long history`() {
        var screen = Counter.screen([Counter.whole])
        _ = screen.update(.key(.down))
        let edit = { (detail: String, isRecall: Bool) in
            OrderChange(
                at: Counter.now,
                from: .received,
                to: .received,
                by: "caja 2",
                reason: isRecall ? nil : "no queda",
                edit: .strike,
                detail: detail,
                isRecall: isRecall
            )
        }
        screen.hear(.history((1...40).map { edit("Agua \($0)", false) } + [edit("Agua 40", true)]))
        #expect(screen.shown().contains("20:47:25  caja 2: tachado «Agua 40» (no queda)"))
        #expect(screen.shown().contains("20:47:25  caja 2: deshecho: tachado «Agua 40»"))
        _ = screen.update(.resized(Self.narrow))
        let words = Array(repeating: "palabra", count: 9).joined(separator: " ")
        screen.hear(.history([edit(words, false)]))
        #expect(screen.shown().contains("queda)") && !screen.shown().contains("…"), "\(screen.shown())")
    }

    @Test func `a message names the change of the order that was taken back`() {
        var screen = Counter.screen([])
        screen.hear(.done(.unedited(.strike, "Espresso"), Counter.order(1)))
        #expect(screen.shown().contains("9-624: vuelve «Espresso»."))
    }

    @Test(arguments: TillScreenGoldenTests.sizes, Pseudo.walked)
    func `a changed order equals its golden file`(size: ScreenSize, language: Language) throws {
        let screen = try screen(Self.changed(), language: language, size: size)
        try TillScreenGoldenTests().compare(screen, "changed")
    }

    @Test(arguments: [ScreenSize.usual, narrow], Pseudo.walked)
    func `the questions for the line to strike and its reason equal their golden files`(
        size: ScreenSize,
        language: Language
    ) throws {
        var screen = try screen(language: language, size: size)
        screen.type("t")
        try TillScreenGoldenTests().compare(screen, "strike")
        screen.type("⏎")
        try TillScreenGoldenTests().compare(screen, "strike-why")
    }

    @Test(arguments: [ScreenSize.usual, narrow], Pseudo.walked)
    func `the question for the product to add equals its golden file`(size: ScreenSize, language: Language)
        throws
    {
        var screen = try screen(language: language, size: size)
        screen.type("+ca")
        try TillScreenGoldenTests().compare(screen, "add")
    }

    @Test(arguments: [ScreenSize.usual, narrow], Pseudo.walked)
    func `the input of a note equals its golden file`(size: ScreenSize, language: Language) throws {
        var screen = try screen(language: language, size: size)
        screen.type("msin sal, 2 cubiertos")
        try TillScreenGoldenTests().compare(screen, "note")
    }

    @Test(arguments: Pseudo.walked)
    func `the help on a narrow screen equals its golden file`(language: Language) throws {
        var screen = Counter.screen(language: language, size: Self.narrow)
        screen.type("?")
        try TillScreenGoldenTests().compare(screen, "help")
    }
}
