import ArgumentParser
import McOrderConsole
import McOrderText
import Testing

/// Translates the error messages of the installed version of the parser into Spanish. Fails if a new version
/// changes the form of a message.
@Suite struct ParserComplaintTests {
    /// The parser's message about invalid arguments.
    private func complaint(_ arguments: [String]) throws -> String {
        do {
            var command = try Kitchen.parseAsRoot(arguments)
            try command.run()
            return ""
        } catch {
            return Kitchen.message(for: error)
        }
    }

    @Test(arguments: [
        (["cook", "a", "--quite"], "No hay ninguna opción «--quite». ¿Querías decir «--quiet»?"),
        (["cook", "a", "--xxxxxxxx"], "No hay ninguna opción «--xxxxxxxx»."),
        (["cook", "a", "-x"], "No hay ninguna opción «-x»."),
        (["cook", "a", "--count"], "Falta el valor de «--count <count>»."),
        (
            ["cook", "a", "-qcx"],
            "No hay ninguna opción «-qcx».\n   o: Falta el valor de «-c <count>». Está en «-qcx»."
        ),
        (["cook", "a", "--quiet=b"], "La opción «--quiet» no lleva valor, y se le ha dado «b»."),
        (["cook", "a", "b"], "Sobra el argumento «b»."),
        (["cook", "a", "b", "c"], "Sobran 2 argumentos: «b», «c»."),
        (["cook"], "Falta «<dish>»."),
        (["stock", "buy", "--sweet"], "Falta «--purpose <purpose>»."),
        (["stock", "buy", "--purpose", "a"], "Falta uno de estos: «--sweet», «--bitter»."),
        (["cook", "a", "--count", "b"], "El valor «b» no vale para «--count <count>»."),
        (["cook", "a", "--heat", "b"], "El valor «b» no vale para «--heat <heat>». Elige «low» o «high»."),
        (
            ["cook", "a", "--size", "b"],
            "El valor «b» no vale para «--size <size>». Elige «small», «usual» o «large»."
        ),
        (
            ["cook", "a", "--day", "b"],
            "El valor «b» no vale para «--day <day>». Elige uno de estos:\n"
                + "  - mon\n  - tue\n  - wed\n  - thu\n  - fri\n  - sat\n  - sun"
        ),
        (["cook", "a", "--sweet", "--bitter"], "«--bitter» da un valor que ya había dado «--sweet»."),
        (["cook", "a", "-s", "--bitter"], "«--bitter» da un valor que ya había dado «-s»."),
        (
            ["--generate-completion-script", "ksh"],
            "No hay autocompletado para «ksh».\nUsa --generate-completion-script=<shell> con uno de estos:\n"
                + "    zsh bash fish"
        ),
    ])
    func `every message of the parser is recognised and translated into Spanish`(
        _ arguments: [String],
        _ spanish: String
    ) throws {
        let english = try complaint(arguments)
        let complaint = try #require(ParserComplaintText(parsing: english), "\(english)")
        #expect(complaint[.english] == english)
        #expect(complaint[.spanish] == spanish)
    }

    @Test(arguments: [
        "a' is invalid for 'b", "a'. Did you mean '--b'?", "' was specified.", "', '", "a\nUsage: b", "'",
    ])
    func `arguments that contain words of the parser are quoted completely`(_ text: String) throws {
        let count = try #require(ParserComplaintText(parsing: complaint(["cook", "x", "--count", text])))
        #expect(count[.spanish] == "El valor «\(text)» no vale para «--count <count>».")
        let extra = try #require(ParserComplaintText(parsing: complaint(["cook", "x", text])))
        #expect(extra[.spanish] == "Sobra el argumento «\(text)».")
        let value = try #require(ParserComplaintText(parsing: complaint(["cook", "x", "--quiet=\(text)"])))
        #expect(value[.spanish] == "La opción «--quiet» no lleva valor, y se le ha dado «\(text)».")
    }

    @Test func `a message whose arguments are ambiguous stays in the parser's English`() throws {
        let english = try complaint(["cook", "x", "a", "b', 'c"])
        #expect(english == "2 unexpected arguments: 'a', 'b', 'c'")
        #expect(ParserComplaintText(parsing: english) == nil)
    }

    @Test(arguments: ["", "Unknown thing 'x'", "--replace or --append, not both.", "Missing value"])
    func `a text of another form is not a message of the parser`(_ text: String) {
        #expect(ParserComplaintText(parsing: text) == nil)
    }

    @Test func `a short flag among several is named with all of them`() throws {
        let text = "Value to be set with flag 's' in '-qs' had already been set with flag '--sweet'"
        #expect(
            try #require(ParserComplaintText(parsing: text))[.spanish]
                == "«s» en «-qs» da un valor que ya había dado «--sweet»."
        )
    }
}
