import McOrderModel

extension English {
    package func text(_ message: ConsoleErrorText) -> String {
        switch message {
        case .unknownCommand(let word, let program, let nearest):
            "there is no command \(quoted(word)).\(nearest.map { " Did you mean \($0)?" } ?? "") "
                + "See them all with “\(program) --help”."
        case .notUTF8(let place, let shown):
            "argument \(place), \(quoted(shown)), is not UTF-8: write or rename it in UTF-8"
        case .noDevice(let text):
            "\(quoted(text)) is not a UDID (a UUID of 36 characters) nor the key of an "
                + "erased device (64 hexadecimal digits)"
        case .noInstant(let text):
            "\(quoted(text)) is not a time: today, yesterday, week, 2h, 7d or 2026-11-20"
        case .sinceNotBeforeUntil(let since): "--since \(quoted(since)) is not before --until"
        case .stillToCome(let since, let begins):
            "--since \(quoted(since)) is still to come: it begins on \(date(CivilDay(begins))) at \(begins.clockText.prefix(5))"
        case .noTerminal(let words): "there is no terminal to draw on: \(cause(words))"
        case .noPipe(let words): "no inner pipe: \(cause(words))"
        case .resultNotWritten(let words): "could not write the result: \(cause(words))"
        }
    }
}
