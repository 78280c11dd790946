import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import Testing

@testable import McOrderIntake

/// The claims of several queues in one folder.
struct FolderClaimsTests {
    private let folder: TemporaryFolder
    private let orders: Directory
    private let begin = Timestamp(seconds: 1_700_000_000)

    init() throws {
        folder = try TemporaryFolder()
        orders = try Directory.open(folder.path)
    }

    private func id(_ first: UInt8) throws -> DeviceID {
        try #require(DeviceID(bytes: (0..<16).map { first + $0 }))
    }

    private func claims(
        _ first: UInt8,
        host: String = "a",
        _ restaurants: [String]? = nil,
        isShared: Bool = false
    ) throws -> FolderClaims {
        FolderClaims(
            queue: try id(first),
            host: host,
            state: "/state",
            restaurants: restaurants.map { Set($0.map { RestaurantID($0) }) },
            isShared: isShared
        )
    }

    private func check(_ claims: inout FolderClaims, after seconds: Int = 0) throws -> FolderClaims.Status {
        try claims.check(in: orders, now: .now + .seconds(seconds), at: begin + .seconds(seconds))
    }

    private func path(_ first: UInt8) throws -> String {
        "\(folder.path)/\(Claim.folderName)/\(try id(first))"
    }

    @Test func `a second queue does not get the first one's claim`() throws {
        var (first, second) = (try claims(1), try claims(101, host: "b"))
        #expect(try first.take(in: orders, at: begin) == .ours(rivals: []))
        let own = try #require(first.own)
        #expect(try second.take(in: orders, at: begin + .seconds(9)) == .claimed(by: own))
        #expect(own.host == "a" && own.since == begin && own.restaurants == nil)
        #expect(try FolderClaims.claims(in: orders) == [own])
    }

    @Test func `a queue that looks all the time does not come back while another one takes over`()
        async throws
    {
        for _ in 0..<100 {
            let folder = try TemporaryFolder()
            let orders = try Directory.open(folder.path)
            var (first, second) = (try claims(1), try claims(101, host: "b"))
            _ = try first.take(in: orders, at: begin)
            let looking = Task.detached { [begin, path = folder.path, first] in
                var (first, turn) = (first, 0)
                let orders = try Directory.open(path)
                while true {
                    // It reads the folder each time.
                    turn += 31
                    let status = try first.check(in: orders, now: .now + .seconds(turn), at: begin)
                    if case .claimed(let claim) = status { return claim }
                }
            }
            // The first one should be looking by now; the test also holds if it is not.
            try await Task.sleep(for: .milliseconds(1))
            _ = try second.take(in: orders, at: begin + .seconds(9), overriding: true)
            #expect(try await looking.value == second.own)
            #expect(try FolderClaims.claims(in: orders) == [try #require(second.own)])
        }
    }

    @Test func `queues of different restaurants can claim the same folder`() throws {
        var (first, second) = (try claims(1, ["garbera"]), try claims(101, ["urbil"]))
        var third = try claims(51, ["indautxu", "urbil"])
        #expect(try first.take(in: orders, at: begin) == .ours(rivals: []))
        #expect(try second.take(in: orders, at: begin) == .ours(rivals: []))
        #expect(try third.take(in: orders, at: begin) == .claimed(by: try #require(second.own)))
        #expect(try check(&first) == .ours(rivals: []))
    }

    @Test func `the same queue at the same place keeps its claim as it was`() throws {
        var claims = try claims(1)
        _ = try claims.take(in: orders, at: begin)
        let bytes = try Files.read(try path(1))
        var again = try self.claims(1)
        #expect(try again.take(in: orders, at: begin + .seconds(500)) == .ours(rivals: []))
        #expect(try Files.read(try path(1)) == bytes)
    }

    @Test func `if two queues started without seeing each other, the later one stops`() throws {
        var (early, late) = (try claims(101, host: "a"), try claims(1, host: "b"))
        _ = try early.take(in: orders, at: begin)
        let name = try path(101)
        let bytes = try #require(try Files.read(name))
        try #require(unlink(name) == 0)
        _ = try late.take(in: orders, at: begin + .seconds(3))
        // The sync client delivers the first daemon's claim.
        try Files.write(bytes, to: name)
        #expect(try check(&late, after: 31) == .claimed(by: try #require(early.own)))
        #expect(try check(&early, after: 31) == .ours(rivals: [try #require(late.own)]))
        try #require(unlink(name) == 0)
        #expect(try check(&late, after: 62) == .ours(rivals: []))
    }

    @Test func `if two queues started in the same second, one of them stops`() throws {
        let (one, other) = (try claims(1), try claims(101))
        let found = try [one, other].map { claims in
            var claims = claims
            let folder = try TemporaryFolder()
            _ = try claims.take(in: try Directory.open(folder.path), at: begin)
            return try #require(claims.own)
        }
        #expect(found[0].precedes(found[1]) != found[1].precedes(found[0]))
    }

    @Test func `a claim that was removed is written again`() throws {
        var claims = try claims(1)
        _ = try claims.take(in: orders, at: begin)
        let bytes = try Files.read(try path(1))
        try #require(unlink(try path(1)) == 0)
        #expect(try check(&claims) == .ours(rivals: []))
        #expect(try Files.read(try path(1)) == bytes)
        try #require(unlink(try path(1)) == 0)
        try #require(rmdir("\(folder.path)/\(Claim.folderName)") == 0)
        #expect(try check(&claims, after: 31) == .ours(rivals: []))
        #expect(try Files.read(try path(1)) == bytes)
    }

