/// How long a product takes as the owner has fixed it: the kitchen then teaches nothing about it.
package struct FixedTime: Hashable, Sendable {
    /// Seconds of one unit that the owner may fix.
    package static let range = 1...7200

    package let seconds: Int
    /// Who fixed it.
    package let by: String

    package init(seconds: Int, by: String) {
        (self.seconds, self.by) = (seconds, by)
    }
}
