/// The help of `mcorder` for commands that need more than one line.
package enum HelpDetailText: Message {
    case program
    case products
    case remove
    case restaurants
    case send
    case cancel
    case arrived

    package func text(in language: any Texts) -> String { language.text(self) }
}
