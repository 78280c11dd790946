/// The texts of `till time`.
package enum FixedTimeText: Message {
    case time
    case productHelp
    case lengthHelp
    case learnHelp
    /// Neither a length nor `--learn` was given, or both.
    case missing
    case badLength(_ length: String)
    case takes(_ product: String, _ length: String)
    case isLearned(_ product: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .time:
            language.pick(
                en: "Fixes how long the kitchen takes for a product, instead of learning it.",
                es: "Fija cuánto tarda la cocina en un producto, en vez de aprenderlo.",
                eu: "Finkatu sukaldeak produktu bat egiteko zenbat behar duen, ikasi ordez."
            )
        case .productHelp:
            language.pick(
                en: "the product, or a choice with a station of its own",
                es: "el producto, o una opción con puesto propio",
                eu: "produktua, edo bere postua duen aukera bat"
            )
        case .lengthHelp:
            language.pick(
                en: "how long one takes: 90s, or 2m",
                es: "cuánto tarda uno: 90s o 2m",
                eu: "batek zenbat behar duen: 90s edo 2m"
            )
        case .learnHelp:
            language.pick(
                en: "learn it again from the orders",
                es: "vuelve a aprenderlo de los pedidos",
                eu: "ikasi berriro eskaeretatik"
            )
        case .missing:
            language.pick(
                en: "say how long it takes, or --learn: till time bigmac 90s",
                es: "di cuánto tarda, o --learn: till time bigmac 90s",
                eu: "esan zenbat behar duen, edo --learn: till time bigmac 90s"
            )
        case .badLength(let length):
            language.pick(
                en: "“\(length)” is no time from 1s to 2h, such as 90s.",
                es: "«\(length)» no es un tiempo de 1s a 2h, como 90s.",
                eu: "«\(length)» ez da 1s eta 2h arteko denbora bat, 90s adibidez."
            )
        case .takes(let product, let length):
            language.pick(
                en: "\(product) takes \(length).",
                es: "\(product) tarda \(length).",
                eu: "\(product): \(length) behar du."
            )
        case .isLearned(let product):
            language.pick(
                en: "How long \(product) takes is learned.",
                es: "Lo que tarda \(product) se aprende.",
                eu: "\(product): behar duen denbora ikasi egiten da."
            )
        }
    }
}
