import Foundation
import McOrderModel
import Testing

/// Opening hours, from the owner's catalogue to the customer and back in a receipt, with the whole programs.
@Suite struct TodayHoursTests {
    @Test(arguments: ["es", "en"])
    func `nothing is sent to a closed restaurant, and the message says when it opens`(_ language: String)
        async throws
    {
        let id = #""id": "garbera","#
        let day = Self.dayAfterTomorrow
        let hours = "\(id) \"hours\": {\"\(day.weekday.rawValue)\": [\"12:00-12:01\"]},"
        try await Programs.withOwnCatalogue(id, hours) { programs in
            _ = try await programs.mcorderd("run", "--once")
            let checked = try await programs.mcorderd("check")
            #expect(checked.status == 0, "\(checked.output)\(checked.error)")
            let one = try await programs.mcorder("restaurant", "garbera", "--json").json()
            #expect(one.member("open") == .bool(false) && one.member("closesAt") == .null)
            let opening = try #require(one.member("opensAt")?.text.flatMap { Timestamp($0) })
            let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
            #expect(zone.civilTime(at: opening) == day.time(minutes: 720))
            #expect(one.member("hours")?.keys == [day.weekday.rawValue])
            _ = try await programs.mcorder("add", "Espresso")
            let words = ["es": "está cerrado; abre el", "en": "is closed; it opens on"]
            let refused = try await programs.mcorder("send", "-r", "garbera", "--lang", language)
            #expect(refused.status == 65)
            #expect(refused.error.contains(try #require(words[language])), "\(refused.error)")
            #expect(refused.error.contains("12:00"))
            #expect(try programs.waiting().isEmpty)
            let listed = try await programs.mcorder("restaurants", "--lang", language)
            #expect(listed.output.contains(language == "es" ? "cerrado; abre el" : "closed; opens on"))
        }
    }

    @Test(arguments: ["es", "en"])
    func `a customer with an older catalogue gets the time at which the closed restaurant opens`(
        _ language: String
    ) async throws {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.mcorderd("run", "--once")
            _ = try await programs.mcorder("add", "Espresso")
            #expect(try await programs.mcorder("send", "-r", "garbera").status == 0)
            let id = #""id": "garbera","#
            let day = Self.dayAfterTomorrow
            let hours = "\(id) \"hours\": {\"\(day.weekday.rawValue)\": [\"12:00-12:01\"]},"
            try programs.replace(id, with: hours)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let status = try await programs.mcorder("status", "--lang", language)
            let words = [
                "es": "El restaurante está cerrado; abre", "en": "The restaurant is closed; it opens",
            ]
            #expect(status.status == 65)
            #expect(status.output.contains(try #require(words[language])), "\(status.output)")
        }
    }

    @Test func `an error in the hours is reported with its position`() async throws {
        let id = #""id": "garbera","#
        try await Programs.withOwnCatalogue(id, "\(id) \"hours\": {\"mon\": [\"9-17\"]},") { programs in
            let checked = try await programs.mcorderd("check", "--lang", "en")
            #expect(checked.status == 65)
            let text = checked.output + checked.error
            #expect(text.contains("restaurants.json: [0].hours.mon[0]: “9-17”"), "\(text)")
            #expect(text.contains("are not opening hours"))
            #expect(text.contains("on the next day (line 3, column 40, “McDonald's Garbera”)"), "\(text)")
        }
    }

    private static var dayAfterTomorrow: CivilDay {
        let now = Timestamp.now()
        guard let zone = RestaurantZone(identifier: "Europe/Madrid") else { fatalError("no Europe/Madrid") }
        return CivilDay(zone.civilTime(at: now)).advanced(by: 2)
    }
}
