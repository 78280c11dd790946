import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Storefront` of the messages that have values.
    var storefront: [[any Message]] {
        [
            allergenText, checkText,
            [StoreErrorText.damagedSecret(path: "Ane"), StoreErrorText.damagedHouse(path: "Ane")], menuText,
            restaurantsText, stateText, ticketText,
        ]
    }

    private var allergenText: [StoreAllergenText] {
        [.without(Verbatim("Ane")), .remove(Verbatim("Ane"))]
    }

    private var checkText: [StoreCheckText] {
        [
            .problems(1), .problems(2), .cannotWrite(path: "Ane", cause: "Ane"), .cannotRead(path: "Ane"),
            .diskFull(path: "Ane"), .plain("Ane"), .notHere("Ane"), .silent("Ane", seconds: 1800),
            .companyIncomplete(["Ane"]), .photographMissing("Ane"), .photographTooLarge("Ane"),
            .heavyPage("Ane", kilobytes: 250),
        ]
    }

    private var menuText: [StoreMenuText] {
        [
            .favourite("Ane"), .add("Ane"), .onlyAdults(18), .from("Ane"), .large("Ane"), .menuOf("Ane"),
            .soldOut(Verbatim("Ane")), .notHere("Ane", phone: "Ane"),
            .closedNow(Verbatim("Ane")), .noScript(phone: "Ane"), .choose(1...2),
        ]
    }

    private var restaurantsText: [StoreRestaurantsText] {
        [.today("Ane"), .taxNumber("Ane")]
    }

    private var stateText: [StoreStateText] {
        OrderState.allCases.flatMap { [.state($0), .advice($0)] }
    }

    private var ticketText: [StoreTicketText] {
        [.noteLength(140)]
    }
}
