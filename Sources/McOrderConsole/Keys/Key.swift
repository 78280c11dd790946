/// A key that somebody pressed, or a text that somebody pasted.
package enum Key: Hashable, Sendable {
    /// A character that is visible, or a space; one scalar, so that an accent may come by itself.
    case character(Character)
    /// Enter, also that of the number pad.
    case enter
    /// Tab.
    case tab
    /// Shift and Tab.
    case backTab
    /// Backspace.
    case backspace
    /// Delete.
    case delete
    /// Insert.
    case insert
    /// Escape, alone.
    case escape
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// F1 to F20.
    case function(Int)
    /// Control and a small letter, or one of `@ \ ] ^ _`.
    case control(Character)
    /// Alt and a character, or Escape and then so fast that nobody can tell.
    case alternate(Character)
    /// Pasted text: harmless, without line ends or tabs (spaces instead), of at most
    /// ``PasteBuffer/limit`` bytes.
    case paste(String)
    /// Something else, swallowed whole.
    case unknown
}
