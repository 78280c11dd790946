import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Web` of the messages that have values.
    var web: [[any Message]] {
        [
            ownerText, ownerQuestionText, webOrderText, kitchenText, webTillText, newOrderText, webText,
            webErrorText, presenceText, bookText, bookRoundText, bookSheetText, bookDefinitionText,
            bookErrorText, bookRecipeText,
            bookStarterText, bookShoppingText, bookPantryText, bookUsageText, bookWeekText, bookSearchText,
            bookEditorText,
        ]
    }

    private var bookText: [BookText] {
        [
            .number("Ane"),
            .atMost("Ane"),
            .atLeast("Ane"),
            .between("Ane", "Ane"),
            .validUntil("Ane"),
            .span("Ane", "Ane"),
            .correctedFrom("Ane", reason: "Ane"),
            .correctedFrom("Ane", reason: ""),
            .notedLater("Ane"),
        ] + BookSubject.Kind.allCases.map { .kind($0) }
    }

    private var bookRoundText: [BookRoundText] { [.due(5), .dueAndOpen(5, 2), .noted("Ane", "Ane")] }

    private var bookSheetText: [BookSheetText] {
        [.days("Ane", "Ane"), .lastDays(30), .lost(12, 15), .dayOfSheet("Ane", entries: 7, marked: 2)]
    }

    private var bookDefinitionText: [BookDefinitionText] {
        [.eachDays(7), .atTimes("Ane")] + BookCheck.Kind.allCases.map { .checkKind($0) }
    }

    private var bookPantryText: [BookPantryText] {
        [.bestBefore("Ane"), .wasBestBefore("Ane"), .lotIs("Ane"), .low("Ane", "Ane")]
    }

    private var bookShoppingText: [BookShoppingText] {
        [
            .wanted("Ane"), .boughtBy("Ane", "Ane"), .cost("Ane"), .ordered("Ane", "Ane"),
            .removeQuestion("Ane"),
            .lastCount("Ane", "Ane"), .copyName("Ane"), .thereNow("Ane"), .changeOf("Ane"),
            .moreThanExpected("Ane"),
            .tickOn("Ane", "Ane"),
        ]
    }

    private var bookUsageText: [BookUsageText] {
        [.covered(82), .withoutRecipe(["Ane"]), .withoutRecipe(Array(repeating: "Ane", count: 7))]
    }

    private var bookWeekText: [BookWeekText] {
        [
            .leaveOut("Ane"), .countAgain("Ane"), .madeToday(7), .prepared("Ane", "Ane"), .useBy("Ane"),
            .forDays("Ane", "Ane"), .untilSunday("Ane"), .allPortions("Ane"),
        ]
    }

    private var bookEditorText: [BookEditorText] { [.removeQuestion("Ane")] }

    private var bookSearchText: [BookSearchText] { [.missing("Ane"), .margin("Ane"), .costBefore("Ane")] }

    private var bookErrorText: [BookErrorText] { [.badEntry("Ane")] }

    private var bookRecipeText: [BookRecipeText] {
        [
            .minutes(7), .by("Ane"), .waste("Ane"), .onlyWith("Ane"), .unless("Ane"), .onlyFor("Ane"),
            .timer(7), .timeIsUp("Ane"), .costs("Ane"), .catalogueLacks([.milk]), .catalogueHasMore([.milk]),
            .problem(.unknownIngredient(IngredientID("Ane"))), .problem(.unknownPreparation(RecipeID("Ane"))),
            .problem(.notAPreparation(RecipeID("Ane"))), .problem(.circle(RecipeID("Ane"))),
            .problem(.tooDeep(RecipeID("Ane"))), .problem(.noConversion(IngredientID("Ane"), .gram)),
            .problem(.tooLarge),
        ] + BookRecipe.Difficulty.allCases.map { .difficulty($0) }
    }

    private var bookStarterText: [BookStarterText] {
        BookStarter.allCases.map { .subject($0) } + BookStarter.Check.allCases.map { .check($0) }
    }

    private var presenceText: [PresenceText] {
        [.orderAtTable("Ane"), .printTitle("Ane")]
    }

    private var ownerText: [OwnerText] {
        [
            .lastDays(7),
            .readAt("Ane", "Ane"),
            .fromArrival("Ane"),
            .target("Ane"),
            .minutes(6),
            .halfWithin("Ane", nine: "Ane"),
            .readyAsPromised(percent: 85, of: 14),
            .slowest("Ane", "Ane"),
            .unitsAndMoney(Verbatim("Ane")),
            .ordersRead("Ane"),
            .blacklisted("Ane", reason: "Ane", Verbatim("Ane")),
            .paused(Verbatim("Ane"), by: "Ane"),
            .lastSeen("Ane"),
        ]
    }

    private var ownerQuestionText: [OwnerQuestionText] {
        [
            .bestHour(14, "Ane", Verbatim("Ane")),
            .bestDay("Ane", "Ane", Verbatim("Ane")),
            .moreThanAWeekAgo("Ane"),
            .lessThanAWeekAgo("Ane"),
        ]
    }

    private var webOrderText: [WebOrderText] {
        [
            .paid(.cash),
            .moveTo("Ane"),
            .kitchenHasNotSeen(["Ane"]),
            .kitchenIsBehind(minutes: 1, key: "P"),
            .kitchenIsBehind(minutes: 1, key: nil),
            .onTheWay(1),
            .overflow("Ane"),
            .freed("Ane"),
            .partDone("Ane"),
            .partUndone("Ane"),
            .orderSeen("Ane"),
            .changeSeen("Ane"),
        ]
    }

    private var kitchenText: [KitchenText] {
        [
            .waiting(1),
            .waiting(2),
            .awaited(1),
            .awaited(2),
            .later(1, "1:01", nil),
            .later(2, "1:01", day),
            .ago("Ane"),
            .nowService("Ane"),
            .with("Ane", "Ane"),
            .doneBy("Ane", "Ane"),
            .doneElsewhere("Ane"),
            .moreOrders("Ane"),
            .moreProducts("Ane"),
            .lastLeft("Ane"),
            .details("Ane"),
            .openOrders(1, ["Ane"]),
            .openOrders(2, ["Ane"]),
            .soldOut("Ane"),
        ]
    }

    private var newOrderText: [NewOrderText] {
        [.total(1), .total(2), .askAge(18)]
    }

    private var webTillText: [WebTillText] {
        [.sheet("Ane"), .chargedBy(.cash, at: "Ane", by: "Ane")]
    }

    private var webText: [WebText] {
        [
            .page(Verbatim("Ane"), of: "Ane"),
            .keyOf(Verbatim("Ane")),
            .whoIsThis("Ane", Verbatim("Ane")),
            .errorTitle(1),
        ]
    }

    private var webErrorText: [WebErrorText] {
        [
            .badRequest("Ane"),
            .tooMany(seconds: 1),
            .tooLarge(kilobytes: 64),
            .cannotListen("Ane", reason: "Ane"),
            .badCertificate(path: "Ane", reason: "Ane"),
        ]
    }
}
