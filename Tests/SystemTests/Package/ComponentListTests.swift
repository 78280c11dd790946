import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// The package's list of components, created from this build.
@Suite struct ComponentListTests {
    private static let repository = Repository.path

    /// The build folder of SwiftPM, in which this program is.
    private static func build() throws -> FilePath {
        try Programs.binaryFolder().removingLastComponent().removingLastComponent()
    }

    private func list() async throws -> JSONValue {
        let programs = try Programs.binaryFolder()
        let outcome = try await Subprocess.run(
            .path(FilePath("\(Self.repository)debian/sbom")),
            arguments: Arguments(
                [try Self.build().string]
                    + ["mcorder", "mcorderd", "till"].map { programs.appending($0).string }
            ),
            environment: .inherit,
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 16)
        )
        #expect(outcome.terminationStatus == .exited(0), "\(outcome.standardError)")
        return try JSONReader.read(Array(outcome.standardOutput.utf8), depth: 8).value
    }

    /// The packages that SwiftPM resolved, with their versions.
    private func resolved() throws -> [String: String] {
        let data = try Data(contentsOf: URL(filePath: Self.build().appending("workspace-state.json").string))
        let state = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let object = try #require(state["object"] as? [String: Any])
        var versions: [String: String] = [:]
        for dependency in try #require(object["dependencies"] as? [[String: Any]]) {
            let reference = try #require(dependency["packageRef"] as? [String: Any])
            let checkout = try #require(
                (dependency["state"] as? [String: Any])?["checkoutState"] as? [String: Any]
            )
            versions[try #require(reference["identity"] as? String)] = checkout["version"] as? String
        }
        return versions
    }

    @Test func `the list is SPDX 2.3, with every member that the format requires`() async throws {
        let list = try await list()
        #expect(list.member("spdxVersion")?.text == "SPDX-2.3")
        #expect(list.member("dataLicense")?.text == "CC0-1.0")
        #expect(list.member("SPDXID")?.text == "SPDXRef-DOCUMENT")
        #expect(list.member("documentNamespace")?.text?.hasPrefix("https://") == true)
        let created = try #require(list.member("creationInfo")?.member("created")?.text)
        #expect(created.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil, "\(created)")
        #expect(list.member("creationInfo")?.member("creators")?.elements?.isEmpty == false)
        let packages = try #require(list.member("packages")?.elements)
        for package in packages {
            let id = try #require(package.member("SPDXID")?.text)
            #expect(id.wholeMatch(of: /SPDXRef-[A-Za-z0-9.-]+/) != nil, "\(id)")
            for member in [
                "name", "downloadLocation", "licenseConcluded", "licenseDeclared", "copyrightText",
            ] {
                #expect(package.member(member)?.text?.isEmpty == false, "\(id) has no \(member)")
            }
        }
        let ids = packages.compactMap { $0.member("SPDXID")?.text } + ["SPDXRef-DOCUMENT"]
        #expect(Set(ids).count == ids.count, "each id is used once")
        let relations = try #require(list.member("relationships")?.elements)
        for relation in relations {
            for end in ["spdxElementId", "relatedSpdxElement"] {
                let id = try #require(relation.member(end)?.text)
                #expect(ids.contains(id), "\(id)")
            }
        }
        #expect(
            Set(relations.compactMap { $0.member("relatedSpdxElement")?.text }).count
                + relations.count { $0.member("relationshipType")?.text == "TEST_DEPENDENCY_OF" }
                >= packages.count,
            "everything that is listed is related to something"
        )
    }

    @Test func `the list has every Swift package with version and licence, and the linked libraries`()
        async throws
    {
        let packages = try #require(try await list().member("packages")?.elements)
        func package(_ name: String) throws -> JSONValue {
            try #require(packages.first { $0.member("name")?.text == name }, "\(name) is missing")
        }
        let resolved = try resolved()
        #expect(resolved.count > 5)
        for (name, version) in resolved {
            #expect(try package(name).member("versionInfo")?.text == version)
            let licence = try #require(try package(name).member("licenseDeclared")?.text)
            #expect(["MIT", "Apache-2.0", "Apache-2.0 WITH Swift-exception"].contains(licence), "\(name)")
        }
        for library in ["libc6", "libsqlite3-0"] {
            #expect(try package(library).member("versionInfo")?.text?.isEmpty == false)
        }
        let version = try await Programs(folder: NSTemporaryDirectory()).mcorderd("--version").output
        #expect(try package("mcorder").member("versionInfo")?.text.map { $0 + "\n" } == version)
    }
}
