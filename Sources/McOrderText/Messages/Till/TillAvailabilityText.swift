package import McOrderModel

/// The texts of `till` about pauses and sold-out products.
package enum TillAvailabilityText: Message {
    case pause
    case pauseExamples
    case pauseWords
    case soldOut
    case soldOutExamples
    case productHelp
    case forHelp
    case todayHelp
    case offHelp
    case sinceHelp
    case oneOf
    case noProduct

    case nothingPaused
    case nothingSoldOut
    case notPublished
    case noCatalogue

    case noDuration(_ text: String)
    case tooLong(_ text: String)
    case noClock(_ text: String)
    case clockIsPast(_ clock: String, now: String)
    case badWords(_ words: [String])
    case whichRestaurant(_ names: [String])
    case noService(_ service: String, among: [String])
    case noStation(_ station: String, among: [String])
    /// The options of a line do not fit its product.
    case options(_ line: String, OptionError)
    case notSold(_ product: String, at: String)
    case noSuchMenu(_ line: String)
    case unknownProduct(_ word: String, nearest: String?)
    case whichProduct(_ word: String, _ names: [String])

    case paused(_ restaurant: String, _ until: Sentence)
    case resumed(_ restaurant: String, wasPaused: Bool)
    case gone(_ product: String, at: String, _ until: Sentence)
    case back(_ product: String, at: String, wasGone: Bool)
    case ended(_ by: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
