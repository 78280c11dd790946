import Foundation
import McOrderModel
import Testing

/// `mcorder` as used by a person, or by a script that does not read JSON.
@Suite struct CustomerCommandTests {
    private static let commands = [
        "join", "products", "new", "add", "menu", "ticket", "remove", "restaurants", "restaurant",
        "favourite", "favorite", "send", "last", "reorder", "status", "device", "website",
        "cancel", "arrived", "code",
    ]

    @Test(arguments: commands)
    func `every command has help with examples in both languages`(command: String) async throws {
        try await Programs.withSandbox { programs in
            for (language, heading) in [("es", "Ejemplos:"), ("en", "Examples:")] {
                let help = try await programs.customer(command, "--help", "--lang", language)
                #expect(help.status == 0)
                #expect(help.output.contains("\(heading)\n  mcorder "))
                #expect(help.error.isEmpty)
            }
        }
    }

    @Test func `help and version of the program succeed and create no home`() async throws {
        try await Programs.withSandbox { programs in
            let help = try await programs.customer("--help")
            #expect(help.status == 0 && help.output.contains("Examples:\n  mcorder join"))
            let version = try await programs.customer("--version")
            #expect(version.status == 0 && version.output == "0.2.0\n")
            #expect(!FileManager.default.fileExists(atPath: "\(programs.folder)/home"))
        }
    }

