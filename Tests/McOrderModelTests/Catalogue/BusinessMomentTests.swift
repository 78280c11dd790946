import Testing

@testable import McOrderModel

/// Days and hours of products and offers belong to business days.
@Suite struct BusinessMomentTests {
    /// The bar with a day and hours in which its Gilda is sold.
    private static func bar(_ available: String, _ place: String = "") throws -> Catalogue {
        var files = SampleBar.files
        files[.products] = files[.products]?
            .replacing(
                #""price":"2.50","categories":["food"]"#,
                with: #""price":"2.50","categories":["food"],"available":{\#(available)}"#
            )
        files[.restaurants] = files[.restaurants]?.replacing(
            #""packaging":"bag""#,
            with: #""packaging":"bag"\#(place)"#
        )
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }

    private static func isSold(_ catalogue: Catalogue, _ time: String) throws -> Bool {
        let restaurant = catalogue.restaurants[0]
        let instant = restaurant.zone.instant(of: try #require(CivilTime(time)))
        var ticket = Ticket()
        let gilda = try #require(catalogue.product(ProductID("gilda")))
        try ticket.add(.product(TicketItem.Part(gilda)))
        return ticket.quote(catalogue, at: restaurant, now: instant).lines.allSatisfy {
            (try? $0.price.get()) != nil
        }
    }

    private static let night = #","businessDay":"05:00""#
    private static let hours =
        #","hours":{"thu":["18:00-04:00"],"fri":["18:00-04:00"],"wed":["18:00-04:00"],"sat":["12:00-20:00"]}"#

    // 26 November 2026 is a Thursday.
    @Test(
        arguments: [
            (#""weekdays":["thu"]"#, "26-11-2026 23:00:00", true),
            (#""weekdays":["thu"]"#, "27-11-2026 03:12:00", true),
            (#""weekdays":["thu"]"#, "27-11-2026 19:00:00", false),
            (#""weekdays":["thu"]"#, "26-11-2026 03:12:00", false),
            (#""dates":["2026-11-26"]"#, "27-11-2026 03:12:00", true),
            (#""dates":["2026-11-27"]"#, "27-11-2026 03:12:00", false),
            (#""orderUntil":"23:00""#, "27-11-2026 03:12:00", false),
            (#""hours":["20:00-02:00"],"weekdays":["thu"]"#, "27-11-2026 01:59:00", true),
            (#""hours":["20:00-02:00"],"weekdays":["thu"]"#, "27-11-2026 02:00:00", false),
            (#""hours":["00:30-02:00"],"weekdays":["thu"]"#, "27-11-2026 01:00:00", true),
            (#""hours":["12:00-16:00"]"#, "28-11-2026 11:59:00", false),
            (#""hours":["12:00-16:00"]"#, "28-11-2026 12:00:00", true),
            (#""hours":["12:00-16:00"]"#, "28-11-2026 16:00:00", false),
        ] as [(String, String, Bool)]
    )
    func `what is sold on a day is sold until that day's night ends, with and without a business day`(
        _ available: String,
        _ time: String,
        _ isSold: Bool
    ) throws {
        for place in [Self.night, Self.hours, Self.night + Self.hours] {
            let catalogue = try Self.bar(available, place)
            #expect(try Self.isSold(catalogue, time) == isSold, "\(place)")
        }
    }

    @Test func `a deadline before the day begins is one of the night`() throws {
        let catalogue = try Self.bar(#""orderUntil":"02:00""#, Self.night)
        #expect(try Self.isSold(catalogue, "26-11-2026 23:00:00"))
        #expect(try Self.isSold(catalogue, "27-11-2026 01:59:00"))
        #expect(try !Self.isSold(catalogue, "27-11-2026 02:00:00"))
    }

    @Test(
        arguments: [
            ("dates", #""2026-11-20/2026-11-26""#, "27-11-2026 03:12:00", true),
            ("dates", #""2026-11-27""#, "27-11-2026 03:12:00", false),
            ("weekdays", #"["thu"]"#, "27-11-2026 03:12:00", true),
            ("weekdays", #"["fri"]"#, "27-11-2026 03:12:00", false),
        ] as [(String, String, String, Bool)]
    )
    func `an offer without hours holds until the night of its last day ends`(
        _ key: String,
        _ value: String,
        _ time: String,
        _ holds: Bool
    ) throws {
        for place in [Self.night, Self.hours] {
            var files = SampleBar.files
            files[.offers] =
                #"[{"id":"o","name":"O","kind":"price","price":"1.00","products":["gilda"],"\#(key)":\#(value)}]"#
            files[.restaurants] = files[.restaurants]?
                .replacing(#""packaging":"bag""#, with: #""packaging":"bag"\#(place)"#)
            let catalogue = try CatalogueReader.read(
                files: files.mapValues { .success(Array($0.utf8)) },
                hasImage: { _ in true }
            )
            let restaurant = catalogue.restaurants[0]
            let instant = restaurant.zone.instant(of: try #require(CivilTime(time)))
            let offer = catalogue.offers[0]
            #expect(offer.holds(at: restaurant.id, restaurant.moment(at: instant), coupon: nil) == holds)
        }
    }
}
