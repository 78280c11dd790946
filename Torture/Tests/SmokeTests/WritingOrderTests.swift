import Testing
import TortureRig

/// Proves from traces what must be on the disk before the next step, and that the proof detects a missing
/// sync.
@Suite struct WritingOrderTests {
    private func withWorkshop(_ body: (Workshop) async throws -> Void) async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        try await body(workshop)
    }

    private func isSync(_ call: CallLog.Call) -> Bool {
        call.name == "fsync" || call.name == "fdatasync"
    }

    @Test func `a sending syncs home, file and folder, each before the next step`() async throws {
        try await withWorkshop { workshop in
            let order = try await PowerProof.sending(in: workshop)
            #expect(order.faultsOfSending(word: "file") == [])
            for (part, gap) in [
                ("home/.", "the home was renamed before"), ("/home>", "the shared folder was touched before"),
                ("orders/.", "the order got its name before"),
                ("orders>", "the customer was informed before"),
                ("orders>", "the home forgot the pending order before"),
            ] {
                let careless = order.without { isSync($0) && $0.arguments.contains(part) }
                let faults = careless.faultsOfSending(word: "file").map(\.evidence)
                #expect(faults.contains { $0.hasPrefix(gap) }, "\(part): \(faults)")
            }
            let late = order.without { $0.name.hasPrefix("rename") && $0.arguments.contains("/home>") }
            #expect(!late.faultsOfSending(word: "file").isEmpty)
        }
    }

    @Test func `an intake syncs the WAL before it unlinks, and before it answers`() async throws {
        try await withWorkshop { workshop in
            let order = try await PowerProof.intake(in: workshop)
            #expect(order.faultsOfIntake(marks: PowerProof.marks) == [])
            let careless = order.without(isSync).faultsOfIntake(marks: PowerProof.marks).map(\.evidence)
            for name in PowerProof.marks.keys {
                #expect(careless.contains("\(name) was unlinked before the WAL was synced"))
            }
            #expect(careless.contains { $0.hasPrefix("a receipt was written before the WAL was synced") })
            let forgetful = order.without { $0.arguments.contains("mark-one") && $0.name == "pwrite64" }
            let lost = forgetful.faultsOfIntake(marks: PowerProof.marks).map(\.evidence)
            #expect(lost.contains("good 1.json was unlinked before its bytes were written to the WAL"))
            // A refused file is in another table, and so in another page of the WAL.
            #expect(!lost.contains { $0.hasPrefix("reused.json") })
        }
    }

    @Test func `a receipt's removal is synced before it is marked`() async throws {
        try await withWorkshop { workshop in
            let order = try await PowerProof.removal(in: workshop)
            #expect(order.faultsOfRemoval() == [])
            let careless = order.without { isSync($0) && $0.arguments.contains("receipts>") }
            let faults = careless.faultsOfRemoval().map(\.evidence)
            #expect(!faults.isEmpty && faults.allSatisfy { $0.contains("before the folder was synced") })
            let idle = order.without { $0.name == "unlinkat" && $0.arguments.contains("receipts>") }
            #expect(idle.faultsOfRemoval().map(\.evidence) == ["no receipt was removed"])
        }
    }
}
