package import McOrderText
import Synchronization

/// A numbered list of the things that match a typed word, from which the user chooses one.
package struct NumberedChoice: Hashable, Sendable {
    /// The meaning of a typed line.
    package enum Answer: Hashable, Sendable {
        /// This item, counted from 0.
        case chosen(Int)
        /// None of them.
        case givenUp
        /// Not a number of the list.
        case unclear
    }

    /// The word that the user typed first.
    private let word: String
    /// The names of the matches, in the order of the list.
    private let names: [String]

    /// A choice among the things with these names, all of which match the word.
    package init(_ word: String, among names: [String]) {
        self.word = word
        self.names = names
    }

    /// The meaning of a typed line. A number of the list chooses; an empty line, `q` or the end of input
    /// (`nil`) gives up.
    package func answer(to line: String?) -> Answer {
        guard let line else { return .givenUp }
        let typed = line.filter { !$0.isWhitespace }
        guard !typed.isEmpty, typed.lowercased() != "q" else { return .givenUp }
        guard typed.allSatisfy(\.isASCII), let number = Int(typed), names.indices.contains(number - 1) else {
            return .unclear
        }
        return .chosen(number - 1)
    }

    /// The numbered list with its heading, safe to print.
    package func list(in language: Language) -> String {
        let heading = NumberedChoiceText.heading(word)
        let width = String(names.count).count
        let lines = names.enumerated().map { index, name in
            let number = String(index + 1)
            let space = String(repeating: " ", count: 2 + width - number.count)
            return "\(space)\(number)  \(HarmlessText.clean(name))"
        }
        return ([heading[language]] + lines).joined(separator: "\n")
    }

    /// The question below the list.
    package var question: Sentence { NumberedChoiceText.question(names.count) }
}

extension NumberedChoice {
    /// The answers given in this process so far.
    private static let answers = Mutex<[NumberedChoice: Int]>([:])

    /// Asks on the terminal until the answer is clear. Each question is asked only once in a process.
    ///
    /// - Returns: the index in the list, from 0; `nil` if the user gives up or cannot be asked.
    package func ask(in language: Language) -> Int? {
        guard Terminal.canPick else { return nil }
        if let known = Self.answers.withLock({ $0[self] }) { return known }
        Terminal.report(list(in: language))
        while true {
            Terminal.prompt(question[language])
            let line = readLine()
            // At the end of input the cursor is still on the line of the question.
            if line == nil { Terminal.report("") }
            switch answer(to: line) {
            case .chosen(let index):
                Self.answers.withLock { $0[self] = index }
                return index
            case .givenUp: return nil
            case .unclear: continue
            }
        }
    }
}
