extension English {
    package func text(_ message: HelpDetailText) -> String {
        switch message {
        case .program: "On a terminal, “mcorder” without a command guides you through an order on the screen."
        case .products: "Prices are those of the favourite restaurant, if there is one."
        case .remove: "Lines are counted as “mcorder ticket” shows them. All of them are removed or none."
        case .restaurants: "With a position, the nearest first; with a town, those in it."
        case .send:
            "Without -r it goes to the favourite restaurant. If a sending was interrupted, that order is "
                + "finished first. If the restaurant has another order under that number, it says which one "
                + "and asks whether to send yours under a new one; in a script it exits 65."
        case .cancel: "The restaurant decides: an order that is being prepared is not cancelled."
        case .arrived: "With a place this device decides whether you are near; the place never leaves it."
        }
    }
}
