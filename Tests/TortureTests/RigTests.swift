import Foundation
import Testing

@testable import TortureRig

/// The rig's own parts: what they believe of strace and of disks must be true.
@Suite struct RigTests {
    @Test func `a call at which a program is killed is not made`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let house = try await workshop.newHouse()
        try house.drop(SampleOrder.bytes(1), as: "order.json")
        let killed = try await house.run(
            "mcorderd",
            ["run", "--once"],
            under: Injection(.kill, "unlinkat", at: 1)
        )
        #expect(killed.isStruck && !killed.hung)
        #expect(try FolderRecord(house.orders).candidates.keys.sorted() == ["order.json"])
        #expect(try QueueRecord.read(state: house.state, copying: true).orders.count == 1)
        let failed = try await house.run(
            "mcorderd",
            ["run", "--once"],
            under: Injection(.error("EIO"), "unlinkat", at: 1, onwards: true)
        )
        #expect(failed.isStruck && failed.isNear && failed.outcome.status == 0)
        #expect(try FolderRecord(house.orders).candidates.keys.sorted() == ["order.json"])
        let untouched = try await house.run(
            "mcorderd",
            ["run", "--once"],
            under: Injection(.kill, "unlinkat", at: 999)
        )
        #expect(!untouched.isStruck && untouched.outcome.status == 0)
        #expect(try FolderRecord(house.orders).candidates.isEmpty)
    }

    @Test func `a log is read across threads, with calls that others interrupt`() {
        let log = CallLog(
            """
            7  openat(AT_FDCWD</tmp>, "a) b", O_RDONLY) = 3</tmp/a) b>
            7  fdatasync(3</tmp/wal> <unfinished ...>
            8  unlinkat(4</tmp/orders>, "x", 0)  = -1 EIO (Input/output error) (INJECTED)
            7  <... fdatasync resumed>)          = 0
            8  fsync(4</tmp/orders>)             = ?
            8  +++ killed by SIGKILL +++
            """
        )
        #expect(log.calls.map(\.name) == ["openat", "fdatasync", "unlinkat", "fsync"])
        #expect(log.calls.map(\.succeeded) == [true, true, false, false])
        #expect(log.calls[0].arguments.hasSuffix(", O_RDONLY"))
        #expect(log.calls[1].begin == 1 && log.calls[1].end == 3)
        #expect(log.calls[2].begin == 2 && log.calls[2].end == 2)
        #expect(
            CallSite.places(in: log, near: "/tmp/orders") == [
                CallSite(call: "unlinkat", count: 1), CallSite(call: "fsync", count: 1),
            ]
        )
    }

    @Test func `a cut disk has what was flushed, and of the rest what it kept`() throws {
        var log = Data()
        func record(_ disk: UInt32, _ offset: Int64, _ bytes: [UInt8]) {
            log += Data("TDSK".utf8)
            withUnsafeBytes(of: disk) { log += Data($0) }
            withUnsafeBytes(of: offset) { log += Data($0) }
            withUnsafeBytes(of: UInt64(bytes.count)) { log += Data($0) }
            log += Data(bytes)
        }
        record(0, 0, [1, 1])
        record(1, 1, [9])
        record(0, -1, [])
        record(0, 1, [2])
        let middle = log.count
        record(0, 3, [3])
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try log.write(to: path)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: path) } }
        let read = try DiskLog(path.path)
        var random = SystemRandomNumberGenerator()
        func image(_ disk: Int, _ moment: Int, _ keeps: Double) -> [UInt8] {
            Array(read.image(of: disk, size: 4, at: moment, keeping: keeps, by: &random))
        }
        #expect(read.end == log.count)
        #expect(image(0, log.count, 0) == [1, 1, 0, 0])
        #expect(image(0, log.count, 1) == [1, 2, 0, 3])
        #expect(image(0, middle, 1) == [1, 2, 0, 0])
        #expect(image(1, log.count, 0) == [0, 0, 0, 0])
        #expect(image(1, log.count, 1) == [0, 9, 0, 0])
        #expect(image(0, 0, 1) == [0, 0, 0, 0])
    }

    @Test func `the table sums up, and keeps count of what it does not show`() {
        var first = SectionReport(name: "kill sweep")
        first.trials = 12
        first.kills = 11
        first.add((0..<150).map { Violation(.drained, "\($0)") })
        var second = SectionReport(name: "storm")
        second.executions = 7
        second.notes = ["no rclone here"]
        #expect(first.violations.count == 100)
        #expect(
            Table.text([first, second]) == """
                section     trials  kills  faults  executions  violations
                kill sweep      12     11       0           0         150
                storm            0      0       0           7           0
                all             12     11       0           7         150
                note (storm): no rclone here
                """
        )
    }
}
