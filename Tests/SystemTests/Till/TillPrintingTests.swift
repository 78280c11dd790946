import Foundation
import Subprocess
import SystemPackage
import Testing

/// What the till prints and opens, run as whole programs. The printers are files, to which a command appends.
@Suite(.timeLimit(.minutes(5))) struct TillPrintingTests {
    /// A restaurant with an order and its printers: `barra` for bags and receipts, and `caja` with a drawer.
    private struct Shop: Sendable {
        let programs: Programs

        func paper(_ printer: String) throws -> [UInt8] {
            let file = "\(programs.folder)/\(printer)"
            guard FileManager.default.fileExists(atPath: file) else { return [] }
            return Array(try Data(contentsOf: URL(filePath: file)))
        }

        /// The bags that the tickets of `barra` name, in their sequence.
        func bags() throws -> [String] {
            String(decoding: try paper("barra"), as: UTF8.self).split(whereSeparator: \.isNewline)
                .compactMap { line in line.firstRange(of: "Bolsa ").map { String(line[$0.lowerBound...]) } }
        }
    }

    private static func withShop(_ body: (Shop) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            let file = "\(programs.folder)/print.yaml"
            let settings = """
                printers:
                  - {id: barra, address: "tee -a \(programs.folder)/barra", text: page, prints: [bag, receipt]}
                  - {id: caja, address: "tee -a \(programs.folder)/caja", text: page, drawer: true}

                """
            try Data(settings.utf8).write(to: URL(filePath: file))
            let end = try await Subprocess.run(
                try Programs.binary("mcorder-print"),
                arguments: ["--config", file],
                environment: programs.environment,
                input: .none,
                output: .discarded,
                error: .discarded
            ) { execution in
                do {
                    try await programs.until("the printers are known") {
                        try await programs.till("printers").output.contains("caja")
                    }
                    try programs.drop(Programs.sample, as: "a.json")
                    #expect(try await programs.mcorderd("run", "--once").status == 0)
                    try await body(Shop(programs: programs))
                } catch {
                    try execution.send(signal: .kill)
                    throw error
                }
                try execution.send(signal: .terminate)
            }
            #expect(end.terminationStatus == .exited(0))
        }
    }

    @Test func `a number of bags is a ticket for each, and one more has no total`() async throws {
        try await Self.withShop { shop in
            let programs = shop.programs
            #expect(try await programs.till("print", "9", "--bag", "--bags", "2").status == 0)
            #expect(try await programs.till("print", "9", "--bag").status == 0)
            try await programs.until("three tickets") { try shop.bags().count >= 3 }
            #expect(try shop.bags() == ["Bolsa 1 de 2", "Bolsa 2 de 2", "Bolsa 3"])
            let refused = try await programs.till("print", "9", "--bag", "--bags", "21", "--lang", "en")
            #expect(refused.status == 65 && refused.error.contains("--bags: 1 to 20, not 21"))
            #expect(try await programs.till("print", "9", "--bags", "x").status == 64)
            let text = try await programs.till("ticket", "9", "--bag", "--lang", "es").output
            #expect(text.contains("Bolsa 1\n"))
        }
    }

    @Test func `only a drawer that is there is opened`() async throws {
        try await Self.withShop { shop in
            let programs = shop.programs
            let refused = try await programs.till("printers", "open", "barra", "--lang", "en")
            #expect(refused.status == 65, "\(refused)")
            #expect(refused.error.contains("drawer: true") && refused.error.contains("barra"))
            #expect(try await programs.till("printers", "open", "nadie").status == 66)
            #expect(try await programs.till("printers", "open", "caja").status == 0)
            try await programs.until("the drawer opens") { try shop.paper("caja").contains([0x1B, 0x70]) }
            #expect(try !shop.paper("barra").contains([0x1B, 0x70]))
        }
    }
}
