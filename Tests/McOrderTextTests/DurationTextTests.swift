import McOrderText
import Testing

@Suite struct DurationTextTests {
    @Test(arguments: [
        (-5, "0 s"), (0, "0 s"), (59, "59 s"), (60, "1 min 0 s"), (200, "3 min 20 s"), (3599, "59 min 59 s"),
        (3600, "1 h 0 min"), (7500, "2 h 5 min"), (86_399, "23 h 59 min"), (86_400, "1 d 0 h"),
        (273_600, "3 d 4 h"), (Int.min, "0 s"),
    ])
    func `a duration is its two largest units`(seconds: Int, text: String) {
        #expect(DurationText.short(seconds: seconds) == text)
    }
}
