import Foundation
import Glibc
import McOrderModel
import Subprocess
import Testing

/// Every user who can write to the shared folder can write claims too.
@Suite(.timeLimit(.minutes(5))) struct ForgedClaimTests {
    private static let variables = ["MCORDERD_INTAKE_POLL": "50ms"]

    /// Invalid claims.
    enum Nonsense: String, CaseIterable, CustomTestStringConvertible {
        case half = "half a claim"
        case empty = "an empty claim"
        case folder = "a folder"
        case link = "a symbolic link"
        case pipe = "a pipe"
        case large = "a claim of a gigabyte"
        case otherName = "a claim whose name is none"

        var testDescription: String { rawValue }

        func make(in claims: Claims) throws {
            let path = try claims.forge(restaurants: ["garbera"])
            switch self {
            case .half:
                let bytes = try Data(contentsOf: URL(filePath: path))
                try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
            case .empty: try #require(truncate(path, 0) == 0)
            case .large: try #require(truncate(path, 1 << 30) == 0)
            case .folder:
                try #require(unlink(path) == 0)
                try #require(mkdir(path, 0o770) == 0)
            case .link:
                try #require(rename(path, "\(claims.folder)/.kept") == 0)
                try #require(symlink(".kept", path) == 0)
            case .pipe:
                try #require(unlink(path) == 0)
                try #require(mkfifo(path, 0o660) == 0)
            case .otherName: try #require(rename(path, "\(claims.folder)/claim") == 0)
            }
        }
    }

    @Test(arguments: Nonsense.allCases)
    func `an invalid claim stops no daemon, at the start or later`(_ nonsense: Nonsense) async throws {
        try await Programs.withSandbox { programs in
            let claims = Claims(programs)
            try FileManager.default.createDirectory(atPath: claims.folder, withIntermediateDirectories: true)
            try nonsense.make(in: claims)
            try await programs.withSession(adding: Self.variables) { session in
                try await serves(programs, session, 1)
                try nonsense.make(in: claims)
                try await serves(programs, session, 2)
            }
        }
    }

    @Test func `ten thousand claims of other restaurants stop no daemon`() async throws {
        try await Programs.withSandbox { programs in
            for _ in 0..<10_000 { try Claims(programs).forge(restaurants: ["nowhere"]) }
            var garbera = programs
            garbera.settings["MCORDERD_RESTAURANTS"] = "garbera"
            try await garbera.withSession(adding: Self.variables) { session in
                try await serves(garbera, session, 1)
                for _ in 0..<100 { try Claims(programs).forge(restaurants: ["urbil"]) }
                try await serves(garbera, session, 2)
            }
        }
    }

    @Test
    func `an earlier claim of our restaurant pauses a daemon until it is removed, and a later one does not`()
        async throws
    {
        try await Programs.withSandbox { programs in
            var garbera = programs
            garbera.settings["MCORDERD_RESTAURANTS"] = "garbera"
            let claims = Claims(programs)
            try await garbera.withSession(adding: Self.variables) { session in
                try claims.forge(restaurants: ["garbera"], since: "2099-01-01T10:00:00Z")
                try await serves(garbera, session, 1)
                let path = try claims.forge(restaurants: ["urbil", "garbera"])
                try await session.until(problem: "claimed")
                #expect(
                    try await session.status().member("claimedBy")?.member("host")?.text == "forged.example"
                )
                try programs.drop(Programs.sample(2), as: "2.json")
                #expect(try await garbera.lists(2) == false)
                try FileManager.default.removeItem(atPath: path)
                try await programs.until("the waiting order is there") { try await garbera.lists(2) }
                try await session.until(problem: nil)
            }
        }
    }

    @Test func `a claim on all restaurants refuses a start until a take-over`() async throws {
        try await Programs.withSandbox { programs in
            try Claims(programs).forge(restaurants: nil)
            let refused = try await programs.endingDaemon("run")
            #expect(refused.status == 78, "\(refused.error)")
            #expect(refused.error.contains("forged.example") && refused.error.contains("2020"))
            let take = try await programs.mcorderd("init", "--take-over")
            #expect(take.status == 0, "\(take.error)")
            try await programs.withSession(adding: Self.variables) { session in
                try await serves(programs, session, 1)
            }
        }
    }

    /// Whether the daemon takes in an order under its own claim.
    private func serves(_ programs: Programs, _ session: DaemonSession, _ number: Int) async throws {
        try programs.drop(Programs.sample(number), as: "order \(number).json")
        try await programs.until("order \(number) is there") { try await programs.lists(number) }
        #expect(try await session.problem() == nil)
        let host = try Self.host()
        try await programs.until("its own claim is there") {
            // Among ten thousand claims the daemon's own is found by its host; forged claims have another
            // host.
            try Self.files(in: Claims(programs).folder).contains { text in
                text.contains("\"\(host)\"") && !text.contains("forged.example")
            }
        }
    }

    private static func host() throws -> String {
        var name = [CChar](repeating: 0, count: 256)
        try #require(gethostname(&name, name.count) == 0)
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The texts of the small regular files of a folder.
    private static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { name in
            var status = stat()
            let path = "\(folder)/\(name)"
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size < 65_536
            else {
                return nil
            }
            return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        }
    }
}
