import ArgumentParser
import McOrderConsole
import McOrderText
import Testing

/// Translates the help pages of the installed version of the parser into Spanish.
@Suite struct HelpPageTests {
    private static let commands: [any ParsableCommand.Type] = [
        Kitchen.self, Kitchen.Cook.self, Kitchen.Stock.self, Kitchen.Buy.self,
    ]

    @Test(arguments: [30, 40, 80, 132])
    func `an English page that was parsed and written is the parser's own page`(_ columns: Int) throws {
        for command in Self.commands {
            let page = try #require(
                HelpPage(Kitchen.helpMessage(for: command, includeHidden: false, columns: HelpPage.unbroken))
            )
            #expect(
                page.text(in: .english, columns: columns)
                    == Kitchen.helpMessage(for: command, includeHidden: false, columns: columns)
            )
        }
    }

    @Test func `a Spanish page contains no English of the parser`() throws {
        let text = Kitchen.helpMessage(
            for: Kitchen.Cook.self,
            includeHidden: false,
            columns: HelpPage.unbroken
        )
        #expect(
            try #require(HelpPage(text)).text(in: .spanish, columns: 60) == """
                RESUMEN: Cooks a dish.

                USO: kitchen cook <dish> [--count <count>] [--heat <heat>] [--size <size>] [--day <day>] \
                [--sweet] [--bitter] [--quiet]

                ARGUMENTOS:
                  <dish>                  What is cooked.

                OPCIONES:
                  -c, --count <count>     How many of them. (por omisión: 1)
                  --heat <heat>           How hot. (valores: low, high; por
                                          omisión: low)
                  --size <size>           How large, of which there are
                                          three. (valores: small, usual,
                                          large)
                  --day <day>             On which day. (valores: mon, tue,
                                          wed, thu, fri, sat, sun)
                  -s, --sweet/-b, --bitter
                  -q, --quiet             Says little.
                  --version               Muestra la versión.
                  -h, --help              Muestra esta ayuda.

                """
        )
        let root = Kitchen.helpMessage(includeHidden: false, columns: HelpPage.unbroken)
        let page = try #require(HelpPage(root)).text(in: .spanish, columns: 40)
        #expect(page.hasPrefix("RESUMEN: Runs a kitchen that has so\nmuch to say of itself"))
        #expect(page.contains("\nUSO: kitchen <subcomando>\n") && page.contains("\nSUBCOMANDOS:\n"))
        #expect(page.hasSuffix("\n  La ayuda de cada uno: «kitchen help <subcomando>»."))
    }

    @Test(arguments: [
        "1.0", "", "#compdef kitchen", "{\n  \"command\" : 1\n}", "USAGE: x", "x\nUSAGE: x\n\ny",
    ])
    func `a version or a script is not a help page`(_ text: String) {
        #expect(HelpPage(text) == nil)
    }
}
