package import McOrderModel

/// What the guided flow says on its frame, on its first screen and while an order is composed. What commands
/// say as well is in ``TicketText`` and its like.
package enum FlowText: Message {
    // MARK: The frame of every screen

    case chooseHint
    case ticketHint
    case quantityHint
    case letterHint
    case sendingHint
    case backHint
    case leaveHint
    case emptyCorner
    case howToLeave
    case corner(lines: Int, total: String)
    case lines(_ count: Int)

    // MARK: The first screen

    case welcome
    case newOrder
    case lastOrder
    case restaurants
    case website
    case openWebsite
    case seeTicket
    case goOn
    case startAgain
    case device(_ name: String)
    case favourite(_ name: String)
    case finish(_ number: OrderNumber)
    case begun(_ count: Int)

    // MARK: Composing

    case pricesOf(_ restaurant: String)
    case whatWouldYouLike
    case large
    case largeSwitch
    case sandwich
    case drink
    case side
    case howMany
    case addToTicket
    case makeMenu
    /// The letter of the large switch: *grande*, *large*; in Basque that of the mark `(G)`.
    case largeLetter
    /// The letter of sending: *enviar*, *send*, *eskaera bidali*.
    case sendLetter
    case step(_ number: Int, _ what: String)
    case menuSoFar(_ names: String)
    /// R2's sentence, and what it was.
    case added(_ count: Int, _ name: String)
    case room(_ count: Int)
    /// A product that the restaurant does not sell; one that cannot be ordered, where no restaurant is named.
    case notSold(_ name: String, at: String?)
    case allergensUnknown
    case noAllergens
    case containsAllergens(_ allergens: [Allergen])

    package func text(in language: any Texts) -> String { language.text(self) }

    /// What products contain together; if it is unknown of one, it is unknown of all.
    package static func allergens(of products: [Product?]) -> Sentence {
        let known = products.compactMap { $0?.allergens }
        guard known.count == products.count else { return FlowText.allergensUnknown }
        let contained = Allergen.allCases.filter { allergen in known.contains { $0.contains(allergen) } }
        return contained.isEmpty ? FlowText.noAllergens : FlowText.containsAllergens(contained)
    }
}
