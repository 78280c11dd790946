import McOrderText

extension EverySentence {
    /// The sentences of the folder `Storefront` of the messages that have values.
    var storefront: [[any Message]] {
        [storeMenuText, storeAllergenText, storeTicketText, storeRestaurantsText]
    }

    private var storeMenuText: [StoreMenuText] {
        [
            .favourite("Ane"),
            .add("Ane"),
            .onlyAdults(18),
            .from("Ane"),
            .large("Ane"),
            .menuOf("Ane"),
            .soldOut(Verbatim("Ane")),
            .notHere("Ane", phone: "Ane"),
            .closedNow(Verbatim("Ane")),
            .noScript(phone: "Ane"),
            .choose(1...2),
        ]
    }

    private var storeAllergenText: [StoreAllergenText] {
        [.without(Verbatim("Ane")), .remove(Verbatim("Ane"))]
    }

    private var storeTicketText: [StoreTicketText] { [.noteLength(25)] }

    private var storeRestaurantsText: [StoreRestaurantsText] { [.today("Ane"), .taxNumber("Ane")] }
}
