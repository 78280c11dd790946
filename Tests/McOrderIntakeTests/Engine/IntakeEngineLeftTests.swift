import Glibc
import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderIntake

/// Files that stay in the folder.
struct IntakeEngineLeftTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    enum Odd: CaseIterable {
        case folder, pipe, link, tooLarge

        var reason: RejectionReason { self == .tooLarge ? .tooLarge : .notAFile }

        func make(at path: String) throws {
            switch self {
            case .folder: try #require(mkdir(path, 0o770) == 0)
            case .pipe: try #require(mkfifo(path, 0o660) == 0)
            case .link: try #require(symlink("/etc/passwd", path) == 0)
            case .tooLarge: try Files.write([UInt8](repeating: 0x20, count: 65_537), to: path)
            }
        }
    }

    @Test(arguments: Odd.allCases)
    func `what is never read stays and is reported once`(_ odd: Odd) async throws {
        try odd.make(at: house.path("x.json"))
        let engine = try house.engine()
        #expect(try await engine.scan().decided == 1)
        #expect(try await engine.scan().decided == 0)
        #expect(try await house.reasons() == [odd.reason])
        #expect(try house.waiting() == ["x.json"])
        #expect(house.log.count(of: "file refused") == 1)
    }

    @Test(arguments: Odd.allCases)
    func `what is never read is no redelivery after a start`(_ odd: Odd) async throws {
        try odd.make(at: house.path("x.json"))
        for _ in 1...3 { try await house.engine().scan() }
        #expect(try await house.reasons() == [odd.reason])
        #expect(try await house.redelivered() == 0)
    }

    @Test(arguments: Odd.allCases)
    func `what is never read has no receipt`(_ odd: Odd) async throws {
        try odd.make(at: house.path("x.json"))
        try await house.engine().scan()
        #expect(try await house.view.receiptsDue(atMost: 10).isEmpty)
    }

    @Test func `a file of the largest size is read`() async throws {
        let sample = SampleOrder().bytes
        try house.drop(sample + [UInt8](repeating: 0x20, count: 65_536 - sample.count))
        try await house.engine().scan()
        #expect(try await house.orders().count == 1)
    }

    @Test func `a file that became small enough is read`() async throws {
        try Odd.tooLarge.make(at: house.path("x.json"))
        let engine = try house.engine()
        try await engine.scan()
        try Files.write(SampleOrder().bytes, to: house.path("x.json"))
        try await engine.scan()
        #expect(try await house.orders().count == 1)
        #expect(try house.waiting().isEmpty)
    }

    @Test func `an unreadable file waits for the settle time`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        try house.drop(Array("[".utf8))
        let engine = try house.engine(settings)
        let report = try await engine.scan()
        #expect(report.decided == 0)
        #expect(report.waiting == 1)
        #expect(try #require(report.untilSettled) > .seconds(3500))
        #expect(try house.waiting() == ["order.json"])
        #expect(try await house.reasons().isEmpty)
    }

    @Test func `an unreadable file is judged after the settle time`() async throws {
        var settings = IntakeSettings()
        settings.settle = .milliseconds(20)
        try house.drop(Array("[".utf8))
        let engine = try house.engine(settings)
        #expect(try await engine.scan().waiting == 1)
        try await eventually { try await engine.scan().decided == 1 }
        #expect(try await house.reasons() == [.notJSON])
        #expect(try house.waiting().isEmpty)
    }

    @Test func `an order that was completed while it waited is queued`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        let bytes = SampleOrder().bytes
        try Files.write(Array(bytes.prefix(50)), to: house.path("x.json"))
        let engine = try house.engine(settings)
        #expect(try await engine.scan().waiting == 1)
        try Files.write(Array(bytes.dropFirst(50)), to: house.path("x.json"), flags: O_WRONLY | O_APPEND)
        #expect(try await engine.scan().decided == 1)
        #expect(try await house.orders().count == 1)
        #expect(try await house.reasons().isEmpty)
    }

    @Test func `a file that was announced and then listed waits once`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        try house.drop(Array("[".utf8))
        let told = try name("order.json")
        let report = try await house.engine(settings).scan(arrivals: { [told] })
        #expect(report.waiting == 1)
    }

    @Test(arguments: ["replaced", "touched", "appended to"])
    func `a file that changed between reading and unlinking stays`(_ how: String) async throws {
        let house = house
        let path = house.path("order.json")
        let counter = Counter()
        let engine = try house.engine(beforeUnlinking: {
            guard counter.add() == 1 else { return }
            #expect(throws: Never.self) {
                switch how {
                case "replaced": try house.drop(.number(10))
                case "touched": utimes(path, nil)
                default: try Files.write([0x20], to: path, flags: O_WRONLY | O_APPEND)
                }
            }
        })
        try house.drop()
        try await engine.scan()
        #expect(try house.waiting() == ["order.json"])
        try await engine.scan()
        #expect(try house.waiting().isEmpty)
        #expect(try await house.orders().map(\.number) == (how == "replaced" ? [9, 10] : [9]))
        #expect(try await house.redelivered() == (how == "replaced" ? 0 : 1))
    }

    @Test func `a file that vanished before unlinking is decided all the same`() async throws {
        let path = house.path("order.json")
        try house.drop()
        try await house.engine(beforeUnlinking: { unlink(path) }).scan()
        #expect(try await house.orders().count == 1)
        #expect(!house.log.entries.contains { $0.level >= .warning })
    }

    @Test func `temporary files count when they are older than a day`() async throws {
        // tmpfs stores any file time that is set, unlike the file systems of most disks.
        let house = try await TestHouse(under: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
        let now = house.now.seconds
        for (file, time) in [
            (".new.tmp", now - 86_400), (".old.tmp", now - 86_401), (".first.tmp", Int64.min),
            (".last.tmp", Int64.max),
        ] {
            try Files.write("", to: house.path(file))
            let times = [timespec(tv_sec: Int(time), tv_nsec: 0), timespec(tv_sec: Int(time), tv_nsec: 0)]
            utimensat(AT_FDCWD, house.path(file), times, 0)
        }
        #expect(try await house.engine().scan().lingering == 2)
        #expect(try await house.engine().scan().decided == 0)
    }

    @Test(.enabled(if: geteuid() == 0))
    func `a file without permissions stays, and stops no other`() async throws {
        chmod(house.house.orders, 0o777)
        try house.drop(as: "closed.json")
        try house.drop(.number(10), as: "open.json")
        chmod(house.path("closed.json"), 0o600)
        chmod(house.path("open.json"), 0o644)
        let told = [try name("closed.json"), try name("open.json")]
        // The reading thread has the rights of the user `nobody` from the first name until the first order is
        // judged.
        let engine = try house.engine(onNow: { ThreadUser.become(0) })
        let report = try await engine.scan(arrivals: {
            ThreadUser.become(65_534)
            return told
        })
        #expect(report.decided == 1)
        #expect(try await house.orders().map(\.number) == [10])
        #expect(try house.waiting() == ["closed.json"])
        #expect(house.log.count(of: "cannot be read") == 1)
        #expect(try await engine.scan().decided == 0)
        chmod(house.path("closed.json"), 0o660)
        #expect(try await engine.scan().decided == 1)
    }
}

/// The user with whose rights the calling thread accesses files. Source: setfsuid(2).
private enum ThreadUser {
    static func become(_ user: UInt32) {
        typealias Call = @convention(c) (UInt32) -> CInt
        guard let symbol = dlsym(nil, "setfsuid") else { return }
        _ = unsafeBitCast(symbol, to: Call.self)(user)
    }
}
