import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Model` of the messages that have values.
    var model: [[any Message]] {
        [
            catalogueErrorProblems, sheetErrorProblems.map(inTable), optionError, ticketError, serverProblem,
            serverWarning,
        ]
    }

    private var catalogueErrorProblems: [CatalogueError.Problem] {
        [
            .unreadable("Ane"),
            .notJSON(.syntax(offset: 1)),
            .wrongKind(.text),
            .unknownKey(suggestion: "Ane"),
            .length(1...2),
            .notAPrice("Ane"),
            .notALength("Ane", shortest: "1m", longest: "24h"),
            .unevenSlots("Ane"),
            .badID("Ane"),
            .duplicateID("Ane", first: "Ane"),
            .duplicateName("Ane", first: "Ane"),
            .unknownReference("Ane", .product),
            .breaksMenuRule("Ane"),
            .breaksOptionRule("Ane"),
            .wrongDefault(1...1),
            .tooFewChoices(1),
            .choiceInTwoGroups("Ane"),
            .choiceNotOffered("Ane"),
            .unknownWord("Ane", among: ["Ane"]),
            .unknownTimeZone("Ane"),
            .notACurrency("Ane"),
            .notAWebAddress("Ane"),
            .notAMailAddress("Ane"), .notAColour("red"),
            .unknownAllergen("Ane", suggestion: "Ane"),
            .outOfRange("Ane", 1...2),
            .notInMenuCategory("Ane"),
            .notAMenu("Ane"),
            .notAShift("Ane"),
            .emptyShift("Ane"),
            .overlappingShift("Ane", other: "Ane"),
            .notADate("Ane"),
            .notATime("Ane"),
            .notARate("Ane"),
            .notAscending("Ane"),
            .tooManyOffers(most: 500),
            .tooManyTwoForOne(most: 100),
            .missingImage("Ane"),
        ]
    }

    private var sheetErrorProblems: [SheetError.Problem] {
        [
            .unknownFile(suggestion: "Ane"),
            .tooLarge(limit: 1),
            .unknownColumn("Ane", suggestion: "Ane"),
            .repeatedColumn("Ane"),
            .missingColumn("Ane"),
            .repeatedRow(first: 1),
            .differsFrom(row: 1),
            .noRowWith("Ane"), .tooManyRows("Ane", most: 60), .endless(.circle(RecipeID("Ane"))),
            .notUsed(others: ["Ane"]),
            .notUsedWithout(.products),
            .garbled("Ane"),
            .damaged("Ane"),
            .notAnAmount("Ane"),
            .notANumber("Ane"),
            .notAFlag("Ane"),
            .fraction("Ane", percent: 1),
            .ambiguousDate("Ane", "Ane", "Ane"),
            .unknownEntry("Ane", .products, suggestion: "Ane"),
            .unknownWord("Ane", among: ["Ane"]),
            .repeated("Ane", row: 1),
            .overlap("Ane", row: 1),
            .catalogue(.missing),
        ]
    }

    private var optionError: [OptionError] {
        [
            .unknownChoice("Ane"),
            .choiceTooOften("Ane", maximum: 1),
            .tooFew(group: "Ane", minimum: 1),
            .tooMany(group: "Ane", maximum: 1),
        ]
    }

    private var ticketError: [TicketError] {
        [
            .badCount(1),
            .full(room: 1),
            .noSuchLine(1),
        ]
    }

    private var serverProblem: [ServerProblem] {
        [
            .unreachable(cause: "Ane"),
            .refused(
                user: "Ane",
                host: "Ane",
                passwords: PasswordFile(path: "Ane", mode: nil),
                cause: "Ane"
            ),
            .refused(
                user: "Ane",
                host: "Ane",
                passwords: PasswordFile(path: "Ane", mode: 0o600),
                cause: "Ane"
            ),
            .refused(
                user: "Ane",
                host: "Ane",
                passwords: PasswordFile(path: "Ane", mode: 0o644),
                cause: "Ane"
            ),
            .noRight(cause: "Ane"),
            .noDatabase(name: "Ane", host: "Ane"),
            .full(host: "Ane", cause: "Ane"),
            .unverified(host: "Ane", cause: "Ane"),
            .setting(cause: "Ane"),
            .readOnly(hosts: "Ane"),
            .olderTimeline(host: "Ane", found: 1, known: 1),
            .moved(to: "Ane"),
            .severalPrimaries(hosts: "Ane"),
            .standbyAway(names: "Ane"),
            .encoding("Ane", database: "Ane"),
            .unknownOutcome(cause: "Ane"),
            .old(version: "Ane"),
            .weak(setting: "Ane", value: "Ane"),
            .copyDiffers(table: "Ane"),
        ]
    }

    private var serverWarning: [ServerWarning] {
        [
            .noStandby(unlinkAfter: .seconds(1)),
            .unverified(mode: "Ane"),
            .far(milliseconds: 1),
            .fewSessions(limit: 1, used: 1),
        ]
    }
}
