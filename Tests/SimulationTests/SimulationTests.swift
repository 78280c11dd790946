import Testing

@testable import Simulation

/// The simulated restaurant serves everybody, and its ways of ordering differ as they should.
@Suite(.timeLimit(.minutes(5))) struct SimulationTests {
    private func results(_ mode: Mode, staff: Int, _ change: (inout Inputs) -> Void = { _ in }) -> Results {
        var inputs = Inputs()
        inputs.load = [(600, 0.5), (600, 0.9)]
        change(&inputs)
        return Results(inputs, mode: mode, staff: staff, seeds: 0..<1)
    }

    @Test(arguments: Mode.allCases) func `one seed gives one result, and everybody is served`(_ mode: Mode) {
        let (one, other) = (results(mode, staff: 3), results(mode, staff: 3))
        #expect(one.all == other.all && one.walkIns.count > 10)
        #expect(one.orderedAhead.isEmpty == !mode.isAhead)
        #expect(one.all.allSatisfy { $0 >= 0 })
    }

    @Test func `handhelds change nothing below the number of tills`() {
        #expect(results(.handhelds, staff: 3).all == results(.counter, staff: 3).all)
        #expect(results(.handhelds, staff: 12).all.mean < results(.counter, staff: 12).all.mean)
    }

    @Test func `most promises are kept, and food stands less than without them`() throws {
        let promised = results(.promised, staff: 5)
        #expect(try #require(promised.keptShare) > 0.85)
        #expect(promised.foodWaited.mean < results(.ahead, staff: 5).foodWaited.mean)
    }

    @Test func `what costs more at the counter makes customers wait longer`() {
        let quick = results(.promised, staff: 2) { $0.touchesAhead = 5 }
        let slow = results(.promised, staff: 2) { $0.touchesAhead = 90 }
        #expect(quick.all.mean < slow.all.mean)
    }
}
