package import McOrderModel

extension Role {
    /// The role in a word: the name of its page.
    package var word: Sentence {
        switch self {
        case .board: WebText.board
        case .kitchen: WebText.kitchen
        case .till: WebText.till
        case .owner: WebText.owner
        }
    }
}
