import Foundation
import McOrderModel
import OrderTesting
import Testing

@Suite struct CivilTimeTests {
    @Test func `the sample's time is read field by field`() throws {
        let time = try #require(CivilTime("30-04-2013 20:47:21 "))
        let fields: [Int] = [time.year, time.month, time.day, time.hour, time.minute, time.second]
        #expect(fields == [2013, 4, 30, 20, 47, 21])
    }

    @Test func `the trailing space may be missing`() {
        #expect(CivilTime("30-04-2013 20:47:21") == CivilTime("30-04-2013 20:47:21 "))
    }

    @Test func `a time is written with one trailing space`() throws {
        #expect(try #require(CivilTime("01-02-0003 04:05:06")).orderText == "01-02-0003 04:05:06 ")
    }

    @Test func `a time is shown in ISO 8601, as a whole or as date and time separately`() throws {
        let time = try #require(CivilTime("30-04-2013 20:47:21 "))
        #expect(time.isoText == "2013-04-30T20:47:21")
        #expect(time.dateText == "2013-04-30")
        #expect(time.clockText == "20:47:21")
    }

    @Test(
        arguments: [
            "29-02-2024 00:00:00", "29-02-2000 00:00:00", "29-02-2400 00:00:00", "28-02-2023 23:59:59",
            "31-12-9999 23:59:59", "01-01-0001 00:00:00", "31-01-2026 00:00:00", "30-06-2026 00:00:00",
        ]
    )
    func `dates that exist are read`(_ text: String) {
        #expect(CivilTime(text) != nil)
    }

    @Test(
        arguments: [
            "29-02-2023 00:00:00", "29-02-1900 00:00:00", "29-02-2100 00:00:00", "30-02-2024 00:00:00",
            "31-04-2026 00:00:00", "31-06-2026 00:00:00", "31-09-2026 00:00:00", "31-11-2026 00:00:00",
            "32-01-2026 00:00:00", "00-01-2026 00:00:00", "01-00-2026 00:00:00", "01-13-2026 00:00:00",
            "01-01-0000 00:00:00", "01-01-2026 24:00:00", "01-01-2026 00:60:00", "01-01-2026 23:59:60",
        ]
    )
    func `dates and times that do not exist are refused`(_ text: String) {
        #expect(CivilTime(text) == nil)
    }

    @Test(
        arguments: [
            "", " ", "30-04-2013", "30-04-2013 20:47", "30-04-13 20:47:21", "2013-04-30 20:47:21",
            "30/04/2013 20:47:21", "30-04-2013T20:47:21", "30-04-2013 20.47.21", "30-04-2013 20:47:21  ",
            " 30-04-2013 20:47:21", "30-04-2013  0:47:21", "30-04-2013 20:47:21Z", "30-04-2013 8:47:21 PM",
            "+3-04-2013 20:47:21", "３0-04-2013 20:47:21", "30-04-2013 20:47:21\t", "30-04-2013 20:47:21\n",
            "30-04-2013 20:47:21 x", "30-04-2013 20:47:2", "30-04-2013\u{A0}20:47:21",
        ]
    )
    func `any other layout is refused`(_ text: String) {
        #expect(CivilTime(text) == nil)
    }

    @Test func `random days are unchanged after writing and reading`() {
        var random = SeededGenerator(seed: 9999)
        for _ in 0..<5000 {
            let seconds = Int64.random(in: -62_135_596_800...253_402_300_799, using: &random)
            let time = CivilTime(secondsAsUTC: seconds)
            #expect(time.secondsAsUTC == seconds)
            #expect(CivilTime(time.orderText) == time)
        }
    }

    @Test func `random days agree with Foundation's calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var random = SeededGenerator(seed: 1582)
        for _ in 0..<1000 {
            // From 1600 on, because Foundation's calendar is Julian before October 1582.
            let seconds = Int64.random(in: -11_676_096_000...253_402_300_799, using: &random)
            let date = Date(timeIntervalSince1970: TimeInterval(seconds))
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
            let time = CivilTime(secondsAsUTC: seconds)
            let ours: [Int] = [time.year, time.month, time.day, time.hour, time.minute, time.second]
            let theirs: [Int?] = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
            #expect(theirs == ours.map(Optional.some))
        }
    }

    @Test func `every day of four centuries follows the one before`() {
        let start: Int64 = -2_208_988_800  // 1 January 1900
        var previous = CivilTime(secondsAsUTC: start)
        for day in 1..<146_097 {
            let next = CivilTime(secondsAsUTC: start + Int64(day) * 86_400)
            let follows =
                next.day == previous.day + 1 && next.month == previous.month && next.year == previous.year
                || next.day == 1 && next.month == previous.month + 1 && next.year == previous.year
                || next.day == 1 && next.month == 1 && next.year == previous.year + 1 && previous.month == 12
            if !follows { Issue.record("\(previous.dateText) is followed by \(next.dateText)") }
            previous = next
        }
        #expect(previous.dateText == "2299-12-31")
    }

    @Test(
        arguments: [(Int64.min, "0001-01-01T00:00:00"), (.max, "9999-12-31T23:59:59")] as [(Int64, String)]
    )
    func `an instant outside the supported years becomes the nearest supported time`(
        _ seconds: Int64,
        _ text: String
    ) {
        #expect(CivilTime(secondsAsUTC: seconds).isoText == text)
    }
}
