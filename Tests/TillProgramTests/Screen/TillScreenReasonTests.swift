import McOrderConsole
import McOrderModel
import McOrderText
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// Cancelling for a reason in the cashier's own words.
@Suite struct TillScreenReasonTests {
    private let here = Counter.order(1, arrived: 0)

    private func asked(size: ScreenSize = .usual) -> TillScreen {
        var screen = Counter.screen([here], size: size)
        _ = screen.update(.key(.down))
        screen.type("x")
        return screen
    }

    @Test(arguments: [ScreenSize.usual, ScreenSize(columns: 40, rows: 12)])
    func `the question offers a reason in own words`(size: ScreenSize) {
        #expect(asked(size: size).shown().contains("o  otro motivo: escríbelo"))
    }

    @Test func `the typed text is the reason`() {
        var screen = asked()
        #expect(screen.type("osin pan, perdón").isEmpty)
        #expect(screen.shown().contains("¿POR QUÉ SE ANULA 9-624?"))
        #expect(screen.shown().contains("sin pan, perdón▌"))
        _ = screen.update(.key(.backspace))
        #expect(screen.type("⏎") == [.change(here, .advance(to: .cancelled, reason: "sin pan, perdó"))])
    }

    @Test func `an emoji of several parts is typed, shown and deleted as one`() {
        var screen = asked()
        _ = screen.type("ono 👩")
        for scalar in "\u{200D}👧".unicodeScalars {
            _ = screen.update(.key(.character(Character(scalar))))
        }
        #expect(screen.shown().contains("no 👩‍👧"), "\(screen.shown())")
        _ = screen.update(.key(.backspace))
        #expect(screen.shown().contains("no ▌"), "\(screen.shown())")
    }

    @Test func `Escape cancels nothing, and Enter nothing without a reason`() {
        var screen = asked()
        #expect(screen.type("o   ⏎").isEmpty)
        #expect(screen.shown().contains("¿POR QUÉ SE ANULA 9-624?"))
        _ = screen.update(.key(.escape))
        #expect(!screen.shown().contains("¿POR QUÉ SE ANULA"))
        #expect(screen.type("⏎") == [.change(here, .advance(to: .preparing))])
    }

    @Test func `digits belong to the reason while it is typed, and afterwards to the next number`() throws {
        var screen = asked()
        #expect(
            screen.type("ovino a las 12-14 h⏎") == [
                .change(here, .advance(to: .cancelled, reason: "vino a las 12-14 h"))
            ]
        )
        #expect(screen.field.isEmpty)
        screen.hear(.failed(Verbatim(""), here))
        screen.type("12")
        #expect(screen.field == "12")
    }

    @Test func `a reason has a maximum length, and its end is shown`() {
        var screen = asked(size: ScreenSize(columns: 40, rows: 12))
        screen.type("o" + String(repeating: "a", count: 80) + "b")
        #expect(screen.shown().contains("   " + String(repeating: "a", count: 34) + "▌\n"))
        #expect(
            screen.type("⏎")
                == [.change(here, .advance(to: .cancelled, reason: String(repeating: "a", count: 60)))]
        )
    }

    @Test func `a pasted reason is made harmless, and cut to the maximum length`() {
        var screen = asked()
        screen.type("o")
        _ = screen.update(.key(.paste(String(repeating: "sin pan ", count: 20))))
        let work = screen.type("⏎")
        guard case .change(_, .advance(.cancelled, let reason?, _)) = work.first else {
            Issue.record("\(work)")
            return
        }
        #expect(reason.count == 60)
    }
}
