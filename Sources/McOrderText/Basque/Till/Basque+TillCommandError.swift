extension Basque {
    package func text(_ message: TillCommandErrorText) -> String {
        switch message {
        case .noState(let word, let near?, _): "\(quoted(word)) ez da egoera bat; agian \(near)?"
        case .noState(let word, nil, let names):
            "\(quoted(word)) ez da egoera bat: \(names.joined(separator: ", "))"
        case .stillRefused(let reason, let sentence): "baztertuta jarraitzen du, \(reason): \(say(sentence))"
        case .noAnswer: "mcorderd-ek ez du erantzun; martxan dagoenean erantzungo du"
        case .badText(let option, let longest):
            "\(option): 1 eta \(longest) karaktere artean, bat gutxienez ikusteko modukoa, kontrol-karaktererik gabe"
        }
    }
}
