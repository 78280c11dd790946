import Foundation
import McOrderModel
import Testing

/// `mcorderd book`, and the erasure of somebody who worked in the kitchen, run as whole programs.
@Suite struct BookCommandTests {
    private static let example = Repository.url.appending(path: "docs/examples/book").path
    private static let garbera = ["--restaurant", "garbera"]

    private static func withQueue(_ body: (Programs, URL) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let folder = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }  // Removes only the test's own tables.
            try await body(programs, folder)
        }
    }

    private static func book(_ programs: Programs, _ arguments: [String]) async throws -> Programs.Outcome {
        try await programs.run("mcorderd", ["book"] + arguments, adding: ["LC_ALL": "en_GB.UTF-8"])
    }

    @Test func `the example is imported whole, and its export changes nothing`() async throws {
        try await Self.withQueue { programs, folder in
            #expect(try await Self.book(programs, ["check", Self.example]).status == 0)
            let asked = try await Self.book(programs, ["import", Self.example] + Self.garbera)
            #expect(asked.status == 65 && asked.output.contains("checks.csv"), "\(asked)")
            let shown = try await Self.book(programs, ["import", Self.example, "--dry-run"] + Self.garbera)
            #expect(shown.status == 0, "\(shown.error)")
            let loaded = try await Self.book(programs, ["import", Self.example, "--yes"] + Self.garbera)
            #expect(loaded.status == 0 && loaded.output.contains("persons.csv p-1"), "\(loaded)")
            let written = try await Self.book(programs, ["export", folder.path] + Self.garbera)
            #expect(written.status == 0, "\(written.error)")
            let again = try await Self.book(programs, ["import", folder.path] + Self.garbera)
            #expect(again.status == 0 && again.output.contains("already"), "\(again)")
            let taken = try await Self.book(programs, ["export", folder.path] + Self.garbera)
            #expect(taken.status == 73, "\(taken)")
            // Another restaurant has a book of its own.
            let other = try await Self.book(
                programs,
                ["import", folder.path, "--dry-run", "--restaurant", "urbil"]
            )
            #expect(other.status == 0 && other.output.contains("persons.csv p-1"), "\(other)")
        }
    }

    @Test func `an allergen that the catalogue does not say is an error of the check`() async throws {
        try await Self.withQueue { programs, folder in
            try FileManager.default.copyItem(atPath: Self.example, toPath: folder.path)
            let right = try await Self.book(programs, ["check", folder.path])
            #expect(right.status == 0 && !right.output.contains("catalogue"), "\(right)")
            let place = folder.appending(path: "ingredients.csv")
            let text = try String(contentsOf: place, encoding: .utf8)
            try Data(text.replacing(";eggs;", with: ";eggs peanuts;").utf8).write(to: place)
            let wrong = try await Self.book(programs, ["check", folder.path])
            let sentence = "recipes.csv, bigmac: The catalogue does not say: peanuts"
            #expect(wrong.status == 65 && wrong.output.contains(sentence), "\(wrong)")
        }
    }

    @Test func `wrong tables name every error and change nothing`() async throws {
        try await Self.withQueue { programs, folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let tables = ["persons": "id;name\nA B;Ane\n", "checks": "id;name;kind\nx;X;heat\n"]
            for (name, text) in tables {
                try Data(text.utf8).write(to: folder.appending(path: "\(name).csv"))
            }
            let refused = try await Self.book(programs, ["import", folder.path, "--yes"] + Self.garbera)
            #expect(refused.status == 65 && refused.error.contains("persons.csv, row 2"), "\(refused)")
            #expect(refused.error.contains("checks.csv, row 2"), "\(refused)")
            let empty = try await Self.book(programs, ["export", folder.path, "--force"] + Self.garbera)
            #expect(empty.status == 0, "\(empty)")
            let people = try String(contentsOf: folder.appending(path: "persons.csv"), encoding: .utf8)
            #expect(people.hasSuffix("id;name\r\n"), "\(people)")
            for arguments in [["check", "/nowhere"], ["import", folder.path, "--restaurant", "nowhere"]] {
                #expect(try await Self.book(programs, arguments).status != 0, "\(arguments)")
            }
            let several = try await Self.book(programs, ["export", folder.path])
            #expect(several.status == 64 && several.error.contains("garbera"), "\(several)")
        }
    }

    @Test func `somebody who left is forgotten`() async throws {
        try await Self.withQueue { programs, folder in
            _ = try await Self.book(programs, ["import", Self.example, "--yes"] + Self.garbera)
            let forgotten = try await programs.mcorderd("forget", "--person", "p-2", "--json")
            #expect(forgotten.status == 0, "\(forgotten.error)")
            #expect(try forgotten.json().member("rows")?.integer == 1)
            _ = try await Self.book(programs, ["export", folder.path] + Self.garbera)
            let people = try String(contentsOf: folder.appending(path: "persons.csv"), encoding: .utf8)
            #expect(!people.contains("Beñat") && people.contains("Maite"), "\(people)")
            for wrong in [["--person", "nobody"], ["--blank", "x"]] {
                let outcome = try await programs.run("mcorderd", ["forget"] + wrong, adding: [:])
                #expect(outcome.status == 66, "\(wrong): \(outcome)")
            }
            for wrong in [[], ["--person", "p-1", "--blank", "x"]] {
                let outcome = try await programs.run("mcorderd", ["forget"] + wrong, adding: [:])
                #expect(outcome.status == 64, "\(wrong): \(outcome)")
            }
        }
    }
}
