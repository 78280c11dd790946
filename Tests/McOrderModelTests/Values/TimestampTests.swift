import McOrderModel
import OrderTesting
import Testing

@Suite struct TimestampTests {
    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (1_795_204_045, "2026-11-20T19:47:25Z"),
            (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
            (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        ] as [(Int64, String)]
    )
    func `an instant is written in ISO 8601 and read back`(_ seconds: Int64, _ text: String) {
        #expect(Timestamp(seconds: seconds).description == text)
        #expect(Timestamp(text) == Timestamp(seconds: seconds))
    }

    @Test(
        arguments: [
            "", "Z", "2026-11-20", "2026-11-20T19:47:25", "2026-11-20 19:47:25Z", "2026-11-20T19:47:25z",
            "2026-11-20T19:47:25+00:00", "2026-11-20T19:47:25.0Z", "2026-02-30T19:47:25Z",
            "2026-11-20T24:00:00Z",
            "2026-11-20T19:60:00Z", "2026-11-20T19:47:60Z", "20-11-2026T19:47:25Z", "0000-01-01T00:00:00Z",
            "2026-11-20T19:47:2 Z", "2026-1-020T19:47:25Z", "202６-11-20T19:47:Z", "-026-11-20T19:47:25Z",
        ]
    )
    func `any other text is refused`(_ text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test func `random instants of ten thousand years are unchanged after writing and reading`() {
        var random = SeededGenerator(seed: 8601)
        for _ in 0..<2000 {
            let instant = Timestamp(
                seconds: Int64.random(in: -62_135_596_800...253_402_300_799, using: &random)
            )
            #expect(Timestamp(instant.description) == instant)
        }
    }

    @Test(
        arguments: [(0, 0), (999, 0), (1000, 1), (-1, -1), (-1000, -1), (-1001, -2), (1500, 1)]
            as [(Int64, Int64)]
    )
    func `seconds are rounded down, before the epoch too`(_ milliseconds: Int64, _ seconds: Int64) {
        #expect(Timestamp(milliseconds: milliseconds).seconds == seconds)
    }

    @Test func `the written text has no fraction of a second`() {
        #expect(Timestamp(milliseconds: -1).description == "1969-12-31T23:59:59Z")
    }

    @Test func `a duration is added and subtracted to the millisecond`() {
        let instant = Timestamp(milliseconds: 1_000)
        #expect(instant + .seconds(2.5) == Timestamp(milliseconds: 3_500))
        #expect(instant - .milliseconds(1_500) == Timestamp(milliseconds: -500))
        #expect(instant + .microseconds(999) == instant)
    }

    @Test func `the difference of two instants has a sign`() {
        let (early, late) = (Timestamp(milliseconds: -500), Timestamp(milliseconds: 1_000))
        #expect(late - early == .milliseconds(1_500))
        #expect(early - late == .milliseconds(-1_500))
        #expect(early < late)
    }

    @Test(
        arguments: [
            (Duration.seconds(60), 60_000), (.milliseconds(-1), -1), (.microseconds(1_999), 1), (.zero, 0),
        ] as [(Duration, Int64)]
    )
    func `a duration has whole milliseconds`(_ duration: Duration, _ milliseconds: Int64) {
        #expect(duration.milliseconds == milliseconds)
    }
}
