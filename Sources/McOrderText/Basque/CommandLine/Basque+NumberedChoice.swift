extension Basque {
    package func text(_ message: NumberedChoiceText) -> String {
        switch message {
        case .heading(let word): "\(quoted(word)) hauetako bat izan daiteke:"
        case .question(let count): "Zein? (1–\(count); Sartu: bat ere ez) "
        }
    }
}
