import Foundation
import Testing

@testable import TortureRig

/// Tests of the rig's own parts and of their assumptions about strace and disks.
@Suite struct RigTests {
    @Test func `a call at which a program is killed is not made`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let sandbox = try await workshop.newSandbox()
        try sandbox.drop(SampleOrder.bytes(1), as: "order.json")
        let killed = try await sandbox.run(
            "mcorderd",
            ["run", "--once"],
            under: Injection(.kill, "unlinkat", at: 1)
        )
        #expect(killed.isStruck && !killed.hung)
        #expect(try FolderRecord(sandbox.orders).candidates.keys.sorted() == ["order.json"])
        #expect(try QueueRecord.read(state: sandbox.state, copying: true).orders.count == 1)
        let failed = try await sandbox.run(
            "mcorderd",
            ["run", "--once"],
            under: Injection(.error("EIO"), "unlinkat", at: 1, onwards: true)
        )
        #expect(failed.isStruck && failed.isNear && failed.outcome.status == 0)
        #expect(try FolderRecord(sandbox.orders).candidates.keys.sorted() == ["order.json"])
        let untouched = try await sandbox.run(
            "mcorderd",
            ["run", "--once"],
            under: Injection(.kill, "unlinkat", at: 999)
        )
        #expect(!untouched.isStruck && untouched.outcome.status == 0)
        #expect(try FolderRecord(sandbox.orders).candidates.isEmpty)
    }

    @Test func `a log of several threads is read, with calls that are interrupted by others`() {
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
            CallSite.places(in: log, near: "/tmp/orders", countingEach: .thread) == [
                CallSite(call: "unlinkat", count: 1), CallSite(call: "fsync", count: 1),
            ]
        )
    }

    @Test func `the hashes of the standard's examples are correct`() {
        // Source: FIPS 180-4, examples of NIST; the last message fills a block up to its length.
        #expect(
            SHA256.digits(of: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
        #expect(
            SHA256.digits(of: Array("".utf8))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        )
        #expect(
            SHA256.digits(of: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        )
    }

    @Test func `a disk after a power cut has all flushed writes, and a part of the others`() throws {
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

    @Test func `the table contains the sums, and counts violations that it does not show`() {
        var first = SectionReport(name: "kill sweep")
        first.trials = 12
        first.kills = 11
        first.reaches = [
            SectionReport.Reach(work: "mcorder send", done: 7, of: 7),
            SectionReport.Reach(work: "till collect", done: 5, of: 9),
            SectionReport.Reach(work: "mcorderd init", done: 9, of: 9, isWhole: false),
        ]
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
                reach (kill sweep): mcorder send: reached the end, 7 places
                reach (kill sweep): till collect: 5 of 9 places
                reach (kill sweep): mcorderd init: 9 of 9 places
                note (storm): no rclone here
                """
        )
    }

    @Test func `calls are counted over all threads, or in each thread`() {
        let log = CallLog(
            """
            7  read(3</tmp/a>, ""..., 9) = 9
            8  read(3</tmp/a>, ""..., 9) = 9
            7  read(3</tmp/a>, ""..., 9) = 0
            """
        )
        let both = [CallSite(call: "read", count: 1), CallSite(call: "read", count: 2)]
        #expect(CallSite.places(in: log, near: nil, countingEach: .thread) == both)
        #expect(
            CallSite.places(in: log, near: nil, countingEach: .process)
                == both + [CallSite(call: "read", count: 3)]
        )
    }

    @Test func `a section gets its minimum time, and the other sections keep their parts`() {
        let sections: [any Section] = [PowerProof(), Trust(), Storm()]
        let (proof, trust) = (PowerProof().share, Trust().share)
        let all = proof + trust + Storm().share
        let free = Duration.seconds(1200) - Trust().least
        #expect(Shares.next(of: sections, in: .seconds(1200)) == free * (proof / all))
        #expect(Shares.next(of: sections.dropFirst(), in: .seconds(1200)) > Trust().least)
        #expect(Shares.next(of: sections.suffix(1), in: .seconds(500)) == .seconds(500))
        // Also when earlier sections took longer than planned.
        let late = Trust().least + .seconds(1)
        #expect(Shares.next(of: sections.dropFirst(), in: late) > Trust().least)
        // The time is too short for the minimums: only the shares count.
        #expect(Shares.next(of: sections, in: .seconds(100)) == .seconds(100) * (proof / all))
    }
}
