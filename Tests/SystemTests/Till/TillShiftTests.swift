import Foundation
import McOrderFiles
import McOrderModel
import Subprocess
import TerminalTesting
import Testing

@testable import McOrderQueue

/// A whole shift at two tills on one queue: real programs on real terminals, driven by keys alone.
@Suite(.timeLimit(.minutes(5))) struct TillShiftTests {
    @Test func `after a shift of 200 orders from 40 devices every order has the right state`() async throws {
        let shift = try Shift()
        try await Programs.withSandbox { programs in
            let end = try await programs.withDaemon {
                let tills = try [TillScreenSession(programs), TillScreenSession(programs, as: "caja 2")]
                let cashiers = tills.map(Cashier.init)
                var left = 0
                for wave in 0..<Shift.waves {
                    let entries = Array(shift.wave(wave))
                    for entry in entries {
                        let text = String(decoding: entry.order.json, as: UTF8.self)
                        try programs.drop(text, as: "\(entry.index).json")
                    }
                    for till in tills {
                        let hasCome = till.shows("EN CAMINO \(entries.count)", "AQUÍ \(left)")
                        try #require(hasCome, "wave \(wave):\n\(till.terminal.screen.text)")
                    }
                    try Self.serve(entries, cashiers)
                    try Self.contend(entries.filter { $0.fate == .contended }, cashiers, programs)
                    left += entries.count { $0.fate == .left }
                }
                #expect(cashiers.allSatisfy { $0.choices > 0 })
                for till in tills {
                    #expect(till.shows("AQUÍ \(left)", "EN CAMINO 0"))
                    #expect(try till.program.type("q"))
                    try till.terminal.type("q")
                    #expect(till.program.end() == .exited(0))
                    #expect(till.isRestored)
                    #expect(till.terminal.screen.errors.isEmpty)
                }
            }
            #expect(end == .exited(0))
            try await Self.check(shift, programs)
        }
    }

    @Test func `every key of a burst has its effect`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let till = try TillScreenSession(programs)
            try #require(till.shows("EN CAMINO 1"))
            try #require(try till.program.type("9\r"))
            // Forward and back, all typed before the first change is done.
            let pairs = 50
            #expect(try till.program.type(String(repeating: "\rb", count: pairs)))
            #expect(till.terminal.screen.text.contains("9-624 vuelve a estar recibido."))
            #expect(till.program.idle.bytes == 2 + 2 * pairs)
            let view = try await QueueView(state: programs.state)
            let order = try #require(try await view.orders(at: nil, in: OrderState.open).first)
            let states = try await view.history(of: order.id).map(\.to)
            #expect(
                states == [.received]
                    + Array(repeating: [.preparing, .received], count: pairs).flatMap(\.self)
            )
            try await view.close()
        }
    }

    private static func serve(_ entries: [Shift.Entry], _ cashiers: [Cashier]) throws {
        for (number, cashier) in cashiers.enumerated() {
            let own = entries.filter { $0.till == number }
            cashier.serveAhead(own.filter { $0.fate == .atOnce })
            for entry in own where ![.atOnce, .contended].contains(entry.fate) { cashier.serve(entry) }
        }
        try Cashier.work(cashiers)
    }

    /// Lets both tills change the same order at the same moment: one collects it, the other begins to prepare
    /// it.
    ///
    /// Both changes wait for the queue, which this test locks, so both are based on the state before either
    /// of them.
    private static func contend(
        _ entries: [Shift.Entry],
        _ cashiers: [Cashier],
        _ programs: Programs
    ) throws {
        let lock = try QueueFiles.openLock(in: programs.state, create: false)
        for entry in entries {
            let code = entry.code
            cashiers[0].find(entry)
            try Cashier.work(cashiers)
            cashiers[1].press("\(code)\r", says: "▸\(code) ")
            try Cashier.work(cashiers)
            try lock.acquire(deadline: .seconds(20), as: "the test")
            for (cashier, key) in zip(cashiers, ["ce", "\r"]) { try cashier.till.program.press(key) }
            for cashier in cashiers { try #require(cashier.till.shows("un momento…")) }
            try lock.release()
            for cashier in cashiers { try #require(cashier.till.program.waitForKeys()) }
            let texts = cashiers.map(\.till.terminal.screen.text)
            if texts[0].contains("\(code): recogido.") {
                try #require(
                    texts[1].contains("\(code): caja 1 fue más rápido; ahora está recogido"),
                    "\(texts)"
                )
            } else {
                try #require(texts[1].contains("\(code): en preparación."), "\(texts)")
                try #require(
                    texts[0].contains("caja 2 fue más rápido; ahora está en preparación"),
                    "\(texts)"
                )
                // The till sees the new state, and goes on from there.
                cashiers[0].press("ce", says: "\(code): recogido.")
                try Cashier.work(cashiers)
            }
        }
    }

    private static func check(_ shift: Shift, _ programs: Programs) async throws {
        let view = try await QueueView(state: programs.state)
        let orders = try await view.orders(at: nil, in: OrderState.allCases)
        #expect(orders.map(\.code) == shift.entries.map(\.code))
        for (order, entry) in zip(orders, shift.entries) {
            let changes = try await view.history(of: order.id)
            var steps = changes.dropFirst().map { Shift.Step(to: $0.to, reason: $0.reason) }
            var tills = changes.dropFirst().map(\.by)
            if entry.fate == .contended {
                // The test does not know which till was faster, only which one collected the order.
                #expect(steps.count == 1 || (steps.first?.to == .preparing && tills.first == "caja 2"))
                (steps, tills) = (steps.suffix(1), tills.suffix(1))
            }
            let till = entry.fate == .contended ? "caja 1" : "caja \(entry.till + 1)"
            #expect(steps == entry.fate.steps, "\(entry.code), \(entry.fate)")
            #expect(tills.allSatisfy { $0 == till }, "\(entry.code), \(entry.fate)")
            #expect(order.state == entry.fate.steps.last?.to, "\(entry.code), \(entry.fate)")
            #expect(order.arrivedAt != nil, "\(entry.code)")
            #expect(changes.first?.to == .received)
        }
        #expect(try await view.rejections(since: nil).isEmpty)
        try await view.close()
    }
}
