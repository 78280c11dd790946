/// A key press, or a pasted text.
package enum Key: Hashable, Sendable {
    /// A visible character or a space. It is a single Unicode scalar, so a combining accent is a key of its
    /// own, and so is a joiner, a selector or a tag of an emoji.
    case character(Character)
    /// Enter, including Enter on the number pad.
    case enter
    case tab
    /// Shift and Tab.
    case backTab
    case backspace
    case delete
    case insert
    /// Escape, not followed by another key at once.
    case escape
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// F1 to F20.
    case function(Int)
    /// Control and a lower-case letter, or Control and one of `@ \ ] ^ _`.
    case control(Character)
    /// Alt and a character. Escape followed by a character too fast to distinguish them gives this as well.
    case alternate(Character)
    /// Pasted text: safe to print, with spaces in place of line ends and tabs, and at most
    /// ``PasteBuffer/limit`` bytes long.
    case paste(String)
    /// Any other input. A whole unknown sequence is one such key.
    case unknown
}
