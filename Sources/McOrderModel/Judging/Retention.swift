/// How long stored data is kept. Source: rules.md, *Storage*.
package struct Retention: Hashable, Sendable {
    /// The days for which the raw files of orders are kept; zero means without an end.
    package var rawDays = 90
    /// The megabytes (of 1,048,576 bytes) that rejected files may take; with zero only the row of the last
    /// one is kept.
    package var rejectedMegabytes = 256
    /// The days for which device names, comments and device codes are kept; zero means without an end.
    package var personalDays = 30
    /// How long the facts of kitchen books are kept; zero means without an end.
    package var book = Duration.seconds(1095 * 86_400)
    /// The megabytes (of 1,048,576 bytes) that the photographs of kitchen books may take.
    package var photosMegabytes = 512

    /// Creates the default retention.
    package init() {}
}
