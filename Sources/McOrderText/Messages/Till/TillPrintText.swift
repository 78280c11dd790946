/// The help of the till's commands about printers.
package enum TillPrintText: Message {
    case print
    case ticket
    case printers
    case list
    case test
    case open
    case seen
    case printerHelp
    case bagHelp
    case bagsHelp
    case receiptHelp

    package func text(in language: any Texts) -> String {
        switch self {
        case .print:
            language.pick(
                en: "Prints an order with its prices, or its bag ticket.",
                es: "Imprime un pedido con sus precios, o su ticket de bolsa.",
                eu: "Eskaera bat inprimatzen du prezioekin, edo haren poltsako txartela."
            )
        case .ticket:
            language.pick(
                en: "Writes an order's kitchen ticket as text, and prints nothing.",
                es: "Escribe la comanda de un pedido como texto, sin imprimirla.",
                eu: "Eskaera baten sukaldeko txartela testu gisa idazten du, inprimatu gabe."
            )
        case .printers:
            language.pick(
                en: "The printers: their state, their last trouble, test pages.",
                es: "Las impresoras: su estado, su último fallo, páginas de prueba.",
                eu: "Inprimagailuak: egoera, azken arazoa, proba-orriak."
            )
        case .list:
            language.pick(
                en: "Lists the printers, and the tickets that may be missing on paper.",
                es: "Lista las impresoras y los tickets que quizá no salieron.",
                eu: "Inprimagailuak zerrendatzen ditu, eta agian irten ez diren txartelak."
            )
        case .test:
            language.pick(
                en: "Prints a test page.",
                es: "Imprime una página de prueba.",
                eu: "Proba-orri bat inprimatzen du."
            )
        case .open:
            language.pick(
                en: "Opens the drawer at a printer.",
                es: "Abre el cajón de una impresora.",
                eu: "Inprimagailu baten kaxa irekitzen du."
            )
        case .seen:
            language.pick(
                en: "Confirms that somebody looked after the missing tickets.",
                es: "Confirma que alguien ha mirado los tickets que faltan.",
                eu: "Norbaitek falta diren txartelak begiratu dituela berresten du."
            )
        case .printerHelp:
            language.pick(
                en: "The printer; without it those that print such tickets by themselves.",
                es: "La impresora; sin ella, las que ya imprimen esos tickets.",
                eu: "Inprimagailua; gabe, horrelako txartelak inprimatzen dituztenak."
            )
        case .bagHelp:
            language.pick(
                en: "The bag ticket, with the allergens.",
                es: "El ticket de bolsa, con los alérgenos.",
                eu: "Poltsako txartela, alergenoekin."
            )
        case .bagsHelp:
            language.pick(
                en: "A bag ticket for each of so many bags; without it for one bag more.",
                es: "Un ticket para cada una de tantas bolsas; sin ello, para una bolsa más.",
                eu: "Txartel bat hainbeste poltsatako bakoitzerako; gabe, beste poltsa baterako."
            )
        case .receiptHelp:
            language.pick(
                en: "The order with its prices.",
                es: "El pedido con sus precios.",
                eu: "Eskaera prezioekin."
            )
        }
    }
}
