/// The help of `till` for its commands and their options.
package enum TillHelpText: Message {
    // MARK: What commands do

    /// The summary of `till` itself.
    case abstract
    case list
    case show
    case arrived
    case prepare
    case ready
    case collect
    case recall
    case rejected
    case listExamples
    case cancel
    case noShow
    case history
    case blacklist
    case blacklistAdd
    case blacklistRemove
    case blacklistList
    case device
    case deviceShow
    case deviceTrust
    case deviceUntrust
    case rejectedShow
    case rejectedRetry
    case rejectedAccept
    case rejectedList
    case service
    case serviceHelp
    case serviceYesHelp
    case paidHelp
    case strike
    case add
    case note
    case events
    case eventsExamples
    case stats

    // MARK: What options and arguments mean

    case stateHelp
    case restaurantHelp
    case asHelp
    case jsonHelp
    case whichHelp
    case deviceHelp
    case inHelp
    case allHelp
    case listSinceHelp
    case sinceHelp
    case reasonHelp
    case daysHelp
    case labelHelp
    case blacklistFlagHelp
    case udidHelp
    case rejectionHelp
    case lineHelp
    case productHelp
    case noteHelp
    case followHelp
    case afterHelp
    case untilHelp

    package func text(in language: any Texts) -> String { language.text(self) }
}
