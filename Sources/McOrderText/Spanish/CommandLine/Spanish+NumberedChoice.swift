extension Spanish {
    package func text(_ message: NumberedChoiceText) -> String {
        switch message {
        case .heading(let word): "\(quoted(word)) puede ser:"
        case .question(let count): "¿Cuál? (1–\(count); Intro: ninguno) "
        }
    }
}
