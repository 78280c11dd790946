import Foundation
import Testing

/// Checks that the version is the same everywhere.
@Suite struct VersionTests {
    private static let repository = Repository.url

    private func text(_ file: String) throws -> String {
        try String(contentsOf: Self.repository.appending(path: file), encoding: .utf8)
    }

    @Test(arguments: ["mcorder", "mcorderd", "till"])
    func `the programs, the package and the changelog have one version`(_ program: String) async throws {
        let said = try await Programs(folder: NSTemporaryDirectory()).run(program, ["--version"]).output
        let version = said.trimmingCharacters(in: .newlines)
        #expect(try text("debian/changelog").hasPrefix("mcorder (\(version)) "))
        let first = try #require(try text("CHANGELOG.md").firstMatch(of: /(?m)^## \[?([0-9.]+)/))
        #expect(String(first.1) == version)
    }
}
