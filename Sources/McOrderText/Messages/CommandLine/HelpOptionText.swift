/// The help of `mcorder` for options and arguments.
package enum HelpOptionText: Message {
    // MARK: Options of all commands

    case cloud
    case catalog
    case home
    case lang
    case json

    // MARK: The folder, products and the ticket

    case folder
    case category
    case search
    case without
    case product
    case sandwich
    case drink
    case side
    case large
    case option
    case count
    case lines
    case abandon
    case replace
    case append

    // MARK: Restaurants and sending

    case restaurantName
    case near
    /// Like ``near``, where only a position has a meaning.
    case nearPosition
    case restaurant
    case message
    case service
    case table
    case coupon
    case wait
    case dryRun
    case again
    case yes
    case deviceName

    // MARK: An order that was sent

    case number
    case watch
    case until
    case cancelWait
    case cancelYes
    /// For `arrived --at`.
    case at
    /// For `arrived --within`.
    case within
    /// For `arrived --watch`.
    case watchPlaces
    /// For `code --invert`.
    case invert

    package func text(in language: any Texts) -> String { language.text(self) }
}
