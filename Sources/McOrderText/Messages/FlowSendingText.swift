package import McOrderModel

/// What the guided flow says of restaurants, while an order is sent, and of what came of it.
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
    /// R11's sentence on failure.
    case sorry
    /// R11's sentence on success, once the order is in the folder.
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
    /// R11's sentence in front of what happened, unless it is there.
    case notSent(_ sentence: Sentence)
    /// A failure's sentence by itself; elsewhere it follows the program's name.
    case alone(_ sentence: Sentence)
    case noDesktop(_ address: String)
    case rejected(_ reason: Sentence)
    case orderOf(_ order: Order)
    case waiting(seconds: Int)
    case stands(_ state: OrderState)

    // MARK: Before the first screen, and after the last

    case noOrdering
    case joinFirst
    case gateHint
    case joinCommand
    case look
    case ticketKept(_ count: Int)
    case leftUnderWay

    /// How long a comment is at most, in characters. Source: R10; format.md, *Extensions*.
    package static let commentLimit = TextRule.note.characters.upperBound
    /// R12's sentence.
    package static let emptyOrder: Sentence = RejectionReason.emptyTicket.sentence

    package func text(in language: any Texts) -> String { language.text(self) }
}

extension Texts {
    /// Words with a capital at their front, as a sentence has one.
    func capitalised(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
