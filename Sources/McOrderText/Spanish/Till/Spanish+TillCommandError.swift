extension Spanish {
    package func text(_ message: TillCommandErrorText) -> String {
        switch message {
        case .noState(let word, let near?, _): "\(quoted(word)) no es un estado; ¿querías decir «\(near)»?"
        case .noState(let word, nil, let names):
            "\(quoted(word)) no es un estado; elige uno de estos: \(names.joined(separator: ", "))"
        case .stillRefused(let reason, let sentence): "sigue rechazado, \(reason): \(say(sentence))"
        case .noAnswer: "mcorderd no ha contestado; lo hará cuando esté en marcha"
        case .badText(let option, let longest):
            "\(option): de 1 a \(longest) caracteres, alguno visible, sin caracteres de control"
        }
    }
}
