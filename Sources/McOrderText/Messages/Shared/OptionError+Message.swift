package import McOrderModel

/// Why options do not fit a product, to follow a line's name and a colon.
extension OptionError: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .unknownChoice(let name):
            language.pick(
                en: "the option \(language.quoted(name)) is not offered",
                es: "la opción \(language.quoted(name)) no se ofrece",
                eu: "\(language.quoted(name)) aukera ez dago"
            )
        case .choiceTooOften(let name, let most):
            language.pick(
                en: "\(language.quoted(name)) at most \(most == 1 ? "once" : "\(most) times")",
                es: "\(language.quoted(name)), \(most) como mucho",
                eu: "\(language.quoted(name)), gehienez \(most)"
            )
        case .tooFew(let group, let least):
            language.pick(
                en: "choose at least \(least) of \(language.quoted(group))",
                es: "elige al menos \(least) de \(language.quoted(group))",
                eu: "aukeratu gutxienez \(least) hemendik: \(language.quoted(group))"
            )
        case .tooMany(let group, let most):
            language.pick(
                en: "choose at most \(most) of \(language.quoted(group))",
                es: "elige como mucho \(most) de \(language.quoted(group))",
                eu: "aukeratu gehienez \(most) hemendik: \(language.quoted(group))"
            )
        }
    }
}
