package import McOrderText

/// An answer to the question when an order will be ready, at the terminal and on the page.
package struct PromiseAnswer: Sendable {
    package let key: Character
    package let minutes: Int

    /// Other times are a command's.
    package static let all = zip("abcdef", [5, 10, 15, 20, 30, 45]).map {
        PromiseAnswer(key: $0, minutes: $1)
    }

    package var sentence: Sentence { ScreenAvailabilityText.minutes(minutes) }
}
