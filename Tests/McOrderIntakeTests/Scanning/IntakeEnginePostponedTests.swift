import FolderTesting
import Glibc
import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderIntake

/// Files that stay in the folder.
struct IntakeEnginePostponedTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
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
    func `a file that is never read stays and is reported once`(_ odd: Odd) async throws {
        try odd.make(at: fixture.path("x.json"))
        let engine = try fixture.engine()
        #expect(try await engine.scan().decided == 1)
        #expect(try await engine.scan().decided == 0)
        #expect(try await fixture.reasons() == [odd.reason])
        #expect(try fixture.waiting() == ["x.json"])
        #expect(fixture.log.count(of: "file refused") == 1)
    }

    @Test(arguments: Odd.allCases)
    func `a file that is never read is not counted as a redelivery after a restart`(_ odd: Odd) async throws {
        try odd.make(at: fixture.path("x.json"))
        for _ in 1...3 { try await fixture.engine().scan() }
        #expect(try await fixture.reasons() == [odd.reason])
        #expect(try await fixture.redelivered() == 0)
    }

    @Test(arguments: Odd.allCases)
    func `a file that is never read gets no receipt`(_ odd: Odd) async throws {
        try odd.make(at: fixture.path("x.json"))
        try await fixture.engine().scan()
        #expect(try await fixture.receiptsDue().isEmpty)
    }

    @Test func `a file of the maximum size is read`() async throws {
        let sample = SampleOrder().bytes
        try fixture.drop(sample + [UInt8](repeating: 0x20, count: 65_536 - sample.count))
        try await fixture.engine().scan()
        #expect(try await fixture.orders().count == 1)
    }

    @Test func `a file that became small enough is read`() async throws {
        try Odd.tooLarge.make(at: fixture.path("x.json"))
        let engine = try fixture.engine()
        try await engine.scan()
        try Files.write(SampleOrder().bytes, to: fixture.path("x.json"))
        try await engine.scan()
        #expect(try await fixture.orders().count == 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `an unreadable file waits for the settle time`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        try fixture.drop(Array("[".utf8))
        let engine = try fixture.engine(settings)
        let report = try await engine.scan()
        #expect(report.decided == 0)
        #expect(report.waiting == 1)
        #expect(try #require(report.untilDue) > .seconds(3500))
        #expect(try fixture.waiting() == ["order.json"])
        #expect(try await fixture.reasons().isEmpty)
    }

    @Test func `an unreadable file is judged after the settle time`() async throws {
        var settings = IntakeSettings()
        settings.settle = .milliseconds(20)
        try fixture.drop(Array("[".utf8))
        let engine = try fixture.engine(settings)
        #expect(try await engine.scan().waiting == 1)
        try await eventually { try await engine.scan().decided == 1 }
        #expect(try await fixture.reasons() == [.notJSON])
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `an incomplete order that is completed within the settle time is queued`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        let bytes = SampleOrder().bytes
        try Files.write(Array(bytes.prefix(50)), to: fixture.path("x.json"))
        let engine = try fixture.engine(settings)
        #expect(try await engine.scan().waiting == 1)
        try Files.append(Array(bytes.dropFirst(50)), to: fixture.path("x.json"))
        #expect(try await engine.scan().decided == 1)
        #expect(try await fixture.orders().count == 1)
        #expect(try await fixture.reasons().isEmpty)
    }

    @Test func `a file that was announced and then listed waits once`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        try fixture.drop(Array("[".utf8))
        let reported = try name("order.json")
        let report = try await fixture.engine(settings).scan(announced: { [reported] })
        #expect(report.waiting == 1)
    }

    @Test(arguments: ["replaced", "touched", "appended to"])
    func `a file that changed between reading and unlinking stays`(_ how: String) async throws {
        let fixture = fixture
        let path = fixture.path("order.json")
        let counter = Counter()
        let engine = try fixture.engine(beforeUnlinking: {
            guard counter.add() == 1 else { return }
            #expect(throws: Never.self) {
                switch how {
                case "replaced": try fixture.drop(.number(10))
                case "touched": utimes(path, nil)
                default: try Files.append([0x20], to: path)
                }
            }
        })
        try fixture.drop()
        try await engine.scan()
        #expect(try fixture.waiting() == ["order.json"])
        try await engine.scan()
        #expect(try fixture.waiting().isEmpty)
        #expect(try await fixture.orders().map(\.number) == (how == "replaced" ? [9, 10] : [9]))
        #expect(try await fixture.redelivered() == (how == "replaced" ? 0 : 1))
    }

    @Test func `a file that vanished before unlinking is decided nevertheless`() async throws {
        let path = fixture.path("order.json")
        try fixture.drop()
        try await fixture.engine(beforeUnlinking: { unlink(path) }).scan()
        #expect(try await fixture.orders().count == 1)
        #expect(!fixture.log.entries.contains { $0.level >= .warning })
    }

    @Test func `temporary files count when they are older than a day`() async throws {
        // tmpfs stores any file time that is set, unlike the file systems of most disks.
        let fixture = try await IntakeFixture(under: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
        let now = fixture.now.seconds
        for (file, time) in [
            (".new.tmp", now - 86_400), (".old.tmp", now - 86_401), (".first.tmp", Int64.min),
            (".last.tmp", Int64.max),
        ] {
            try Files.write("", to: fixture.path(file))
            let times = [timespec(tv_sec: Int(time), tv_nsec: 0), timespec(tv_sec: Int(time), tv_nsec: 0)]
            utimensat(AT_FDCWD, fixture.path(file), times, 0)
        }
        #expect(try await fixture.engine().scan().lingering == 2)
        #expect(try await fixture.engine().scan().decided == 0)
    }

    @Test(.enabled(if: geteuid() == 0))
    func `a file without read permission stays, and does not stop the others`() async throws {
        chmod(fixture.paths.orders, 0o777)
        try fixture.drop(as: "closed.json")
        try fixture.drop(.number(10), as: "open.json")
        chmod(fixture.path("closed.json"), 0o600)
        chmod(fixture.path("open.json"), 0o644)
        let reported = [try name("closed.json"), try name("open.json")]
        // The reading thread has the rights of the user `nobody` from the first name until the first order is
        // judged.
        let engine = try fixture.engine(onNow: { ThreadUser.become(0) })
        let report = try await engine.scan(announced: {
            ThreadUser.become(65_534)
            return reported
        })
        #expect(report.decided == 1)
        #expect(try await fixture.orders().map(\.number) == [10])
        #expect(try fixture.waiting() == ["closed.json"])
        #expect(fixture.log.count(of: "cannot be read") == 1)
        #expect(try await engine.scan().decided == 0)
        chmod(fixture.path("closed.json"), 0o660)
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
