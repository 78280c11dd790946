extension Basque {
    package func text(_ message: FlowTicketText) -> String {
        switch message {
        case .ticket: "Zure tiketa"
        case .addSomething: "Zerbait gehitu"
        case .removeWord: "kendu"
        case .removeLine: "Tiketetik kendu"
        case .another: "Beste bat"
        case .leaveIt: "Dagoen bezala utzi"
        case .chooseLine: "Lehenik aukeratu lerro bat, geziekin edo zenbakiarekin."
        case .oneFewer: "Bat gutxiago"
        case .dropUnavailable: "Eskatu ezin dena kendu"
        case .allAvailable: "Orain dakigunez, tiketeko ezer ez da falta."
        case .dropAndGoOn: "Kendu eta gainerakoa bidali"
        case .chooseAnother: "Beste jatetxe bat aukeratu"
        case .removed(let items): "Kenduta: \(items). Z teklak tiketera itzultzen du."
        case .restored(let items): "\(say(TicketText.added)) \(items)"
        case .ticketKeys(let canUndo):
            "+ − zenbat   X kendu   \(canUndo ? "Z desegin   " : "")Sartu aukeratu   Esc atzera   Q irten"
        case .earlierOrders: "Aurreko eskaerak"
        case .earlierOrder: "Aurreko eskaera"
        case .orderAgain: "Berdina eskatu berriro"
        case .seeAnswer: "Jatetxearen erantzuna ikusi"
        case .inPlaceOfIt: "Eskaera horrekin ordezkatu"
        case .behindIt: "Eskaera hori gehitu"
        case .nothingRemaining: "Eskaera horretako ezer ezin da gaur eskatu."
        case .reordered: "Eskaera hori tiketean dago, prezio beretan."
        case .noLongerSold: "  → jada ezin da eskatu"
        case .nowCosts(let price): "  → orain \(price)"
        case .changes(let count): "\(count) aldaketa"
        case .reorderedWithChanges(let count):
            "Tiketean, gaurko prezioetan; ordutik \(say(FlowTicketText.changes(count)))."
        case .more(let count): "… eta beste \(count)"
        }
    }
}
