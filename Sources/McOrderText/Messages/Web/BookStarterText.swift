package import McOrderModel

/// The names of what a hygiene register begins with.
package enum BookStarterText: Message {
    case subject(BookStarter)
    case check(BookStarter.Check)

    /// What is usually done about a deviation.
    package static func cures(of check: BookStarter.Check) -> [Cure] {
        switch check {
        case .temperature: [.moved, .thrownAway, .adjusted, .technician]
        case .polarCompounds: [.oilChanged]
        case .label: [.sentBack]
        case .clean: [.cleanedAgain]
        case .iceWater: [.technician]
        case .taste: [.technician]
        case .freezing, .supplierPaper: [.cookedInstead, .thrownAway]
        case .dates, .paper, .pickup, .course: []
        }
    }

    package enum Cure: Message {
        case moved
        case thrownAway
        case adjusted
        case technician
        case oilChanged
        case sentBack
        case cleanedAgain
        case cookedInstead

        package func text(in language: any Texts) -> String {
            switch self {
            case .moved:
                language.pick(
                    en: "Moved elsewhere",
                    es: "Cambiado de sitio",
                    eu: "Beste nonbaitera eraman da"
                )
            case .thrownAway: language.pick(en: "Thrown away", es: "Tirado", eu: "Bota egin da")
            case .adjusted:
                language.pick(
                    en: "Thermostat adjusted",
                    es: "Termostato ajustado",
                    eu: "Termostatoa doitu da"
                )
            case .technician:
                language.pick(en: "Technician called", es: "Técnico avisado", eu: "Teknikariari deitu zaio")
            case .oilChanged: language.pick(en: "Oil changed", es: "Aceite cambiado", eu: "Olioa aldatu da")
            case .sentBack: language.pick(en: "Sent back", es: "Devuelto", eu: "Itzuli egin da")
            case .cleanedAgain:
                language.pick(en: "Cleaned again", es: "Limpiado otra vez", eu: "Berriro garbitu da")
            case .cookedInstead:
                language.pick(en: "Cooked through instead", es: "Se ha cocinado", eu: "Kozinatu egin da")
            }
        }
    }

    package func text(in language: any Texts) -> String {
        switch self {
        case .subject(let starter): Self.text(starter, in: language)
        case .check(let check): Self.text(check, in: language)
        }
    }

    private static func text(_ starter: BookStarter, in language: any Texts) -> String {
        switch starter {
        case .fridge: language.pick(en: "Fridge", es: "Nevera", eu: "Hozkailua")
        case .display: language.pick(en: "Display", es: "Vitrina", eu: "Beira-arasa")
        case .freezer: language.pick(en: "Freezer", es: "Congelador", eu: "Izozkailua")
        case .hotHolding: language.pick(en: "Hot holding", es: "Baño maría", eu: "Maria-bainua")
        case .fryer: language.pick(en: "Fryer", es: "Freidora", eu: "Frijigailua")
        case .delivery: language.pick(en: "Deliveries", es: "Recepción de género", eu: "Salgaien harrera")
        case .rawFish:
            language.pick(
                en: "Raw or marinated fish",
                es: "Pescado crudo o marinado",
                eu: "Arrain gordina edo marinatua"
            )
        case .frozenHere: language.pick(en: "Frozen here", es: "Congelado aquí", eu: "Hemen izoztua")
        case .bivalves: language.pick(en: "Live bivalves", es: "Bivalvos vivos", eu: "Bibalbio biziak")
        case .cleaning: language.pick(en: "Cleaning", es: "Limpieza", eu: "Garbiketa")
        case .pests: language.pick(en: "Pest control", es: "Control de plagas", eu: "Izurriteen kontrola")
        case .water: language.pick(en: "Water", es: "Agua", eu: "Ura")
        case .thermometer: language.pick(en: "Thermometer", es: "Termómetro", eu: "Termometroa")
        case .usedOil: language.pick(en: "Used oil", es: "Aceite usado", eu: "Olio erabilia")
        case .training: language.pick(en: "Training", es: "Formación", eu: "Prestakuntza")
        }
    }

    private static func text(_ check: BookStarter.Check, in language: any Texts) -> String {
        switch check {
        case .temperature: language.pick(en: "Temperature", es: "Temperatura", eu: "Tenperatura")
        case .polarCompounds:
            language.pick(en: "Polar compounds", es: "Compuestos polares", eu: "Konposatu polarrak")
        case .label:
            language.pick(en: "Label and packaging", es: "Etiqueta y envase", eu: "Etiketa eta ontzia")
        case .freezing:
            language.pick(
                en: "At \u{2212}20\u{202F}°C throughout",
                es: "A \u{2212}20\u{202F}°C en todo el producto",
                eu: "\u{2212}20\u{202F}°C-tan produktu osoan"
            )
        case .supplierPaper:
            language.pick(en: "Supplier’s paper", es: "Papel del proveedor", eu: "Hornitzailearen papera")
        case .dates:
            language.pick(
                en: "What, arrived, frozen",
                es: "Qué, llegada, congelación",
                eu: "Zer, iritsiera, izoztea"
            )
        case .clean: language.pick(en: "Cleaned as planned", es: "Limpieza hecha", eu: "Garbiketa eginda")
        case .paper:
            language.pick(en: "Contract or report", es: "Contrato o informe", eu: "Kontratua edo txostena")
        case .taste:
            language.pick(
                en: "Clear, without smell and taste",
                es: "Clara, sin olor ni sabor",
                eu: "Garbia, usainik eta zaporerik gabe"
            )
        case .iceWater:
            language.pick(
                en: "Shows 0\u{202F}°C in ice water",
                es: "Marca 0\u{202F}°C en agua con hielo",
                eu: "0\u{202F}°C erakusten du izotz-uretan"
            )
        case .pickup: language.pick(en: "Collected by", es: "Recogido por", eu: "Nork jaso du")
        case .course:
            language.pick(en: "Who, date, content", es: "Quién, fecha, contenido", eu: "Nor, data, edukia")
        }
    }
}
