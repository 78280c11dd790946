package import McOrderModel

/// The texts of the owner's page.
package enum OwnerText: Message {
    // MARK: Headings

    case today
    case lastDays(_ count: Int)
    /// When the figures were read, and that they are read again each minute.
    case readAt(_ clock: String)
    case takingsByDay
    case ordersByHourToday
    /// The orders of all days by hour of the day.
    case ordersByHour
    case serviceByDay
    case totalByDay
    case refusals
    /// The same if there are several restaurants.
    case refusalsOfAll
    case devices
    case availability
    case browsers
    case health

    // MARK: Charts

    /// Shows the figures of a chart as a table.
    case figures
    case day
    case hour
    case median
    case percentile90
    case target(_ duration: String)
    case highest(_ value: String)

    // MARK: Lists

    case nothingYet
    case nothingRefused
    case noBlacklist
    case noBrowsers
    case everythingAvailable
    case blacklisted(_ since: String, reason: String, _ until: Sentence?)
    case paused(_ until: Sentence, by: String)
    case soldOut(_ product: String, _ until: Sentence, by: String)
    case lastSeen(_ time: String)
    case neverSeen

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// Why a file was refused, in a few words for the owner.
package struct RefusalName: Message {
    package let reason: RejectionReason

    package init(_ reason: RejectionReason) {
        self.reason = reason
    }

    package func text(in language: any Texts) -> String { language.text(self) }
}
