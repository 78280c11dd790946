extension English {
    package func text(_ message: NumberedChoiceText) -> String {
        switch message {
        case .heading(let word): "\(quoted(word)) may be:"
        case .question(let count): "Which one? (1–\(count); Enter: none) "
        }
    }
}
