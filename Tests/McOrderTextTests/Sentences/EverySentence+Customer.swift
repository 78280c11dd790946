import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Customer` of the messages that have values.
    var customer: [[any Message]] {
        [
            catalogueCopyText, deviceKeyText, folderErrorText, fileErrorText, homeErrorText, houseText,
            noticeText, otherOrderText, sealText, sendingErrorText, sentOrderText, ticketText, todayErrorText,
            todayText, flowFindingText,
            flowSendingText, flowTermsText, flowText, flowTicketText,
        ]
    }

    private var catalogueCopyText: [CatalogueCopyText] {
        [
            .inUse(Verbatim("Ane")),
            .absent(["Ane"], copy: Verbatim("Ane")),
            .faulty(1, first: "Ane", copy: Verbatim("Ane")),
            .unreadable(path: "Ane", cause: "Ane", copy: Verbatim("Ane")),
            .notKept(path: "Ane", cause: "Ane"),
        ]
    }

    private var deviceKeyText: [DeviceKeyText] {
        [
            .missing(path: "Ane", on: .commands),
            .damaged(path: "Ane", on: .commands),
            .tooNew(path: "Ane"),
            .withoutHome(path: "Ane", on: .commands),
            .orderOpen(code),
            .signaturesRequired(code),
            .exported(path: "Ane"),
            .imported(path: "Ane"),
            .moved(home: "Ane", on: .commands),
            .homeUsed(home: "Ane", on: .commands),
            .fileExists(path: "Ane"),
            .fileUnusable(path: "Ane", cause: "Ane"),
            .badFile(path: "Ane", on: .commands),
        ]
    }

    private var sealText: [SealText] { [.noKey(path: "Ane")] }

    private var houseText: [HouseText] {
        [
            .accepted(code: "Ane"),
            .key("Ane"),
            .replaced(from: "Ane", to: "Ane"),
            .other(path: "Ane", pinned: "Ane", found: "Ane", on: .commands),
            .untrusted(Verbatim("Ane")),
            .untrustedCopy(Verbatim("Ane"), copy: Verbatim("Ane")),
            .notSigned(path: "Ane", house: "Ane"),
            .badSignature(path: "Ane", house: "Ane"),
            .older(path: "Ane"),
            .wrongGroup(1),
        ]
    }

    private var folderErrorText: [FolderErrorText] {
        [
            .unknown(on: .commands),
            .noCatalogue(on: .commands),
            .badPath("Ane"),
            .absent(path: "Ane"),
            .unmarked(path: "Ane"),
            .tooNew(path: "Ane", format: 1),
            .unusable(path: "Ane", cause: "Ane", advice: Verbatim("Ane")),
            .noCatalogueIn(["Ane"], on: .commands),
            .invalidCatalogue(1, first: "Ane", on: .commands),
        ]
    }

    private var fileErrorText: [FileErrorText] {
        [
            .readOnly(path: "Ane"),
            .full(path: "Ane"),
            .unusable(path: "Ane", reason: "Ane"),
        ]
    }

    private var homeErrorText: [HomeErrorText] {
        [
            .unusable(path: "Ane", cause: "Ane", on: .commands),
            .busy(path: "Ane", holder: "Ane"),
            .damaged(path: "Ane", place: "Ane"),
            .tooNew(path: "Ane", format: 1),
            .badDeviceName("Ane"),
        ]
    }

    private var noticeText: [NoticeText] {
        [
            .call("Ane"),
            .tooLate(phone: "Ane"),
            .reallyCancel(code, at: "Ane"),
            .cancelSent(code),
            .cancelled(code),
            .restored(code, phone: "Ane"),
            .arrived(code),
            .refused(code, reason),
            .unsent(code),
            .rejected(code, Verbatim("Ane")),
            .over(code, .received),
            .tooFar(2500, from: "Ane", within: 300),
            .neverNear("Ane", within: 1),
            .badWithin(1),
        ]
    }

    private var otherOrderText: [OtherOrderText] {
        [
            .unseen(number),
            .seen(number, isOwn: false, restaurant: "Ane", total: "Ane", .received, ago: "Ane"),
            .seen(number, isOwn: true, restaurant: "Ane", total: "Ane", .received, ago: "Ane"),
            .advised(Verbatim("Ane")),
        ]
    }

    private var sendingErrorText: [SendingErrorText] {
        [
            .whileSending(Verbatim("Ane")),
            .unknownRestaurant("Ane", on: .commands),
            .unknownService("Ane", at: "Ane", among: ["Ane"]),
            .tooLong("Ane", limit: 60),
            .numbersExhausted(on: .commands),
            .noPickup(at: "Ane"),
            .badPickup(at: "Ane", every: 5, hours: 24),
            .notATime("Ane"),
            .couponNotUsable("Ane"),
            .unavailable([Verbatim("Ane")], numbers: "Ane"),
            .notSold(line: 1, "Ane", at: "Ane"),
            .notSoldNow(line: 1, "Ane"),
            .options(line: 1, "Ane", .tooFew(group: "Ane", minimum: 1)),
            .notInCatalogue(line: 1, "Ane"),
            .repeated(code, on: .commands),
            .notSent(number, because: Verbatim("Ane"), advice: Verbatim("Ane")),
            .unfinished(number, because: Verbatim("Ane"), advice: Verbatim("Ane"), on: .commands),
            .unfinishedElsewhere(number, folder: "Ane", now: "Ane", on: .commands),
            .sentElsewhere(number, folder: "Ane", now: "Ane"),
            .noticeUnsent(number, because: Verbatim("Ane"), advice: Verbatim("Ane"), on: .commands),
        ]
    }

    private var sentOrderText: [SentOrderText] {
        var ahead = OrderTerms()
        ahead.pay = OrderTerms.ahead
        return [
            .confirm("Ane", total: "Ane"),
            .withComment("Ane"),
            .terms(OrderTerms(service: ServiceID("to-go"), table: "1"), service: "Ane"),
            .terms(ahead, service: nil),
            .askName("Ane"),
            .sent(number: number, code: code, device: "Ane"),
            .total("Ane", offers: ["Ane"]),
            .renumbered(from: number, code: code),
            .finished(restaurant: "Ane", keptTicket: false),
            .finished(restaurant: "Ane", keptTicket: true),
            .pendingFirst("Ane"),
            .abandoned("Ane"),
            .unanswered(seconds: 1),
            .maybeNotSyncing(phone: "Ane"),
            .repriced("Ane", shown: "Ane"),
            .clockBehind(seconds: 1),
            .clockAhead(seconds: 1),
            .putBack(ontoOthers: false),
            .putBack(ontoOthers: true),
            .advised(Verbatim("Ane"), Verbatim("Ane")),
            .calledOff(.received, reason),
            .noOrder("Ane"),
        ]
    }

    private var ticketText: [TicketText] {
        [
            .noLine(1),
            .removed(1),
            .repriced("Ane", from: "Ane", to: "Ane"),
            .vanished("Ane"),
        ]
    }

    private var todayErrorText: [TodayErrorText] {
        [
            .closed("Ane", opens: Verbatim("Ane")),
            .paused("Ane", until: Verbatim("Ane")),
            .soldOut([Verbatim("Ane")], at: "Ane", numbers: "Ane"),
            .soldOutLine(1, "Ane", products: ["Ane"], until: Verbatim("Ane")),
        ]
    }

    private var todayText: [TodayText] {
        [
            .soldOut(Verbatim("Ane")),
            .itemSoldOut("Ane", Verbatim("Ane"), at: "Ane"),
            .soldOutLines(1),
            .cannotBeSent(lines: [1]),
            .hoursToday("Ane"),
            .open(Verbatim("Ane")),
            .closed(Verbatim("Ane")),
            .paused(Verbatim("Ane")),
            .status("Ane", Verbatim("Ane")),
            .unserved("Ane", phone: "Ane"),
            .silent("Ane", seconds: 1, phone: "Ane"),
            .clockBehind(seconds: 1),
        ]
    }

    private var flowFindingText: [FlowFindingText] {
        [
            .noRestaurant(nearest: "Ane", towns: ["Ane"]),
            .without([.milk]),
            .underName("Ane"),
            .keepsName("Ane"),
            .named("Ane"),
        ]
    }

    private var flowSendingText: [FlowSendingText] {
        [
            .fromYou("Ane"),
            .missing(1),
            .repeated(code),
            .notSent(Verbatim("Ane")),
            .alone(Verbatim("Ane")),
            .noDesktop("Ane"),
            .orderOf(order),
            .waiting(seconds: 1),
            .stands(.received),
            .ticketKept(1),
        ]
    }

    private var flowTermsText: [FlowTermsText] {
        [
            .couponUsed("Ane", saved: "Ane"),
            .letterHint(hasServices: false),
            .letterHint(hasServices: true),
            .soonest(clock: nil),
            .soonest(clock: "1:01"),
        ]
    }

    private var flowText: [FlowText] {
        [
            .giveUp(number),
            .corner(lines: 1, total: "Ane"),
            .lines(1),
            .device("Ane"),
            .favourite("Ane"),
            .finish(number),
            .begun(1),
            .pricesOf("Ane"),
            .step(1, "Ane"),
            .options(1, of: 1, "Ane"),
            .menuSoFar("Ane"),
            .added(1, "Ane"),
            .room(1),
            .notSold("Ane", at: "Ane"),
            .containsAllergens([.milk]),
        ]
    }

    private var flowTicketText: [FlowTicketText] {
        [
            .removed("Ane"),
            .restored("Ane"),
            .ticketKeys(canUndo: false),
            .ticketKeys(canUndo: true),
            .nowCosts("Ane"),
            .changes(1),
            .reorderedWithChanges(1),
            .more(1),
        ]
    }
}
