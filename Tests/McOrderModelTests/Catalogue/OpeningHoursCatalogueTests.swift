import McOrderModel
import Testing

/// Opening hours in a catalogue: how they are read, which errors are reported, and how they are published.
@Suite struct OpeningHoursCatalogueTests {
    private func catalogue(_ hours: String) throws -> SampleCatalogue {
        try SampleCatalogue().replacing(
            "\"phone\":\"1\"",
            in: .restaurants,
            with: "\"phone\":\"1\",\(hours)"
        )
    }

    @Test(
        arguments: [
            (#""hours":{"mon":["9:00-17:00"]}"#, ".hours.mon[0]", .notAShift("9:00-17:00")),
            (#""hours":{"mon":["09:00–17:00"]}"#, ".hours.mon[0]", .notAShift("09:00–17:00")),
            (#""hours":{"mon":["09:00-24:01"]}"#, ".hours.mon[0]", .notAShift("09:00-24:01")),
            (#""hours":{"mon":["24:00-25:00"]}"#, ".hours.mon[0]", .notAShift("24:00-25:00")),
            (#""hours":{"mon":["24:00-02:00"]}"#, ".hours.mon[0]", .notAShift("24:00-02:00")),
            (#""hours":{"mon":["09:60-17:00"]}"#, ".hours.mon[0]", .notAShift("09:60-17:00")),
            (#""hours":{"mon":["09:00"]}"#, ".hours.mon[0]", .notAShift("09:00")),
            (#""hours":{"mon":["٠٩:00-17:00"]}"#, ".hours.mon[0]", .notAShift("٠٩:00-17:00")),
            (#""hours":{"mon":[9]}"#, ".hours.mon[0]", .wrongKind(.text)),
            (#""hours":{"mon":"09:00-17:00"}"#, ".hours.mon", .wrongKind(.list)),
            (#""hours":["09:00-17:00"]"#, ".hours", .wrongKind(.object)),
            (#""hours":{"mon":["09:00-09:00"]}"#, ".hours.mon[0]", .emptyShift("09:00-09:00")),
            (#""hours":{"mon":["00:00-00:00"]}"#, ".hours.mon[0]", .emptyShift("00:00-00:00")),
            (#""hours":{}"#, ".hours", .empty), (#""hours":{"mon":[],"sun":[]}"#, ".hours", .empty),
            (#""hours":{"lun":["09:00-17:00"],"mon":[]}"#, ".hours.lun", .unknownDay),
            (#""hours":{"Mon":["09:00-17:00"]}"#, ".hours.Mon", .unknownDay),
            (#""hours":{"mon":["09:00-17:00"],"mon":["18:00-19:00"]}"#, ".hours.mon", .repeatedKey),
            (
                #""hours":{"mon":["09:00-17:00","16:59-20:00"]}"#, ".hours.mon[1]",
                .overlappingShift("16:59-20:00", other: "[0].hours.mon[0]")
            ),
            (
                #""hours":{"mon":["18:00-20:00","09:00-18:01"]}"#, ".hours.mon[0]",
                .overlappingShift("18:00-20:00", other: "[0].hours.mon[1]")
            ),
            (
                #""hours":{"tue":["01:00-09:00"],"mon":["20:00-02:00"]}"#, ".hours.tue[0]",
                .overlappingShift("01:00-09:00", other: "[0].hours.mon[0]")
            ),
            (
                #""hours":{"mon":["01:00-09:00"],"sun":["20:00-02:00"]}"#, ".hours.mon[0]",
                .overlappingShift("01:00-09:00", other: "[0].hours.sun[0]")
            ),
            (#""closedOn":["2026-02-30"]"#, ".closedOn[0]", .notADate("2026-02-30")),
            (#""closedOn":["2026-12-25","25-12-2026"]"#, ".closedOn[1]", .notADate("25-12-2026")),
            (#""closedOn":["2026-12-25 "]"#, ".closedOn[0]", .notADate("2026-12-25 ")),
            (#""closedOn":"2026-12-25""#, ".closedOn", .wrongKind(.list)),
        ] as [(String, String, CatalogueError.Problem)]
    )
    func `one mistake in the hours is reported as one error, with its file and place`(
        _ hours: String,
        _ path: String,
        _ problem: CatalogueError.Problem
    ) throws {
        let errors = try catalogue(hours).errors()
        #expect(errors.map(\.file) == ["restaurants.json"])
        #expect(errors.map(\.path) == ["[0]" + path])
        #expect(errors.map(\.problem) == [problem])
    }

    @Test(
        arguments: [
            #""hours":{"mon":["09:00-17:00","17:00-20:00"]}"#, #""hours":{"mon":["18:00-00:00"]}"#,
            #""hours":{"sun":["20:00-02:00"],"mon":["02:00-03:00"]}"#, #""hours":{"sat":["00:00-24:00"]}"#,
            #""hours":{"mon":["08:00-07:59"]}"#, #""closedOn":[]"#,
            #""hours":{"mon":["09:00-17:00"]},"closedOn":["2028-02-29","2028-02-29"]"#,
        ]
    )
    func `hours that adjoin, continue past midnight or last all day are valid`(_ hours: String) throws {
        #expect(try catalogue(hours).errors().isEmpty)
    }

    @Test(
        arguments: [
            #""hours":{"sun":["20:00-00:00","09:00-14:00"],"mon":["00:00-24:00"],"tue":[]}"#,
            #""hours":{"fri":["20:00-02:00"]},"closedOn":["2027-01-01","2026-12-25"]"#,
            #""closedOn":["2026-12-25"]"#,
        ]
    )
    func `published hours are read back, and the version does not depend on the owner's layout`(
        _ hours: String
    ) throws {
        let now = Timestamp(seconds: 1_795_204_045)
        let published = PublishedCatalogue(try catalogue(hours).read(), publishedAt: now)
        let read = try CatalogueReader.read(published: published.json)
        #expect(read == published)
        #expect(read.catalogue.restaurant(RestaurantID("one"))?.hours != nil)
    }

    @Test func `hours are published ascending, Monday first`() throws {
        let read = try catalogue(
            #""hours":{"sun":["20:00-00:00","09:00-14:00"],"mon":["07:00-24:00"]},"#
                + #""closedOn":["2027-01-01","2026-12-25"]"#
        ).read()
        let hours = try #require(read.restaurant(RestaurantID("one"))?.hours)
        #expect(
            JSONWriter.line(hours.json)
                == #"{"mon":["07:00-24:00"],"sun":["09:00-14:00","20:00-24:00"]}"#
        )
        #expect(hours.closedJSON.map { JSONWriter.line($0) } == #"["2026-12-25","2027-01-01"]"#)
    }

    @Test func `a catalogue without hours is published without keys for them`() throws {
        let now = Timestamp(seconds: 1_795_204_045)
        let text = String(
            decoding: PublishedCatalogue(try SampleCatalogue().read(), publishedAt: now).json,
            as: UTF8.self
        )
        #expect(!text.contains("hours"))
        #expect(!text.contains("closedOn"))
    }

    @Test(
        arguments: [
            ("2026-12-25", Weekday.friday), ("1970-01-01", .thursday), ("1969-12-31", .wednesday),
            ("2028-02-29", .tuesday), ("0001-01-01", .monday), ("9999-12-31", .friday),
        ]
    )
    func `each day of the week has its key`(_ text: String, _ weekday: Weekday) throws {
        let day = try #require(CivilDay(text))
        #expect(day.weekday == weekday)
        #expect(day.description == text)
    }
}
