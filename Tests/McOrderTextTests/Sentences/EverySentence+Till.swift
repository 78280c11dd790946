import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Till` of the messages that have values.
    var till: [[any Message]] {
        [
            checkinText, deviceStandingText, kitchenLoadText, screenAvailabilityText, screenCloseText,
            screenEditText,
            screenOverText, screenPanelText, screenText, orderEditText, takeOrderText, stationHandsText,
            fixedTimeText,
            tillAvailabilityText,
            tillBrowserText, tillCloseText, tillCommandErrorText, tillDeviceText, tillErrorText,
            tillNoticeText, tillPresenceText, tillStatsText, tillText,
        ]
    }

    private var checkinText: [CheckinText] {
        [
            .title("Ane"),
            .welcome("Ane", isReady: false),
            .welcome("Ane", isReady: true),
            .ambiguous("Ane"),
            .doubled("Ane"),
            .over("Ane", .received),
            .unknown("Ane"),
            .unreadable("Ane"),
        ]
    }

    private var screenAvailabilityText: [ScreenAvailabilityText] {
        [
            .paused(Verbatim("Ane")),
            .isPaused(Verbatim("Ane")),
            .soldOut(1),
            .sellingOut("Ane"),
            .minutes(1),
        ]
    }

    private var screenCloseText: [ScreenCloseText] {
        [
            .really(takings: "Ane"),
            .reallyWithMore(takings: "Ane", more: "Ane"),
            .reallyWithLess(takings: "Ane", less: "Ane"),
            .reallyWithSame(takings: "Ane"),
            .made(1),
            .howPaid("Ane"),
        ]
    }

    private var screenEditText: [ScreenEditText] {
        [
            .onlyLine("Ane"),
            .striking("Ane"),
            .adding("Ane", "Ane"),
            .noting("Ane"),
            .whenReady("Ane"),
            .edited("Ane", .promise, "1:01"),
            .edited("Ane", .add, "Ane"),
            .unedited("Ane", .add, "Ane"),
            .edited("Ane", .payment, "card"),
            .unedited("Ane", .payment, "card"),
        ]
    }

    private var screenOverText: [ScreenOverText] {
        [
            .closed("Ane", .received),
            .onlyLastOver(50),
            .lastOverFoot(1),
        ]
    }

    private var screenPanelText: [ScreenPanelText] {
        [
            .answerKeys(["Ane"]),
            .candidateKeys(rest: "Ane", canPick: false),
            .candidateKeys(rest: "Ane", canPick: true),
            .whyCancel("Ane"),
            .whyStrike("Ane", "Ane"),
            .reallyNoShow("Ane"),
            .reallyEarly("Ane", .received),
            .whichDevice("Ane"),
            .noCandidate("Ane"),
            .whichOfMany("Ane", most: 1),
            .search("Ane"),
            .moreAbove(1),
            .history("Ane"),
            .enterAdvances("Ane", to: .received),
        ]
    }

    private var screenText: [ScreenText] {
        [
            .lines(1),
            .askAge(1),
            .hereFor("Ane", Verbatim("Ane")),
            .placed("Ane"),
            .more(1),
            .shortWord(.received),
            .count(1, .received, isNarrow: false),
            .count(1, .received, isNarrow: true),
            .oldest("Ane"),
            .service("Ane"),
            .refused(1),
            .blacklisted(1),
            .silent("Ane"),
            .takenTwice(["Ane"]),
            .onlyBlacklisted(1),
            .unknown("Ane"),
            .unknownRestaurant("Ane"),
            .noNumber("Ane"),
            .unused(1),
            .both(Verbatim("Ane"), Verbatim("Ane")),
            .arrived("Ane"),
            .advanced("Ane", .received),
            .recalled("Ane", .received),
            .noShowBlacklisted("Ane", collected: 1, isSigned: false),
            .noShowBlacklisted("Ane", collected: 1, isSigned: true),
        ]
    }

    private var orderEditText: [OrderEditText] {
        [
            .done(.add, "Ane"),
            .takenBack(Verbatim("Ane")),
        ]
    }

    private var stationHandsText: [StationHandsText] { [.badHands(most: 1)] }

    private var fixedTimeText: [FixedTimeText] {
        [.badLength("Ane"), .takes("Ane", "1:01"), .isLearned("Ane")]
    }

    private var takeOrderText: [TakeOrderText] {
        [
            .taken("Ane"),
            .tooMany(101, most: 100),
            .notSold("Ane"),
            .notSoldNow("Ane"),
            .couponNotUsable("Ane"),
            .badTime("Ane"),
            .takenForLater("Ane"),
        ]
    }

    private var tillAvailabilityText: [TillAvailabilityText] {
        [
            .noDuration("Ane"),
            .tooLong("Ane"),
            .noClock("Ane"),
            .clockIsPast("Ane", now: "Ane"),
            .badWords(["Ane"]),
            .whichRestaurant(["Ane"]),
            .noService("Ane", among: ["Ane"]),
            .noStation("Ane", among: ["Ane"]),
            .options("Ane", .tooFew(group: "Ane", minimum: 1)),
            .notSold("Ane", at: "Ane"),
            .noSuchMenu("Ane"),
            .unknownProduct("Ane", nearest: "Ane"),
            .whichProduct("Ane", ["Ane"]),
            .paused("Ane", Verbatim("Ane")),
            .resumed("Ane", wasPaused: false),
            .resumed("Ane", wasPaused: true),
            .gone("Ane", at: "Ane", Verbatim("Ane")),
            .back("Ane", at: "Ane", wasGone: false),
            .back("Ane", at: "Ane", wasGone: true),
            .ended("Ane"),
        ]
    }

    private var tillBrowserText: [TillBrowserText] {
        [
            .invited("Ane", minutes: 1),
            .removed("Ane"),
            .noBrowser("Ane", among: ["Ane"]),
        ]
    }

    private var tillCloseText: [TillCloseText] {
        [
            .none(1),
            .badAmount("Ane"),
            .registerKnown(1),
            .question(orders: 1, takings: "Ane", open: 1),
            .title(1),
            .payment("Ane"),
        ] + AheadFigures.Kind.allCases.map { .aheadKind($0) } + [
            .correction("Ane", close: 1),
            .missing(1...1),
            .more("Ane"),
            .less("Ane"),
            .added("Ane", by: "Ane"),
        ]
    }

    private var tillCommandErrorText: [TillCommandErrorText] {
        [
            .noState("Ane", nearest: "Ane", of: ["Ane"]),
            .stillRefused("Ane", Verbatim("Ane")),
            .badText("Ane", longest: 140),
        ]
    }

    private var tillDeviceText: [TillDeviceText] {
        [
            .erasedHasNoUDID(.plain(device)),
            .shortKey("Ane"),
            .notTrusted(device),
            .notBlacklisted(.plain(device)),
            .notRevoked(.plain(device)),
            .isRevoked(.plain(device)),
            .countsAgain(.plain(device)),
        ]
    }

    private var deviceStandingText: [DeviceStandingText] {
        DeviceStanding.allCases.flatMap { [.standing($0), .short($0)] } + [.namesake("Ane")]
    }

    private var tillErrorText: [TillErrorText] {
        [
            .notAnOrder("Ane"),
            .noOrder("Ane"),
            .severalOrders("Ane", example: "Ane", list: Verbatim("Ane")),
            .noLine("Ane"),
            .severalLines("Ane", ["Ane"]),
            .noRestaurant("Ane", nearest: "Ane"),
            .severalRestaurants("Ane", ["Ane"]),
            .badDays(1),
            .reservedName("Ane"),
            .overtaken("Ane", by: "Ane", .received),
            .unchangeable("Ane", .received, by: Verbatim("Ane"), first: Verbatim("Ane")),
            .alreadyThere("Ane", .received, by: Verbatim("Ane")),
            .cannotBecome("Ane", .received, by: Verbatim("Ane"), goal: .ready, first: Verbatim("Ane")),
            .prepareFirst(command: "Ane"),
            .recallFirst(command: "Ane"),
            .atTill("Ane"),
            .overForKitchen("Ane", .received, by: Verbatim("Ane")),
            .nothingToRecall("Ane"),
            .mayNotUndo("Ane"),
            .alreadyPaid("Ane", .card),
            .paidAhead("Ane"),
            .inClose("Ane", number: 1),
            .lastLine("Ane"),
            .costsMore("Ane", from: money, to: money, currency: "Ane"),
            .agreeToMore("Ane", from: money, to: money, currency: "Ane"),
            .chargeMore("Ane", from: money, to: money, currency: "Ane"),
            .tooManyLines("Ane"),
            .trustedDevice("Ane", label: "Ane"),
            .revokedDevice("Ane"),
            .unsignedDevice("Ane"),
            .noDevice("Ane"),
            .noRejection(1),
            .alreadyAccepted("Ane"),
            .notAcceptable("Ane"),
            .notPermitted(.till),
            .onNetwork("Ane", "Ane"),
        ]
    }

    private var tillNoticeText: [TillNoticeText] {
        [
            .overtaken("Ane", .received),
            .cancelled(["Ane"]),
            .wanted("Ane", .received),
        ]
    }

    private var tillStatsText: [TillStatsText] {
        [
            .estimated(1, of: 1),
            .promises(percent: 85, of: 14, promised: "Ane", real: "Ane"),
        ]
    }

    private var kitchenLoadText: [KitchenLoadText] {
        [
            .hands(2),
            .fullest(station: "Ane", percent: 80, from: "13:00", until: "14:00"),
        ]
    }

    private var tillPresenceText: [TillPresenceText] {
        [.tooLong("Ane"), .rotated("Ane")]
    }

    private var tillText: [TillText] {
        [
            .table("Ane"),
            .present(.till),
            .present(.board),
            .present(.table),
            .present(.customer),
            .paid(.card),
            .already(arrived: "Ane"),
            .paidAt("Ane", by: "Ane"),
            .blacklisted(.plain(device)),
            .unsigned(collected: 1),
            .unlisted(.plain(device)),
            .trusted("Ane", label: "Ane"),
            .untrusted("Ane"),
        ]
    }
}
