/// The heading and the question of a numbered list of the things that a typed word may mean.
package enum NumberedChoiceText: Message {
    case heading(_ word: String)
    /// The question after this many lines.
    case question(_ count: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .heading(let word):
            language.pick(
                en: "\(language.quoted(word)) may be:",
                es: "\(language.quoted(word)) puede ser:",
                eu: "\(language.quoted(word)) hauetako bat izan daiteke:"
            )
        case .question(let count):
            language.pick(
                en: "Which one? (1–\(count); Enter: none) ",
                es: "¿Cuál? (1–\(count); Intro: ninguno) ",
                eu: "Zein? (1–\(count); Sartu: bat ere ez) "
            )
        }
    }
}
