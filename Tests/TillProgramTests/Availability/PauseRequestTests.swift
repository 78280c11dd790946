import McOrderConsole
import McOrderCounter
import McOrderService
import McOrderText
import Testing

@testable import TillProgram

/// The arguments that `till pause` accepts, and its messages about others.
@Suite struct PauseRequestTests {
    @Test(
        arguments: [
            ([], .show), (["off"], .pause(nil)), (["OFF"], .pause(nil)),
            (["20m"], .pause(.after(.seconds(1200)))),
            (["until", "21:00"], .pause(.clock(1260))), (["hasta", "21:00"], .pause(.clock(1260))),
            (["Arte", "21:00"], .pause(.clock(1260))), (["21:00", "arte"], .pause(.clock(1260))),
        ] as [([String], PauseCommand.Request)]
    )
    func `the arguments of a pause are read`(_ words: [String], _ request: PauseCommand.Request) throws {
        #expect(try PauseCommand.Request(words) == request)
    }

    @Test(arguments: [
        ["until"], ["21:00"], ["off", "20m"], ["for", "20m"], ["20", "m"], ["until", "21:00", "x"],
        ["21:00", "until"],
    ])
    func `other arguments are refused`(_ words: [String]) {
        let failure = #expect(throws: (any Error).self) { try PauseCommand.Request(words) }
        #expect(failure.map { CommandError(till: $0).status } == .invalid)
    }

    @Test func `an argument that is neither a length of time nor a time of day is refused with advice`() {
        let failure = { (error: CounterError) in CommandError(counter: error) }
        #expect(failure(.noDuration("20")) == CommandError(.invalid, TillAvailabilityText.noDuration("20")))
        #expect(
            failure(.durationTooLong("8d")) == CommandError(.invalid, TillAvailabilityText.tooLong("8d"))
        )
        #expect(failure(.noClock("21")) == CommandError(.invalid, TillAvailabilityText.noClock("21")))
        #expect(
            failure(.clockIsPast("21:00", now: "22:00")).sentence[.english]
                == "21:00 is past, it is 22:00; for tomorrow say how long, such as 23h"
        )
    }
}
