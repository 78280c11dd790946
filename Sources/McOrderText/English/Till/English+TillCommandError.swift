extension English {
    package func text(_ message: TillCommandErrorText) -> String {
        switch message {
        case .noState(let word, let near?, _): "\(quoted(word)) is not a state; did you mean \(near)?"
        case .noState(let word, nil, let names):
            "\(quoted(word)) is not a state: \(names.joined(separator: ", "))"
        case .stillRefused(let reason, let sentence): "still refused, \(reason): \(say(sentence))"
        case .noAnswer: "mcorderd has not answered; it will when it is running"
        case .badText(let option, let longest):
            "\(option): 1 to \(longest) characters, of which something can be seen, and no control character"
        }
    }
}
