/// What the help of `mcorder` says of a command where one line is not enough.
package enum HelpDetailText: Message {
    case products
    case remove
    case restaurants
    case send
    case cancel
    case arrived

    package func text(in language: any Texts) -> String { language.text(self) }
}
