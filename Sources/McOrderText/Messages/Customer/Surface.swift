/// Where a customer reads a message, and so what it advises: a command to type, or a key of the screen.
package enum Surface: Hashable, Sendable {
    case commands
    case screen
}
