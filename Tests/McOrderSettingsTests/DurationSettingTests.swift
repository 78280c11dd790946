import Testing

@testable import McOrderSettings

struct DurationSettingTests {
    @Test(arguments: [
        ("0", Duration.zero), ("0s", .zero), ("1ms", .milliseconds(1)), ("30s", .seconds(30)),
        ("90m", .seconds(5400)), ("24h", .seconds(86_400)), ("2d", .seconds(172_800)),
        ("007s", .seconds(7)), ("100000d", .seconds(8_640_000_000)),
    ])
    func `a whole number with a unit is a duration`(_ text: String, _ duration: Duration) {
        #expect(DurationSetting.parse(text) == duration)
    }

    @Test(arguments: [
        "", " ", "s", "30", "00", "-1s", "+1s", "1.5h", "1,5h", "30 s", " 30s", "30s ", "30S", "30sec",
        "1h30m",
        "1w", "٣s", "1e3s", "100001d", "99999999999999999999s", "9223372036854775807d", "0x10s", "∞",
    ])
    func `any other text is not a duration`(_ text: String) {
        #expect(DurationSetting.parse(text) == nil)
    }

    @Test(arguments: ["0", "1ms", "1500ms", "30s", "90s", "10m", "5h", "1d", "3650d"])
    func `a duration is written as it is read`(_ text: String) throws {
        let duration = try #require(DurationSetting.parse(text))
        #expect(DurationSetting.text(of: duration) == text)
    }

    @Test func `a duration is written in the largest unit that fits`() {
        #expect(DurationSetting.text(of: .seconds(86_400)) == "1d")
        #expect(DurationSetting.text(of: .seconds(3600)) == "1h")
    }
}