    @Test func `without a command a script gets the help and an error code`() async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.customer()
            #expect(outcome.status == 64)
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.contains("USAGE: mcorder"))
        }
    }

    @Test func `an unknown command is wrong syntax, and a similar command is suggested`() async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.customer("sned", "--lang", "es")
            #expect(outcome.status == 64)
            #expect(outcome.output.isEmpty)
            #expect(
                outcome.error
                    == "mcorder: no hay ningún comando «sned». ¿Querías decir «send»? Los ves todos "
                    + "con «mcorder --help».\n"
            )
        }
    }

    @Test(
        arguments: [
            ["add"], ["add", "Agua", "Agua"], ["menu", "BigMac"], ["remove"], ["remove", "x"],
            ["send", "extra"],
            ["ticket", "--frobnicate"], ["join"], ["reorder", "--replace", "--append"],
            ["--home", "", "ticket"],
            ["ticket", "--lang", "fr"], ["add", "Agua", "-n", "many"],
        ]
    )
    func `wrong syntax ends with 64 and writes to the error output only`(arguments: [String]) async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.customer(arguments)
            #expect(outcome.status == 64)
            #expect(outcome.output.isEmpty)
            #expect(!outcome.error.isEmpty)
        }
    }

    @Test func `adding prints the original app's sentence, and the ticket is in columns`() async throws {
        try await Programs.withSandbox { programs in
            let added = try await programs.customer("add", "coca cola", "-n", "2", "--lang", "es")
            #expect(added.output == "¡Producto añadido! 2 × Coca Cola\n")
            _ = try await programs.customer("menu", "bigmac", "lipton-ice", "deluxe", "--large")
            let ticket = try await programs.customer("ticket", "--lang", "es")
            #expect(
                ticket.output == """
                    1\tCoca Cola\t1,80\u{A0}€
                    2\tCoca Cola\t1,80\u{A0}€
                    3\t(G) BigMac + Lipton Ice + Deluxe\t6,75\u{A0}€
                    \tTotal\t10,35\u{A0}€

                    """
            )
            #expect(ticket.error.isEmpty)
        }
    }

    @Test func `either all requested lines are removed or none`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua", "Espresso", "Cerveza")
            let wrong = try await programs.customer("remove", "1", "4", "--lang", "es")
            #expect(wrong.status == 65)
            #expect(
                wrong.error == "mcorder: el ticket no tiene ninguna línea 4. Míralas con «mcorder ticket».\n"
            )
            let right = try await programs.customer("remove", "3", "1", "1")
            #expect(right.output == "1\tEspresso\t€1.20\n\tTotal\t€1.20\n")
        }
    }

    @Test func `products are rows of at least three columns, and nothing is cut`() async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.customer("products", adding: ["COLUMNS": "20"])
            #expect(outcome.status == 0)
            let rows = outcome.output.split(separator: "\n").map { $0.split(separator: "\t") }
            #expect(rows.count > 42)
            #expect(rows.allSatisfy { $0.count >= 3 })
            #expect(outcome.output.contains("Sundae de Chocolate y Cacahuete"))
            #expect(!outcome.output.contains("…"))
            #expect(outcome.isHarmless)
        }
    }

    @Test func `a product with unknown allergens is never listed as free of one`() async throws {
        try await Programs.withSandbox { programs in
            let list = try #require(
                try await programs.customerJSON(
                    "products",
                    "--without",
                    "gluten",
                    "--without",
                    "leche",
                    "--lang",
                    "es"
                )
                .elements
            )
            #expect(!list.isEmpty)
            for product in list {
                let allergens = try #require(product.member("allergens")?.elements)
                #expect(!allergens.contains(.string("gluten")) && !allergens.contains(.string("milk")))
            }
            let text = try await programs.customer("products", "--without", "gluten")
            for unknown in ["Gazpacho", "Helado de Turrón", "Burger de Temporada", "Caja para Compartir"] {
                #expect(!text.output.contains(unknown))
            }
        }
    }

    @Test func `an unknown allergen, category, product or restaurant gets a suggestion`() async throws {
        try await Programs.withSandbox { programs in
            for (arguments, near) in [
                (["products", "--without", "glutten"], "¿Querías decir «gluten»?"),
                (["products", "bebida"], "¿Querías decir «Bebidas»?"),
                (["add", "coca cla"], "¿Querías decir «Coca Cola»?"),
                (["restaurant", "garvera"], "¿Querías decir «McDonald's Garbera»?"),
                (["favourite", "urbill"], "¿Querías decir «McDonald's Urbil»?"),
                (["status", "--until", "redy"], ""),
                (["menu", "bigmak", "agua", "deluxe"], "¿Querías decir «BigMac»?"),
            ] {
                let outcome = try await programs.customer(arguments + ["--lang", "es"])
                #expect(outcome.status == (near.isEmpty ? 66 : 65), "\(arguments)")
                #expect(outcome.output.isEmpty)
                #expect(outcome.error.contains(near) || near.isEmpty, "\(arguments): \(outcome.error)")
            }
        }
    }

    @Test func `a word that matches several products lists them`() async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.customer("add", "fanta", "--lang", "es")
            #expect(outcome.status == 65)
            #expect(
                outcome.error
                    == "mcorder: «fanta» puede ser: Fanta Naranja, Fanta Limón. Escribe el nombre entero.\n"
            )
        }
    }

    @Test func `restaurants are listed nearest first, for a place from an option or the environment`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let option = try await programs.customer("restaurants", "--near", "43.31,-1.94", "--lang", "es")
            #expect(option.output.hasPrefix("garbera\tMcDonald's Garbera\t88 m\t"))
            let environment = try await programs.customer(
                "restaurants",
                adding: ["MCORDER_NEAR": "43.262,-2.930"]
            )
            #expect(environment.output.hasPrefix("gran-via\t"))
            let wrong = try await programs.customer("restaurants", "--near", "91,0")
            #expect(wrong.status == 65)
        }
    }

    @Test func `restaurants are found by either name of their town, and else the towns are named`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let names = try await programs.customer("restaurants", "--near", "Donostia")
            #expect(names.output.split(separator: "\n").count == 2 && names.output.hasPrefix("garbera\t"))
            for (command, takesTown) in [("restaurants", true), ("restaurant", false), ("send", true)] {
                let help = try await programs.customer(command, "--help", "--lang", "en")
                #expect(help.output.contains("or a town") == takesTown, "\(help.output)")
            }
            let wrong = try await programs.customer("restaurants", "--near", "donsotia", "--lang", "en")
            #expect(wrong.status == 65)
            #expect(
                wrong.error.contains(
                    "Did you mean Donostia? There are restaurants in: San Sebastián, Usurbil, "
                )
            )
        }
    }

    @Test func `a restaurant is shown with direction and maps`() async throws {
        try await Programs.withSandbox { programs in
            let whole = try await programs.customer(
                "restaurant",
                "mcdonald's garbera",
                "--near",
                "43.3183,-1.9812",
                "--lang",
                "es"
            )
            let lines = whole.output.split(separator: "\n").map(String.init)
            #expect(lines.first == "McDonald's Garbera")
            #expect(lines.contains("3,4 km ESE"))
            #expect(lines.contains("geo:43.31012,-1.94107"))
            for title in [
                "Plano\thttps://", "Satélite\thttps://", "Híbrido\thttps://", "Cómo llegar\thttps://",
            ] {
                #expect(lines.contains { $0.hasPrefix(title) }, "\(title)")
            }
        }
    }

    @Test func `an order is sent to the favourite restaurant unless another is named`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let nowhere = try await programs.customer("send", "--lang", "es")
            #expect(nowhere.status == 65)
            #expect(
                nowhere.error.hasPrefix("mcorder: ¿a qué restaurante? Elígelo con -r: McDonald's Garbera, ")
            )
            #expect(try await programs.customer("favorite", "boulevard").status == 0)
            // The boulevard restaurant has its own price.
            #expect(try await programs.customer("ticket").output.contains("\tAgua\t€1.30\n"))
            #expect(try await programs.customer("send").status == 0)
            #expect(try programs.sentOrders().map(\.restaurant) == ["McDonald's Boulevard"])
        }
    }

    @Test func `reordering puts the last order on an empty ticket at today's prices, or as requested`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let none = try await programs.customer("reorder", "--lang", "es")
            #expect(none.status == 66)
            #expect(none.error == "mcorder: Aún no se ha enviado ningún pedido.\n")
            try await programs.fill("Agua", "Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let last = try await programs.customer("last", "--lang", "es")
            #expect(last.output.hasSuffix("Agua\t1,20\u{A0}€\nEspresso\t1,20\u{A0}€\nTotal\t2,40\u{A0}€\n"))
            try await programs.fill("Cerveza")
            #expect(try await programs.customer("reorder").status == 65)
            let appended = try await programs.customerJSON("reorder", "--append")
            #expect(appended.member("lines")?.elements?.count == 3)
            let replaced = try await programs.customerJSON("reorder", "--replace")
            #expect(replaced.member("lines")?.elements?.count == 2)
        }
    }

    @Test func `adding a product that the favourite restaurant does not sell is reported`() async throws {
        try await Programs.withSandbox { programs in
            #expect(try await programs.customer("favourite", "urbil").status == 0)
            let added = try await programs.customer("add", "Cerveza", "--lang", "es")
            #expect(added.status == 0)
            #expect(added.error == "McDonald's Urbil: no se vende aquí\n")
            let sent = try await programs.customer("send", "--lang", "es")
            #expect(sent.status == 65)
            #expect(sent.error.contains("1 «Cerveza» (no se vende en McDonald's Urbil)"))
            #expect(try programs.waiting().isEmpty)
        }
    }
}
