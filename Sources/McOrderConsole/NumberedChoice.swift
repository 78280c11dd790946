package import McOrderText
internal import Synchronization

/// A choice among several things that fit what somebody typed, by the number in a list.
package struct NumberedChoice: Hashable, Sendable {
    /// What a typed line says.
    package enum Answer: Hashable, Sendable {
        /// This one, from 0.
        case chosen(Int)
        /// None of them.
        case givenUp
        /// No number of the list.
        case unclear
    }

    /// What was typed first.
    private let word: String
    /// The names of what fits, in the order of the list.
    private let names: [String]

    /// A choice among things of those names, all of which fit the word.
    package init(_ word: String, among names: [String]) {
        self.word = word
        self.names = names
    }

    /// The answer of a typed line: a number of the list; nothing, `q` or the end of the input give up.
    package func answer(to line: String?) -> Answer {
        guard let line else { return .givenUp }
        let typed = line.filter { !$0.isWhitespace }
        guard !typed.isEmpty, typed.lowercased() != "q" else { return .givenUp }
        guard typed.allSatisfy(\.isASCII), let number = Int(typed), names.indices.contains(number - 1) else {
            return .unclear
        }
        return .chosen(number - 1)
    }

    /// The numbered list with its heading, made harmless.
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

    /// What is asked under the list.
    package var question: Sentence { NumberedChoiceText.question(names.count) }
}

extension NumberedChoice {
    /// The answers that were given in this process.
    private static let answers = Mutex<[NumberedChoice: Int]>([:])

    /// Asks on the terminal until the answer is clear, once in a process.
    ///
    /// - Returns: the place in the list, from 0; `nil` if the person gives up, or there is none to ask.
    package func ask(in language: Language) -> Int? {
        guard Terminal.canPick else { return nil }
        if let known = Self.answers.withLock({ $0[self] }) { return known }
        Terminal.tell(list(in: language))
        while true {
            Terminal.prompt(question[language])
            let line = readLine()
            // The end of the input leaves the cursor behind the question.
            if line == nil { Terminal.tell("") }
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
