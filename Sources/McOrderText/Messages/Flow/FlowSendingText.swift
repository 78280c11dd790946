package import McOrderModel

/// The guided flow's texts about restaurants, sending an order, and the result.
package enum FlowSendingText: Message {
    case favouriteWord
    case isFavourite
    case noLongerFavourite
    case makeFavourite
    case removeFavourite
    case openMap
    case weekHours
    case openSatellite
    case fromYou(_ distance: String)
    case send
    case sendNow
    case destination
    case whereTo
    case comment
    case commentFull
    case enterAgain
    case sending
    case underWay
    case tryAgain
    case toStart
    case doNotSend
    case sendAgain
    case resend
    case cannotResend
    /// R11's sentence for a failure.
    case sorry
    /// R11's sentence for success, once the order is in the folder.
    case heard
    case beingPrepared
    case ready
    case collected
    case calledOff
    case notCollected
    case expired
    case notTaken
    case ontoTicket
    case otherRestaurant
    case sayAtCounter
    case missing(_ count: Int)
    case repeated(_ code: OrderCode)
    /// What happened, with R11's sentence before it unless it is there already.
    case notSent(_ sentence: Sentence)
    /// A failure's message on its own. Elsewhere it follows the program's name.
    case alone(_ sentence: Sentence)
    case noDesktop(_ address: String)
    case orderOf(_ order: Order)
    case waiting(seconds: Int)
    case stands(_ state: OrderState)

    // MARK: Before the first screen, and after the last

    case noOrdering
    case joinFirst
    case gateHint
    case joinThis
    case joinHint
    case browse
    case ticketKept(_ count: Int)
    case sendingContinues

    /// The maximum length of a comment, in characters. Source: R10; format.md, *Extensions*.
    package static let commentLimit = TextRule.note.characters.upperBound
    /// R12's sentence.
    package static let emptyOrder: Sentence = RejectionReason.emptyTicket.sentence

    package func text(in language: any Texts) -> String { language.text(self) }
}

extension Texts {
    /// The text with a capital letter at its start, as in a sentence.
    func capitalised(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
