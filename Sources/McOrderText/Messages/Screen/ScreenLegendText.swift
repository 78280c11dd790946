/// The effects of the till screen's keys, in the row of keys below the orders. The row has 79 columns.
package enum ScreenLegendText: Message {
    case collect
    case charge
    case recall
    case history
    case device
    case last
    case cancel
    case search
    case help
    case quit

    package func text(in language: any Texts) -> String {
        switch self {
        case .collect: language.pick(en: "collected", es: "recogido", eu: "emanda")
        case .charge: language.pick(en: "charge", es: "cobra", eu: "kobratu")
        case .recall: language.pick(en: "back", es: "deshace", eu: "desegin")
        case .history: language.pick(en: "history", es: "historial", eu: "historia")
        case .device: language.pick(en: "device", es: "dispositivo", eu: "gailua")
        case .last: language.pick(en: "last 20", es: "últimos", eu: "azkenak")
        case .cancel: language.pick(en: "cancel", es: "anula", eu: "utzi")
        case .search: language.pick(en: "search", es: "busca", eu: "bilatu")
        case .help: language.pick(en: "help", es: "ayuda", eu: "teklak")
        case .quit: language.pick(en: "quit", es: "sale", eu: "irten")
        }
    }
}
