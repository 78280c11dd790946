/// The help of `mcorder-print`, and what its `check` says.
package enum PrintProgramText: Message {
    case abstract
    case serveAbstract
    case checkAbstract
    case noPrinters
    case noFont
    case problems(Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "Prints tickets for kitchen and counter.",
                es: "Imprime los tickets de la cocina y del mostrador.",
                eu: "Sukaldeko eta mostradoreko txartelak inprimatzen ditu."
            )
        case .serveAbstract:
            language.pick(
                en: "Prints until it is stopped.",
                es: "Imprime hasta que se para.",
                eu: "Gelditu arte inprimatzen du."
            )
        case .checkAbstract:
            language.pick(
                en: "Asks each printer, and says what to do.",
                es: "Pregunta a cada impresora y dice qué hacer.",
                eu: "Inprimagailu bakoitzari galdetzen dio, eta zer egin esaten du."
            )
        case .noPrinters:
            language.pick(
                en: "printers: the configuration has no printer; add one (docs/printing.md)",
                es: "printers: la configuración no tiene impresoras; añade una (docs/printing.md)",
                eu: "printers: konfigurazioak ez du inprimagailurik; gehitu bat (docs/printing.md)"
            )
        case .noFont:
            language.pick(
                en:
                    "the font is missing: printers draw boxes for some letters; install unifont and fonts-unifont",
                es: "falta la letra: algunas saldrán como recuadros; instala unifont y fonts-unifont",
                eu: "letra-tipoa falta da: batzuk laukitxo aterako dira; instalatu unifont eta fonts-unifont"
            )
        case .problems(let count):
            language.pick(
                en: count == 1 ? "one printer does not print" : "\(count) printers do not print",
                es: count == 1 ? "una impresora no imprime" : "\(count) impresoras no imprimen",
                eu: count == 1
                    ? "inprimagailu batek ez du inprimatzen" : "\(count) inprimagailuk ez dute inprimatzen"
            )
        }
    }
}