    @Test func `a queue that is taken over stops, and does not restore its claim`() throws {
        var (old, new) = (try claims(1, host: "old"), try claims(101, host: "new"))
        _ = try old.take(in: orders, at: begin)
        #expect(try new.take(in: orders, at: begin + .seconds(60), overriding: true) == .ours(rivals: []))
        let own = try #require(new.own)
        #expect(try FolderClaims.claims(in: orders) == [own])
        #expect(try check(&old, after: 61) == .claimed(by: own))
        #expect(try FolderClaims.claims(in: orders) == [own])
        #expect(try check(&new, after: 62) == .ours(rivals: []))
        // After a restart the old queue is refused. It takes the folder back when a user overrides the claim.
        var again = try claims(1, host: "old")
        #expect(try again.take(in: orders, at: begin + .seconds(90)) == .claimed(by: own))
        #expect(try again.take(in: orders, at: begin + .seconds(90), overriding: true) == .ours(rivals: []))
        #expect(try check(&new, after: 95) == .claimed(by: try #require(again.own)))
    }

    @Test func `a take-over while the old daemon runs stays in force`() throws {
        var (old, new) = (try claims(1, host: "old"), try claims(101, host: "new"))
        _ = try old.take(in: orders, at: begin)
        // Both run. The new one started without seeing the old one's claim, and a user runs a takeover for
        // it.
        let (name, bytes) = (try path(1), try #require(try Files.read(try path(1))))
        try #require(unlink(name) == 0)
        _ = try new.take(in: orders, at: begin + .seconds(5))
        try Files.write(bytes, to: name)
        var command = try claims(101, host: "new")
        _ = try command.take(in: orders, at: begin + .seconds(9), overriding: true)
        #expect(try check(&new, after: 31) == .ours(rivals: []))
        #expect(try check(&old, after: 31) == .claimed(by: try #require(new.own)))
        #expect(try #require(new.own).replaces == [try id(1)])
    }

    @Test func `a queue stops here when it is served on another machine`() throws {
        var (old, new) = (try claims(1, host: "old"), try claims(1, host: "new"))
        _ = try old.take(in: orders, at: begin)
        #expect(try new.take(in: orders, at: begin + .seconds(60)) == .ours(rivals: []))
        #expect(try check(&old, after: 61) == .moved(to: try #require(new.own)))
        #expect(try check(&new, after: 61) == .ours(rivals: []))
    }

    /// Daemons that share a queue take over from each other any number of times.
    @Test func `the claim of a shared queue is that of the daemon that works`() throws {
        var (first, second) = (
            try claims(1, host: "a", isShared: true), try claims(1, host: "b", isShared: true)
        )
        #expect(try first.take(in: orders, at: begin) == .ours(rivals: []))
        for (round, host) in ["b", "a", "b"].enumerated() {
            let found = host == "a" ? try check(&first, after: round) : try check(&second, after: round)
            #expect(found == .ours(rivals: []))
            #expect(try FolderClaims.claims(in: orders).map(\.host) == [host])
        }
    }

    @Test func `a file that is not a claim is not touched`() throws {
        var claims = try claims(1)
        _ = try claims.take(in: orders, at: begin)
        let place = "\(folder.path)/\(Claim.folderName)/"
        let foreign = Claim(queue: try id(101), host: "x", state: "", since: begin, restaurants: nil)
        try Files.write(foreign.json, to: place + "\(try id(51))")  // Under another queue's name.
        try Files.write(foreign.json, to: place + "\(try id(101)).part")
        try Files.write(Array(foreign.json.dropLast(9)), to: place + "\(try id(101))")
        try #require(mkdir(place + "\(try id(31))", 0o770) == 0)
        try #require(symlink("/etc/passwd", place + "\(try id(41))") == 0)
        #expect(try check(&claims, after: 31) == .ours(rivals: []))
    }

    @Test func `restaurants that are served later are claimed too`() throws {
        var (first, second) = (try claims(1, ["garbera"]), try claims(101, ["urbil"]))
        _ = try first.take(in: orders, at: begin)
        _ = try second.take(in: orders, at: begin + .seconds(5))
        second.serve([RestaurantID("garbera")])
        #expect(try check(&second) == .claimed(by: try #require(first.own)))
        second.serve([RestaurantID("indautxu")])
        #expect(try check(&second) == .ours(rivals: []))
        #expect(try #require(second.own).restaurants == [RestaurantID("indautxu")])
    }

    @Test func `a link in the place of the claims' folder is not followed`() throws {
        try #require(symlink("/tmp", "\(folder.path)/\(Claim.folderName)") == 0)
        var claims = try claims(1)
        #expect(throws: FileError.self) { try claims.take(in: orders, at: begin) }
    }

    @Test func `a claim that is emptied in place no longer stops a queue a second later`() throws {
        var (early, late) = (try claims(101, host: "a"), try claims(1, host: "b"))
        _ = try early.take(in: orders, at: begin)
        let name = try path(101)
        let bytes = try #require(try Files.read(name))
        try #require(unlink(name) == 0)
        _ = try late.take(in: orders, at: begin + .seconds(3))
        try Files.write(bytes, to: name)
        #expect(try check(&late, after: 31) == .claimed(by: try #require(early.own)))
        // The folder's own times do not change.
        try #require(truncate(name, 0) == 0)
        #expect(try check(&late, after: 31) == .claimed(by: try #require(early.own)))
        #expect(try check(&late, after: 33) == .ours(rivals: []))
    }
}
