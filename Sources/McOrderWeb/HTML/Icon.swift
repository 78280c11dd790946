/// A drawing of 24 × 24 units, in the colour of the text around it.
package enum Icon: String, CaseIterable, Sendable {
    case back, bag, card, cash, check, clock, close, dots, filter, heart, minus, mute, next, offer, phone,
        pin,
        plus, search, sound, table, undo, user, walk, warn

    /// The drawing. It says nothing to a screen reader: the words beside it do.
    package var html: HTML {
        tag("svg", .class("icon"), .aria("hidden", "true")) {
            tag("use", .href("/assets/icons.svg#\(rawValue)"))
        }
    }
}
