import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// The sentence and the exit code of each error.
@Suite struct ErrorTextTests {
    private static let full = StorageError(.full, path: "/c/orders/a.json", cause: "write: no space left")

    private static func problem(_ kind: StorageError.Kind) -> StorageError {
        StorageError(kind, path: "/c", cause: "open: no")
    }

    private static let placed: PlacedOrder = {
        do {
            guard let device = DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"),
                let time = CivilTime("30-04-2013 20:47:21"), let number = OrderNumber(9)
            else { fatalError("the sample order's values are legal") }
            let order = try Order(
                restaurant: "McDonald's Garbera",
                placedAt: time,
                deviceName: "iPhone4 de Beris",
                device: device,
                number: number,
                comment: "",
                lines: [OrderLine(name: "Espresso", price: Money(cents: 120))]
            )
            return PlacedOrder(
                order,
                restaurant: RestaurantID("garbera"),
                placedAt: Timestamp(seconds: 0),
                items: [],
                cloud: "/c",
                folder: device
            )
        } catch {
            fatalError("the sample order is legal: \(error)")
        }
    }()

    private static let nine = placed.number

    /// One error of each case, and its exit code. Source: commands.md.
    private static let errors: [(ClientError, Int32)] = [
        (.home(problem(.absent)), 73), (.home(problem(.readOnly)), 73), (.home(problem(.noPermission)), 77),
        (.home(problem(.full)), 74), (.home(problem(.other)), 74),
        (.homeBusy(path: "/h", holder: "pid 1"), 75),
        (.homeDamaged(path: "/h", place: ".ticket"), 74), (.homeTooNew(path: "/h", format: 2), 78),
        (.badDeviceName(""), 65), (.ticket(.badCount(0)), 65), (.ticket(.full(room: 3)), 65),
        (.ticket(.noSuchLine(7)), 65), (.noFolder, 69), (.folderAbsent(path: "/c"), 69),
        (.folderUnmarked(path: "/c"), 69), (.folderTooNew(path: "/c", format: 2), 78),
        (.folder(problem(.absent)), 69), (.folder(problem(.noPermission)), 77),
        (.folder(problem(.readOnly)), 73), (.noCatalogue(places: []), 66), (.noCatalogue(places: ["/c"]), 66),
        (.invalidCatalogue(CatalogueRefusal(path: "/c", errors: [])), 65), (.emptyTicket, 65),
        (.unknownRestaurant(RestaurantID("x")), 65),
        (
            .unavailable([UnavailableLine(line: 2, name: "Cerveza", reason: .notSold)], restaurant: "Urbil"),
            65
        ),
        (.badOrder(.commentTooLong("x")), 65), (.repeated(placed), 65), (.numbersExhausted, 65),
        (.notSent(nine, full), 74), (.notSent(nine, problem(.readOnly)), 73),
        (.notSent(nine, problem(.noPermission)), 77), (.notSent(nine, problem(.absent)), 69),
        (.unfinished(nine, full), 74), (.otherFolder(placed, path: "/d"), 69),
        (.orderElsewhere(placed, path: "/d"), 69), (.noticeUnsent(nine, full), 74),
        (.noticeUnsent(nine, problem(.absent)), 69),
        (.deviceKey(path: "/h/device.key", .missing), 78), (.deviceKey(path: "/h/device.key", .damaged), 78),
        (.deviceKey(path: "/h/device.key", .newerVersion), 78),
        (.deviceKey(path: "/h/device.key", .withoutHome), 78), (.homeMoved(path: "/h"), 78),
        (.homeUsed(path: "/h"), 65), (.orderOpen(placed), 75), (.signaturesRequired(placed), 75),
        (.cannotSeal(path: "/c"), 75),
        (.deviceFile(problem(.absent)), 66), (.deviceFile(problem(.noPermission)), 77),
        (.deviceFile(full), 74), (.deviceFileExists(path: "/f"), 73), (.badDeviceFile(path: "/f"), 65),
        (.otherHouse(path: "/c/catalog", pinned: "A", found: "B"), 78),
        (.untrustedCatalogue(path: "/c/catalog", house: "A", .unsigned), 65),
        (.untrustedCatalogue(path: "/c/catalog", house: "A", .invalid), 65),
        (.untrustedCatalogue(path: "/c/catalog", house: "A", .older), 65),
    ]

