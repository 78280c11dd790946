import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Shared` of the messages that have values.
    var shared: [[any Message]] {
        [
            consoleErrorText, numberedChoiceText, parserComplaintText, parserWords, unknownWordText,
            errorText, momentMessage, rejectionText, placeText, productText, restaurantText, storageErrorText,
            queueErrorText, factText, promiseText, dayMessage,
        ]
    }

    private var promiseText: [PromiseText] {
        [nil, day].flatMap {
            [.readyAbout("1:01", $0), .due("1:01", $0), .overdue("1:01", $0), .short("1:01", $0)]
        }
    }

    private var dayMessage: [DayMessage] { [.weekday(day)] }

    private var consoleErrorText: [ConsoleErrorText] {
        [
            .unknownCommand("Ane", of: "Ane", nearest: "Ane"),
            .notUTF8(argument: 1, "Ane"),
            .noDevice("Ane"),
            .noInstant("Ane"),
            .sinceNotBeforeUntil("Ane"),
            .stillToCome("Ane", begins: time),
            .noTerminal("Ane"),
            .noPipe("Ane"),
            .resultNotWritten("Ane"),
        ]
    }

    private var factText: [FactText] { [.minimumAge(1)] }

    private var queueErrorText: [QueueErrorText] {
        [
            .absent("Ane"),
            .absentOnServer("Ane"),
            .newer("Ane"),
            .older("Ane"),
            .unreleased("Ane"),
            .notDurable(level: 1),
            .busy(holder: "Ane"),
            .noPermission("Ane"),
            .storage("Ane"),
            .database("Ane"),
            .otherFolder(known: "Ane", found: "Ane"),
            .openOrders("Ane", codes: ["Ane"]),
        ]
    }

    private var numberedChoiceText: [NumberedChoiceText] {
        [
            .heading("Ane"),
            .question(1),
        ]
    }

    private var parserComplaintText: [ParserComplaintText] {
        [
            .unknownOption("Ane", nearest: "Ane"),
            .unknownLetters(unknown: Verbatim("Ane"), missing: Verbatim("Ane"), letters: "Ane"),
            .missingValue(option: "Ane"),
            .needlessValue(option: "Ane", value: "Ane"),
            .unexpected("Ane"),
            .severalUnexpected(["Ane", "Jon"]),
            .duplicate(Verbatim("Ane"), earlier: Verbatim("Ane")),
            .missingArgument("Ane"),
            .missingOneOf(["Ane"]),
            .invalidValue("Ane", of: "Ane", hint: Verbatim("Ane")),
            .invalidOption("Ane"),
            .unsupportedShell("Ane", supported: "Ane"),
            .internalError(isUnimplemented: false),
            .internalError(isUnimplemented: true),
            .flag("Ane"),
            .letter("Ane", in: "Ane"),
            .values(["Ane"]),
            .listedValues(["Ane"]),
        ]
    }

    private var parserWords: [ParserWords] {
        [
            .detailedHelp("Ane"),
            .moreInformation("Ane"),
        ]
    }

    private var unknownWordText: [UnknownWordText] {
        [
            .restaurantsIn(["Ane"]),
            .product("Ane", hint: Verbatim("Ane")),
            .menu(with: "Ane", hint: Verbatim("Ane")),
            .drink("Ane", hint: Verbatim("Ane")),
            .side("Ane", hint: Verbatim("Ane")),
            .category("Ane", hint: Verbatim("Ane")),
            .restaurant("Ane", hint: Verbatim("Ane")),
            .allergen("Ane", hint: Verbatim("Ane")),
            .option("Ane", hint: Verbatim("Ane")),
            .near("Ane"),
            .thereAre(["Ane"]),
            .choose(["Ane"]),
            .options(of: "Ane", .tooFew(group: "Ane", minimum: 1)),
            .missingChoices(of: "Ane", [Verbatim("Ane")], example: ["Ane"]),
            .group("Ane", 1...1, ["Ane"]),
            .several("Ane", candidates: ["Ane"]),
        ]
    }

    private var errorText: [ErrorText] {
        [
            .emptyOption("Ane"),
            .badPlace("Ane"),
            .badTown("Ane", nearest: "Ane", towns: ["Ane"]),
            .unknownState("Ane", nearest: "Ane"),
            .badWait(3600),
            .chooseRestaurant(["Ane"]),
        ]
    }

    private var momentMessage: [MomentMessage] {
        [
            .at(.weekday(.monday), "Ane"),
            .until(.weekday(.monday), "Ane"),
        ]
    }

    private var rejectionText: [RejectionText] {
        [
            .closed(opens: Verbatim("Ane")),
            .paused(Verbatim("Ane")),
            .soldOut(["Ane"], Verbatim("Ane")),
            .slotFull(Verbatim("Ane"), Verbatim("Ane")),
            .notice(.commentTooLong),
        ]
    }

    private var placeText: [PlaceText] {
        [
            .metres(1),
            .kilometresAndTenths(1, 1),
            .kilometres(1),
        ]
    }

    private var productText: [ProductText] {
        [
            .choose(1...1),
            .menuExample("Ane"),
        ]
    }

    private var restaurantText: [RestaurantText] {
        [
            .joined("Ane", restaurants: 1),
            .favourite("Ane"),
            .nearest("Ane", distance: Verbatim("Ane")),
        ]
    }

    private var storageErrorText: [StorageErrorText] {
        [
            .place("Ane", cause: "Ane")
        ]
    }
}
