package import McOrderModel

/// The guided flow's texts for the frame, the first screen and composing an order. Texts that commands use as
/// well are in ``TicketText`` and similar types.
package enum FlowText: Message {
    // MARK: The frame of every screen

    case chooseHint
    case ticketHint
    case quantityHint
    case letterHint
    case optionsHint
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
    case next
    case goOn
    case startAgain
    case device(_ name: String)
    case favourite(_ name: String)
    case finish(_ number: OrderNumber)
    /// Gives up the order whose sending was interrupted.
    case giveUp(_ number: OrderNumber)
    /// What giving it up means, before the customer confirms it.
    case giveUpMeans
    case joinFolder
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
    case nextLetter
    /// The letter that switches to a large menu: *grande*, *large*; in Basque the letter of the mark `(G)`.
    case largeLetter
    /// The letter that sends: *enviar*, *send*, *eskaera bidali*.
    case sendLetter
    case step(_ number: Int, _ what: String)
    /// The options of one of several products of a menu.
    case options(_ number: Int, of: Int, _ what: String)
    case menuSoFar(_ names: String)
    /// R2's sentence, with what was added.
    case added(_ count: Int, _ name: String)
    case room(_ count: Int)
    /// The restaurant does not sell the product; without a restaurant, it cannot be ordered.
    case notSold(_ name: String, at: String?)
    case allergensUnknown
    case noAllergens
    case containsAllergens(_ allergens: [Allergen])

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The allergens of several products together. If they are unknown for one, they are unknown for all.
    package static func allergens(of products: [Product?]) -> Sentence {
        let known = products.compactMap { $0?.allergens }
        guard known.count == products.count else { return FlowText.allergensUnknown }
        let contained = Allergen.allCases.filter { allergen in known.contains { $0.contains(allergen) } }
        return contained.isEmpty ? FlowText.noAllergens : FlowText.containsAllergens(contained)
    }

    /// The allergens that a choice adds; nothing for a choice that is left out.
    package static func allergens(of choice: ChoiceGroup.Choice, in group: ChoiceGroup) -> Sentence {
        guard group.kind == .choose else { return Verbatim("") }
        guard let allergens = choice.allergens else { return FlowText.allergensUnknown }
        let contained = Allergen.allCases.filter(allergens.contains)
        return contained.isEmpty ? FlowText.noAllergens : FlowText.containsAllergens(contained)
    }
}
