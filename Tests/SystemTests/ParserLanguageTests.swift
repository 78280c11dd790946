import McOrderText
import PseudoLanguage
import Testing

/// The help pages and error messages of the command-line parser, in both languages.
@Suite(.timeLimit(.minutes(5))) struct ParserLanguageTests {
    /// Words of the parser and of our programs that must not appear in a page of the other language.
    private static let english = [
        "OVERVIEW", "USAGE", "Usage:", "ARGUMENTS", "OPTIONS", "SUBCOMMANDS", "Show ", "for detailed help",
        "(default: ", "default: ", "(values: ", "<options>", "<subcommand>", "Examples:", "See '", "Help:",
        "<dir>", "<file>", "<seconds>", "<name>", "<text>", "<when>", "<which>", "<number>", "<product>",
    ]
    private static let spanish = [
        "RESUMEN", "USO", "Uso:", "ARGUMENTOS", "OPCIONES", "SUBCOMANDOS", "Muestra ", "por omisión: ",
        "valores: ", "Más información", "Ejemplos:", "Ayuda:", "ñ", "ó", "á", "í", "¿",
    ]

    /// The help page of a command, and those of its subcommands.
    private func pages(of program: String, _ path: [String], _ language: String, in programs: Programs)
        async throws
        -> [(path: [String], text: String)]
    {
        let outcome = try await programs.run(program, ["help"] + path, adding: ["LC_ALL": language])
        #expect(outcome.status == 0 && outcome.error.isEmpty, "\(path): \(outcome.error)")
        var found = [(path: path, text: outcome.output)]
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        guard
            let heading = lines.firstIndex(where: {
                ["SUBCOMMANDS:", "SUBCOMANDOS:", "AZPIKOMANDOAK:"].contains($0)
            })
        else {
            return found
        }
        // A text that is too long for a line continues indented on the next one.
        for line in lines[(heading + 1)...].prefix(while: { !$0.isEmpty }) where !line.hasPrefix("   ") {
            let name = line.split(separator: " ")[0].filter { $0 != "," }
            found += try await pages(of: program, path + [name], language, in: programs)
        }
        return found
    }

    @Test(arguments: [("mcorder", 20), ("mcorderd", 10), ("till", 31)])
    func `every help page is in the user's language, has no option twice, and no form that is for programs`(
        _ program: String,
        _ least: Int
    ) async throws {
        try await Programs.withSandbox { programs in
            var paths: [Language: [[String]]] = [:]
            for language in Language.allCases {
                let pages = try await pages(of: program, [], "\(language.rawValue)_ES.UTF-8", in: programs)
                paths[language] = pages.map(\.path)
                for page in pages {
                    let found =
                        try Blemishes.found(in: page.text, language) + Blemishes.doubledOptions(in: page.text)
                    #expect(found.isEmpty, "\(program) \(page.path) \(language): \(found)")
                    let command = ([program] + page.path).joined(separator: " ")
                    let usage = ["es": "USO", "en": "USAGE"][language.rawValue] ?? "ERABILERA"
                    #expect(page.text.contains("\n\(usage): \(command)"))
                    let foreign = language.rawValue == "en" ? Self.spanish : Self.english
                    for word in foreign { #expect(!page.text.contains(word), "\(page.path): \(word)") }
                    if language.rawValue == "es" {
                        #expect(page.text.contains("\n  -h, --help              Muestra esta ayuda.\n"))
                    }
                }
            }
            #expect(paths.values.allSatisfy { $0.count >= least }, "\(paths)")
            #expect(Set(paths.values).count == 1, "\(paths)")
        }
    }

    /// Wrong commands: of the parser's own errors and of ours each kind.
    private static let wrong: [(program: String, arguments: [String])] = [
        ("mcorder", ["--jsn"]), ("mcorder", ["add"]), ("mcorder", ["send", "--wait"]), ("mcorder", ["fly"]),
        ("mcorder", ["add", "a", "b"]), ("mcorder", ["add", "espresso", "-n", "x"]),
        ("mcorder", ["add", "espresso", "-n", "0"]), ("mcorder", ["add", "nothing"]),
        ("mcorder", ["add", "espresso", "-n", "101"]), ("mcorder", ["remove", "7"]), ("mcorder", ["send"]),
        ("mcorder", ["reorder", "--replace", "--append"]), ("mcorder", ["status", "77"]),
        ("mcorder", ["restaurant", "nowhere"]),
        ("mcorder", ["device", "--name", String(repeating: "n", count: 65)]),
        ("mcorder", ["send", "-m", String(repeating: "m", count: 141)]),
        ("mcorder", ["join", "/" + String(repeating: "n", count: 300)]), ("mcorder", ["join", "/nowhere"]),
        ("mcorderd", ["--jsn"]), ("mcorderd", ["catalog", "price", "espresso"]),
        ("mcorderd", ["catalog", "price", "nothing", "1"]), ("mcorderd", ["catalog", "diff"]),
        ("mcorderd", ["catalog", "price", "espresso", "x"]), ("mcorderd", ["export"]),
        ("mcorderd", ["catalog", "import", "--csv", "/nowhere"]), ("mcorderd", ["forget", "x"]),
        ("mcorderd", ["forget", "975319E0-43ED-435F-AA81-0B4F051B3768"]), ("mcorderd", ["check", "x"]),
        ("mcorderd", ["export", "--since", "2030-01-01"]), ("mcorderd", ["restore", "/nowhere"]),
        ("mcorderd", ["status", "--state", "/nowhere"]), ("mcorderd", ["status", "--config", "/nowhere"]),
        ("mcorderd", ["backup", "/"]), ("mcorderd", ["queue", "copy", "--to", "postgresql://"]),
        ("till", ["--jsn"]), ("till", ["show"]), ("till", ["show", "77"]), ("till", ["cancel", "77"]),
        ("till", ["blacklist", "add"]), ("till", ["blacklist", "add", "x", "--reason", "y"]),
        ("till", ["list", "--in", "eaten"]), ("till", ["list", "--restaurant", "nowhere"]),
        ("till", ["stats", "--since", "never"]), ("till", ["stats", "--since", "2030-01-01"]),
        ("till", ["pause", "forever", "and", "ever"]), ("till", ["sold-out", "nothing", "--for", "x"]),
        ("till", ["device", "show", "975319E0-43ED-435F-AA81-0B4F051B3768"]),
        ("till", ["web", "remove", "x"]),
        ("till", ["rejected", "show", "7"]), ("till", ["close", "--number", "7"]),
        ("till", ["close", "--register", "1"]),
        ("till", ["comment", "9", String(repeating: "n", count: 201)]), ("till", ["events", "--after", "x"]),
        ("till", ["list", "--state", "/nowhere"]),
    ]

    @Test(arguments: Language.allCases)
    func `no error has a form that is for programs, or the parser's mark beside our own words`(
        _ language: Language
    ) async throws {
        try await Programs.withSandbox { programs in
            for (program, arguments) in Self.wrong {
                let outcome = try await programs.run(
                    program,
                    arguments,
                    adding: [
                        "LC_ALL": "\(language.rawValue)_ES.UTF-8", "MCORDER_CATALOG": Programs.catalogue,
                    ]
                )
                #expect(outcome.status != 0 && !outcome.error.isEmpty, "\(program) \(arguments)")
                let found = try Blemishes.found(in: outcome.error, language)
                #expect(found.isEmpty, "\(program) \(arguments): \(found)\n\(outcome.error)")
            }
        }
    }

    @Test(arguments: [("mcorder", "ticket"), ("mcorderd", "status"), ("till", "list")])
    func `an unknown language is refused`(_ program: String, _ command: String) async throws {
        try await Programs.withSandbox { programs in
            for arguments in [["--lang", "zz", command], [command, "--lang=zz"]] {
                let outcome = try await programs.run(program, arguments, adding: ["LC_ALL": "es_ES.UTF-8"])
                #expect(outcome.status == 64 && outcome.output.isEmpty)
                #expect(outcome.error.contains("«zz»") && outcome.error.contains("«eu»"), "\(outcome.error)")
            }
        }
    }

    @Test(arguments: ["mcorder", "till"])
    func `requests for the help of the program itself print the same page`(_ program: String) async throws {
        try await Programs.withSandbox { programs in
            let pages = [["--help", "--lang", "es"], ["--lang=es", "-h"]]
            for arguments in pages {
                let outcome = try await programs.run(program, arguments)
                #expect(outcome.status == 0 && outcome.output.contains("\nSUBCOMANDOS:\n"))
                for word in Self.english { #expect(!outcome.output.contains(word), "\(word)") }
            }
            // Without a terminal there is neither the flow nor the screen.
            let bare = try await programs.run(program, [], adding: ["LC_ALL": "es_ES.UTF-8"])
            #expect(bare.status == 64 && bare.output.isEmpty && bare.error.contains("\nSUBCOMANDOS:\n"))
            for word in Self.english { #expect(!bare.error.contains(word), "\(word)") }
        }
    }

    @Test(arguments: [
        (
            "mcorder", ["add", "a", "b"],
            "mcorder: Sobra el argumento «b».\nUso: mcorder add ",
            "  Más información: «mcorder add --help».\n"
        ),
        (
            "mcorder", ["send", "--wait"],
            "mcorder: Falta el valor de «--wait <segundos>».\nAyuda: --wait <segundos>  Cuánto esperar ",
            "  Más información: «mcorder send --help».\n"
        ),
        (
            "mcorder", ["--jsn"],
            "mcorder: No hay ninguna opción «--jsn». ¿Querías decir «--json»?\nUso: mcorder [",
            "  Más información: «mcorder --help».\n"
        ),
        (
            "mcorder", ["send", "--lang", "fr"],
            "mcorder: El valor «fr» no vale para «--lang <es|en|eu>». Elige «es», «en» o «eu».\n",
            "  Más información: «mcorder send --help».\n"
        ),
        (
            "mcorder", ["reorder", "--replace", "--append"],
            "mcorder: usa --replace o --append, no los dos a la vez.\nUso: ",
            "  Más información: «mcorder reorder --help».\n"
        ),
        (
            "till", ["blacklist", "add"], "till: Falta «<udid>».\nAyuda: <udid>  ",
            "  Más información: «till blacklist add --help».\n"
        ),
        (
            "till", ["--jsn"], "till: No hay ninguna opción «--jsn». ¿Querías decir «--json»?\nUso: till [",
            "  Más información: «till --help».\n"
        ),
        (
            "mcorderd", ["run", "x\u{1B}[2J", "y"],
            "mcorderd: Sobran 2 argumentos: «x\u{FFFD}[2J», «y».\nUso: mcorderd run ",
            "  Más información: «mcorderd run --help».\n"
        ),
    ])
    func `an error message is in the user's language, on stderr, with exit code 64`(
        _ program: String,
        _ arguments: [String],
        _ start: String,
        _ end: String
    ) async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.run(program, arguments, adding: ["LC_ALL": "es_ES.UTF-8"])
            #expect(outcome.status == 64 && outcome.output.isEmpty)
            #expect(outcome.error.hasPrefix(start), "\(outcome.error)")
            #expect(outcome.error.hasSuffix(end), "\(outcome.error)")
            let english = try await programs.run(program, arguments, adding: ["LC_ALL": "en_GB.UTF-8"])
            #expect(english.status == 64 && english.output.isEmpty)
            #expect(
                english.error.contains("\nUsage: ") && english.error.hasSuffix("' for more information.\n")
            )
        }
    }

    @Test(arguments: ["0", "-1", "20", "26"])
    func `a terminal that is too narrow for a page gets all of its text`(_ columns: String) async throws {
        try await Programs.withSandbox { programs in
            for (language, text) in [("es_ES.UTF-8", "Muestra esta"), ("en_GB.UTF-8", "Show help")] {
                for program in ["mcorder", "mcorderd", "till"] {
                    let variables = ["LC_ALL": language, "COLUMNS": columns]
                    let outcome = try await programs.run(program, ["--help"], adding: variables)
                    #expect(outcome.status == 0 && outcome.output.contains(text), "\(program)")
                }
            }
        }
    }

    @Test(arguments: ["mcorder", "mcorderd", "till"])
    func `versions and scripts are the same in every language`(_ program: String) async throws {
        try await Programs.withSandbox { programs in
            let spanish = try await programs.run(program, ["--version"], adding: ["LC_ALL": "es_ES.UTF-8"])
            let english = try await programs.run(program, ["--version"], adding: ["LC_ALL": "en_GB.UTF-8"])
            #expect(spanish.status == 0 && spanish.output == english.output)
            let script = try await programs.run(
                program,
                ["--generate-completion-script", "fish"],
                adding: ["LC_ALL": "es_ES.UTF-8"]
            )
            #expect(script.status == 0 && script.output.contains("complete -c '\(program)'"))
        }
    }
}
