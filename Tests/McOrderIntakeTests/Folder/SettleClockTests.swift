import Glibc
import Testing

@testable import McOrderFiles
@testable import McOrderIntake

struct SettleClockTests {
    private let start = ContinuousClock.now
    private var clock = SettleClock()

    @Test func `without a time a file is settled at once`() throws {
        var clock = clock
        #expect(clock.isSettled(try name("a"), .test(1), for: .zero, now: start) == true)
        #expect(clock.count == 0)
    }

    @Test(arguments: [(29, false), (30, true), (31, true)])
    func `a file is settled when it stood still for the whole time`(
        _ seconds: Int,
        _ isSettled: Bool
    ) throws {
        var clock = clock
        #expect(clock.isSettled(try name("a"), .test(1), for: .seconds(30), now: start) == false)
        let later = start + .seconds(seconds)
        #expect(clock.isSettled(try name("a"), .test(1), for: .seconds(30), now: later) == isSettled)
    }

    @Test func `a file that changed begins anew`() throws {
        var clock = clock
        _ = clock.isSettled(try name("a"), .test(1), for: .seconds(30), now: start)
        _ = clock.isSettled(try name("a"), .test(2), for: .seconds(30), now: start + .seconds(20))
        #expect(
            clock.isSettled(try name("a"), .test(2), for: .seconds(30), now: start + .seconds(49)) == false
        )
        #expect(
            clock.isSettled(try name("a"), .test(2), for: .seconds(30), now: start + .seconds(50)) == true
        )
    }

    @Test func `the remaining time shrinks to nothing`() throws {
        var clock = clock
        let file = try name("a")
        #expect(clock.remaining(file, of: .seconds(30), now: start) == .seconds(30))
        _ = clock.isSettled(file, .test(1), for: .seconds(30), now: start)
        #expect(clock.remaining(file, of: .seconds(30), now: start + .seconds(12)) == .seconds(18))
        #expect(clock.remaining(file, of: .seconds(30), now: start + .seconds(99)) == .zero)
    }

    @Test func `a forgotten file begins anew`() throws {
        var clock = clock
        let file = try name("a")
        _ = clock.isSettled(file, .test(1), for: .seconds(30), now: start)
        clock.forget(file)
        #expect(clock.isSettled(file, .test(1), for: .seconds(30), now: start + .seconds(60)) == false)
    }

    @Test func `files that are gone are forgotten`() throws {
        var clock = clock
        for text in ["a", "b"] {
            _ = clock.isSettled(try name(text), .test(1), for: .seconds(30), now: start)
        }
        clock.keep([try name("b"), try name("c")])
        #expect(clock.count == 1)
        #expect(clock.remembers(try name("b")))
    }

    @Test func `no more files are watched than fit, and the known ones go on`() throws {
        var clock = clock
        for index in 0...SettleClock.capacity {
            _ = clock.isSettled(try name("\(index)"), .test(1), for: .seconds(30), now: start)
        }
        #expect(clock.count == SettleClock.capacity)
        let later = start + .seconds(30)
        #expect(clock.isSettled(try name("0"), .test(1), for: .seconds(30), now: later) == true)
        let last = try name("\(SettleClock.capacity)")
        #expect(clock.isSettled(last, .test(1), for: .seconds(30), now: later) == false)
    }
}

extension FileStamp {
    /// A stamp of a file that differs from others by its inode.
    static func test(_ inode: UInt64) -> FileStamp {
        var status = stat()
        status.st_ino = ino_t(inode)
        status.st_mode = S_IFREG
        return FileStamp(status)
    }
}
