import McOrderModel

extension Basque {
    package func text(_ message: ConsoleErrorText) -> String {
        switch message {
        case .unknownCommand(let word, let program, let nearest):
            "ez dago \(quoted(word)) komandorik.\(nearest.map { " \($0) esan nahi zenuen?" } ?? "") "
                + "Denak ikusteko: «\(program) --help»."
        case .notUTF8(let place, let shown):
            "\(place). argumentua, \(quoted(shown)), ez dago UTF-8 kodeketan: "
                + "idatzi edo berrizendatu UTF-8 erabiliz"
        case .noDevice(let text):
            "\(quoted(text)) ez da UDID bat (36 karaktereko UUID bat), ezta "
                + "ezabatutako gailu baten gakoa ere (64 zifra hamaseitar)"
        case .noInstant(let text):
            "\(quoted(text)) ez da une bat: gaur, atzo, astea, 2h, 7d edo 2026-11-20"
        case .sinceNotBeforeUntil(let since): "--since \(quoted(since)) ez da --until baino lehenagokoa"
        case .stillToCome(let since, let begins):
            "--since \(quoted(since)) etortzekoa da oraindik: \(date(CivilDay(begins))) \(begins.clockText.prefix(5)) hasten da"
        case .noTerminal(let words): "ez dago marrazteko terminalik: \(cause(words))"
        case .noPipe(let words): "ez dago barne-kanalik: \(cause(words))"
        case .resultNotWritten(let words): "ezin izan da emaitza idatzi: \(cause(words))"
        }
    }
}
