/// How long what is kept. Source: architecture.md, *Storage*.
package struct Retention: Hashable, Sendable {
    /// The days that the raw files of orders are kept; zero for ever.
    package var rawDays = 90
    /// The megabytes (of 1,048,576 bytes) that refused files may take; zero keeps no more than the last one's
    /// row.
    package var rejectedMegabytes = 256
    /// The days that device names, comments and device codes are kept; zero for ever.
    package var personalDays = 30

    /// The defaults.
    package init() {}
}