    @Test(arguments: 0..<54)
    func `every error has its exit code and its own sentence in each language`(index: Int) throws {
        try #require(Self.errors.count == 55)
        let (error, status) = Self.errors[index]
        let failure = CommandError(error)
        #expect(failure.status.rawValue == status, "\(error)")
        #expect(failure.sentence[.spanish] != failure.sentence[.english])
        for language in Language.allCases {
            let sentence = failure.sentence[language]
            #expect(sentence.hasSuffix(".") || sentence.hasSuffix("!"), "\(sentence)")
            #expect(!sentence.contains("  ") && !sentence.contains("Optional("), "\(sentence)")
        }
    }

    @Test func `the message about an empty ticket is that of R12`() {
        #expect(
            CommandError(.emptyTicket).sentence[.spanish]
                == "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de "
                + "enviar el pedido. ¡Gracias!"
        )
    }

    @Test func `the message about an unsent order begins as R11 says, and adds that nothing is lost`() {
        #expect(
            CommandError(.notSent(Self.nine, Self.full)).sentence[.spanish]
                == "¡Lo sentimos, algo no ha ido bien! El pedido 9 no se ha enviado: la carpeta "
                + "compartida está llena. El ticket sigue como estaba. Libera sitio. No se ha perdido nada."
        )
        #expect(
            CommandError(.unfinished(Self.nine, Self.full)).sentence[.english]
                == "Sorry, something went wrong! Order 9 is unfinished: “/c/orders/a.json”: write: no space "
                + "left. Make room. Then “mcorder send” finishes it, only once and under the same number. "
                + "Nothing is lost."
        )
    }

    @Test func `the message about a line that is not sold names it and says what to do`() {
        let line = UnavailableLine(line: 2, name: "Cerveza", reason: .notSold)
        let gone = UnavailableLine(line: 4, name: "McRib", reason: .unknown)
        #expect(
            CommandError(.unavailable([line, gone], restaurant: "Urbil")).sentence[.spanish]
                == "no se puede pedir: 2 «Cerveza» (no se vende en Urbil), 4 «McRib» (ya no está en el "
                + "catálogo). Quítalo con «mcorder remove 2 4»."
        )
    }

    @Test func `the message about another house has both codes`() {
        let error = ClientError.otherHouse(path: "/c/catalog", pinned: "AAAA", found: "BBBB")
        for language in Language.allCases {
            let sentence = CommandError(error).sentence[language]
            #expect(sentence.contains("AAAA") && sentence.contains("BBBB") && sentence.contains("--house"))
        }
    }

    @Test func `text from outside the program cannot move the cursor`() {
        let evil = "a\u{1B}[2J\u{202E}b"
        let errors: [ClientError] = [
            .deviceKey(path: evil, .missing), .homeMoved(path: evil), .deviceFileExists(path: evil),
            .otherHouse(path: evil, pinned: "", found: ""),
            .untrustedCatalogue(path: evil, house: "", .unsigned),
            .folderAbsent(path: evil), .homeDamaged(path: evil, place: ""), .badDeviceName(evil),
            .unknownRestaurant(RestaurantID(evil)), .noCatalogue(places: [evil]),
            .homeBusy(path: "/h", holder: evil),
            .unavailable([UnavailableLine(line: 1, name: evil, reason: .unknown)], restaurant: evil),
        ]
        for error in errors {
            for language in Language.allCases {
                let sentence = CommandError(error).sentence[language]
                #expect(!sentence.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(error)")
            }
        }
    }

    @Test func `products that cannot be ordered are named in the customer's language`() throws {
        let names = ShownNames(try FlowScene.shop("coffee-cart"), in: "eu")
        let line = "Café con leche [2× leche de avena]"
        let reasons: [PriceList.PriceError] = [
            .unknown, .notSold, .notSoldNow, .options(.choiceTooOften("leche de avena", maximum: 1)),
        ]
        for reason in reasons {
            let unavailable = UnavailableLine(line: 1, name: line, reason: reason)
            let text = CommandError(.unavailable([unavailable], restaurant: "One"), names).sentence[.basque]
            #expect(text.contains("Kafesnea [2× olo-esnea]"), "\(text)")
            #expect(!text.contains("avena"), "\(text)")
        }
    }
}
