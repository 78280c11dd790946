import Glibc
import McOrderSettings
import Testing

@testable import McOrderConfiguration

/// The configuration file of the repository: it contains every key, commented out, with its default.
struct RepositoryConfigurationTests {
    private let text: String

    init() throws {
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let path = root + "/config/mcorderd.yaml"
        let file = try #require(fopen(path, "r"), "\(path)")
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = fread(&bytes, 1, bytes.count, file)
        text = String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// The file with all keys active: without the `#` directly before a key or an indented key.
    private var inForce: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let rest = line.dropFirst()
            guard line.first == "#", let first = rest.first, first != " " || rest.hasPrefix("  ") else {
                return String(line)
            }
            return String(rest)
        }.joined(separator: "\n")
    }

    @Test func `the unchanged file changes no default`() async throws {
        #expect(try await ConfigurationSource.read(text) == ConfigurationSource.read())
    }

    @Test func `the file with all keys active has the defaults`() async throws {
        #expect(try await ConfigurationSource.read(inForce) == ConfigurationSource.read())
    }

    @Test(arguments: Setting.allCases)
    func `the file contains every setting with its default`(_ setting: Setting) throws {
        let parts = setting.rawValue.split(separator: ".")
        let lines = inForce.split(separator: "\n").map(String.init)
        var group = ""
        var value: String?
        for line in lines where !line.hasPrefix("#") {
            let isInner = line.hasPrefix("  ")
            let pieces = line.split(separator: "#")[0].split(separator: ":", maxSplits: 1).map {
                $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
            }
            if !isInner { group = pieces[0] }
            let key = isInner ? "\(group).\(pieces[0])" : pieces[0]
            if key == setting.rawValue, pieces.count == 2 { value = pieces[1] }
        }
        let folder = "/srv/mcorder/cloud/\(parts[parts.count - 1])"
        #expect(value == setting.standard ?? folder)
    }
}
