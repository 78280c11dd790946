import Foundation
import McOrderModel
import Testing

/// `mcorder join` and `mcorder device` in a folder whose house signs its catalogue.
@Suite struct CustomerHouseTests {
    private static let identity = key(1)
    private static let stranger = key(2)

    private static func key(_ byte: UInt8) -> SigningKey {
        guard let key = SigningKey(secret: Array(repeating: byte, count: 32)) else {
            fatalError("a secret has 32 bytes")
        }
        return key
    }

    private static func code(_ key: SigningKey) -> String {
        HouseID(identity: key.publicKey).code.description
    }

    /// Signs the published catalogue in the folder of a test, in the house's place.
    private func publish(_ programs: Programs, by key: SigningKey, serial: Int = 10) throws {
        let path = "\(programs.folder)/cloud/catalog"
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
        for part in CatalogueReader.Part.required {
            let url = URL(filePath: "\(Programs.catalogue)/\(part.fileName)")
            files[part] = .success(Array(try Data(contentsOf: url)))
        }
        let catalogue = try CatalogueReader.read(files: files) { _ in true }
        let published = PublishedCatalogue(catalogue, publishedAt: Timestamp(seconds: 1_700_000_000))
        let bytes = try SignedFile.json(
            try JSONReader.read(published.json, depth: 8).value,
            .catalogue,
            serial: serial,
            members: SignedCatalogue.members(identity: key.publicKey),
            by: key
        )
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: path + "/" + PublishedCatalogue.fileName))
    }

    @Test func `join accepts the house with the given code only, and names a wrong group of it`() async throws
    {
        try await Programs.withSandbox { programs in
            try publish(programs, by: Self.identity)
            let cloud = "\(programs.folder)/cloud"
            var typed = Array(Self.code(Self.identity))
            typed[13] = typed[13] == "0" ? "1" : "0"
            let mistyped = try await programs.mcorder("join", cloud, "--house", String(typed))
            #expect(mistyped.status == 64)
            #expect(mistyped.error.contains("group 3"))
            let short = try await programs.mcorder("join", cloud, "--house", "ABC")
            #expect(short.status == 64)
            let other = try await programs.mcorder("join", cloud, "--house", Self.code(Self.stranger))
            #expect(other.status == 78)
            #expect(other.error.contains(Self.code(Self.identity)))
            #expect(other.error.contains(Self.code(Self.stranger)))
            let joined = try await programs.mcorder(
                "join",
                cloud,
                "--house",
                "mcorder:" + Self.code(Self.identity).lowercased()
            )
            #expect(joined.status == 0, "\(joined.error)")
            #expect(joined.output.contains(Self.code(Self.identity)))
        }
    }

    @Test func `join and device show the house and the key, and another house is a full stop`() async throws {
        try await Programs.withSandbox { programs in
            try publish(programs, by: Self.identity)
            let cloud = "\(programs.folder)/cloud"
            let joined = try await programs.mcorder("join", cloud, "--json")
            #expect(joined.status == 0, "\(joined.error)")
            let houses = try joined.json().elements?.map { $0.member("house")?.text }
            #expect(houses?.isEmpty == false)
            #expect(houses?.allSatisfy { $0 == Self.code(Self.identity) } == true)
            let device = try await programs.mcorder("device", "--json").json()
            let key = try #require(device.member("key")?.text.flatMap { PublicKey($0) })
            #expect(device.member("udid")?.text == DeviceID(key).description)
            #expect(device.member("house")?.text == Self.code(Self.identity))
            let shown = try await programs.mcorder("device")
            #expect(shown.output.contains(key.description))
            try publish(programs, by: Self.stranger, serial: 99)
            let stopped = try await programs.mcorder("products")
            #expect(stopped.status == 78)
            #expect(stopped.error.contains(Self.code(Self.stranger)))
        }
    }

    @Test func `in a folder without a house device prints no key and no house`() async throws {
        try await Programs.withSandbox { programs in
            let device = try await programs.mcorder("device", "--json").json()
            #expect(device.keys == ["name", "udid", "nextNumber", "key", "house"])
            #expect(device.member("key") == .null && device.member("house") == .null)
            let shown = try await programs.mcorder("device")
            #expect(shown.output.split(separator: "\n").count == 1)
        }
    }

    @Test func `a device moves with its key, and the home that it left says so`() async throws {
        try await Programs.withSandbox { programs in
            try publish(programs, by: Self.identity)
            _ = try await programs.mcorder("join", "\(programs.folder)/cloud")
            let before = try await programs.mcorder("device", "--json").json()
            let file = "\(programs.folder)/device.json"
            let both = try await programs.mcorder("device", "--export", file, "--upgrade")
            #expect(both.status == 64)
            #expect(!FileManager.default.fileExists(atPath: file))
            let exported = try await programs.mcorder("device", "--export", file)
            #expect(exported.status == 0, "\(exported.error)")
            for command in ["device", "ticket", "send", "products"] {
                let left = try await programs.mcorder(command)
                #expect(left.status == 78, "\(command): \(left.error)")
            }
            let again = try await programs.mcorder("device", "--export", file)
            #expect(again.status == 78)
            let imported = try await programs.mcorder("device", "--import", file, "--json", home: "new")
            #expect(imported.status == 0, "\(imported.error)")
            #expect(try imported.json() == before)
            #expect(imported.error.contains("device.json"))
        }
    }

    @Test func `a device without a key gets one when asked`() async throws {
        try await Programs.withSandbox { programs in
            let before = try await programs.mcorder("device", "--json").json()
            let upgraded = try await programs.mcorder("device", "--upgrade", "--json")
            #expect(upgraded.status == 0, "\(upgraded.error)")
            let after = try upgraded.json()
            #expect(after.member("udid") != before.member("udid"))
            #expect(after.member("key")?.text != nil)
            let again = try await programs.mcorder("device", "--upgrade", "--json")
            #expect(try again.json() == after)
        }
    }
}
