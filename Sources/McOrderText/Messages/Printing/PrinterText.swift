package import McOrderModel

/// What staff read of printers: their conditions with the cure, and tickets that are not on paper.
package enum PrinterText: Message {
    case condition(PrinterCondition, of: String)
    /// The tickets of these orders may be missing on paper.
    case uncertain(_ codes: [String], printers: [String], limit: Int)
    /// The tickets of these orders were not printed in time.
    case expired(_ codes: [String], printers: [String], limit: Int)
    /// Pages that belong to no order may be missing.
    case pagesLost(printers: [String])
    case confirms
    case answersNothing
    case lastTrouble(_ word: String, at: String)
    case asked(_ printer: String)
    case acknowledged(Int)
    case noPrinters
    /// No printer of that id; the ids that there are.
    case unknown(_ printer: String, known: [String])
    /// The configuration names no drawer at that printer.
    case noDrawer(_ printer: String)
    /// No printer prints that.
    case nonePrints
    /// The number of an order's bags is not in ``BagNumber/counts``.
    case badBags(_ bags: Int)
    /// The question of the terminal's screen.
    case howManyBags(_ code: String)
    /// The question of the page.
    case bagsQuestion
    /// The answers.
    case bags(_ count: Int)
    case oneMoreBag
    /// The buttons of the pages.
    case printSheet
    case printBag
    case seen
    /// The label before a printer's condition.
    case printing

    package func text(in language: any Texts) -> String {
        switch self {
        case .condition(let condition, let name): Self.condition(condition, name, language)
        case .uncertain(let codes, let printers, let limit):
            language.pick(
                en: "Perhaps not printed at \(Self.list(printers)): "
                    + "\(Self.list(codes, limit, language)). Look there, then confirm.",
                es: "Quizá sin imprimir en \(Self.list(printers)): "
                    + "\(Self.list(codes, limit, language)). Míralo y confírmalo.",
                eu: "Agian inprimatu gabe (\(Self.list(printers))): "
                    + "\(Self.list(codes, limit, language)). Begiratu eta berretsi."
            )
        case .expired(let codes, let printers, let limit):
            language.pick(
                en: "Not printed at \(Self.list(printers)): "
                    + "\(Self.list(codes, limit, language)). Read it on the screen, then confirm.",
                es: "Sin imprimir en \(Self.list(printers)): "
                    + "\(Self.list(codes, limit, language)). Míralo en la pantalla y confírmalo.",
                eu: "Inprimatu gabe (\(Self.list(printers))): "
                    + "\(Self.list(codes, limit, language)). Begiratu pantailan eta berretsi."
            )
        case .pagesLost(let printers):
            language.pick(
                en: "A page may be missing at \(Self.list(printers)).",
                es: "Puede que falte una página en \(Self.list(printers)).",
                eu: "Baliteke orri bat falta izatea (\(Self.list(printers)))."
            )
        case .confirms:
            language.pick(en: "confirms tickets", es: "confirma los tickets", eu: "txartelak berresten ditu")
        case .answersNothing:
            language.pick(
                en: "only receives: nobody knows whether a ticket is on paper",
                es: "solo recibe: no se sabe si el ticket salió en papel",
                eu: "jaso bakarrik egiten du: ez da jakiten txartela paperean dagoen"
            )
        case .lastTrouble(let word, let time):
            language.pick(
                en: "last trouble \(time): \(word)",
                es: "último fallo \(time): \(word)",
                eu: "azken arazoa \(time): \(word)"
            )
        case .asked(let printer):
            language.pick(
                en: "\(printer) prints it.",
                es: "Lo imprime \(printer).",
                eu: "\(printer) ari da inprimatzen."
            )
        case .acknowledged(let count):
            language.pick(
                en: "Confirmed: \(count).",
                es: "Confirmados: \(count).",
                eu: "Berretsita: \(count)."
            )
        case .noPrinters:
            language.pick(
                en: "no printer is configured; see printers in mcorderd.yaml, and mcorder-print",
                es: "no hay ninguna impresora; mira printers en mcorderd.yaml, y mcorder-print",
                eu: "ez dago inprimagailurik; ikusi printers mcorderd.yaml fitxategian, eta mcorder-print"
            )
        case .unknown(let printer, let known):
            language.pick(
                en:
                    "there is no printer \(language.quoted(printer)); there is \(known.joined(separator: ", "))",
                es:
                    "no hay ninguna impresora \(language.quoted(printer)); hay \(known.joined(separator: ", "))",
                eu:
                    "ez dago \(language.quoted(printer)) inprimagailurik; hauek daude: \(known.joined(separator: ", "))"
            )
        case .noDrawer(let printer):
            language.pick(
                en: "no drawer is connected to printer \(language.quoted(printer)); "
                    + "if there is one, set drawer: true in mcorderd.yaml",
                es: "la impresora \(language.quoted(printer)) no tiene cajón; "
                    + "si lo tiene, pon drawer: true en mcorderd.yaml",
                eu: "\(language.quoted(printer)) inprimagailuak ez du tiraderarik; "
                    + "badu, jarri drawer: true mcorderd.yaml fitxategian"
            )
        case .badBags(let bags):
            language.pick(
                en: "--bags: 1 to \(BagNumber.counts.upperBound), not \(bags)",
                es: "--bags: de 1 a \(BagNumber.counts.upperBound), no \(bags)",
                eu: "--bags: 1 eta \(BagNumber.counts.upperBound) artean, ez \(bags)"
            )
        case .howManyBags(let code):
            language.pick(
                en: "HOW MANY BAGS FOR \(code)?",
                es: "¿CUÁNTAS BOLSAS LLEVA \(code)?",
                eu: "ZENBAT POLTSA DITU \(code) ESKAERAK?"
            )
        case .bagsQuestion:
            language.pick(en: "How many bags?", es: "¿Cuántas bolsas?", eu: "Zenbat poltsa?")
        case .bags(let count):
            language.pick(
                en: count == 1 ? "1 bag" : "\(count) bags",
                es: count == 1 ? "1 bolsa" : "\(count) bolsas",
                eu: count == 1 ? "poltsa bat" : "\(count) poltsa"
            )
        case .oneMoreBag:
            language.pick(en: "one more bag", es: "una bolsa más", eu: "beste poltsa bat")
        case .printSheet: language.pick(en: "Print", es: "Imprimir", eu: "Inprimatu")
        case .printBag:
            language.pick(en: "Print bag ticket", es: "Imprimir el de bolsa", eu: "Poltsakoa inprimatu")
        case .seen: language.pick(en: "I have looked", es: "Lo he mirado", eu: "Begiratu dut")
        case .printing: language.pick(en: "printing", es: "impresión", eu: "inprimaketa")
        case .nonePrints:
            language.pick(
                en: "no printer prints that by itself; name one with --printer",
                es: "ninguna impresora imprime eso; di cuál con --printer",
                eu: "ez dago hori inprimatzen duen inprimagailurik; esan zein --printer aukerarekin"
            )
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// The first `limit` codes, and how many more there are.
    private static func list(_ codes: [String], _ limit: Int, _ language: any Texts) -> String {
        let shown = codes.prefix(limit).joined(separator: ", ")
        let rest = codes.count - limit
        guard rest > 0 else { return shown }
        return language.pick(
            en: "\(shown) and \(rest) more",
            es: "\(shown) y \(rest) más",
            eu: "\(shown) eta beste \(rest)"
        )
    }

    /// A condition in words that a cook understands, with what to do.
    private static func condition(
        _ condition: PrinterCondition,
        _ name: String,
        _ language: any Texts
    ) -> String {
        switch condition {
        case .unknown:
            language.pick(
                en: "Printer \(name): not asked yet",
                es: "Impresora \(name): aún no se le ha preguntado",
                eu: "\(name) inprimagailua: oraindik ez zaio galdetu"
            )
        case .ready:
            language.pick(
                en: "Printer \(name): ready",
                es: "Impresora \(name): lista",
                eu: "\(name) inprimagailua: prest"
            )
        case .paperLow:
            language.pick(
                en: "Printer \(name): paper is running low; have a roll ready",
                es: "Impresora \(name): queda poco papel; ten un rollo a mano",
                eu: "\(name) inprimagailua: paper gutxi geratzen da; izan biribilki bat eskura"
            )
        case .paperOut:
            language.pick(
                en: "Printer \(name): no paper; put in a roll",
                es: "Impresora \(name): sin papel; pon un rollo",
                eu: "\(name) inprimagailua: paperik ez; jarri biribilki bat"
            )
        case .coverOpen:
            language.pick(
                en: "Printer \(name): the cover is open; close it",
                es: "Impresora \(name): la tapa está abierta; ciérrala",
                eu: "\(name) inprimagailua: tapa irekita dago; itxi"
            )
        case .offline:
            language.pick(
                en: "Printer \(name): it has stopped; look at its lights, switch it off and on",
                es: "Impresora \(name): está parada; mira sus luces, apágala y enciéndela",
                eu: "\(name) inprimagailua: geldirik dago; begiratu argiak, itzali eta piztu"
            )
        case .gone:
            language.pick(
                en: "Printer \(name): it does not answer; check that it is on and its cable is in",
                es: "Impresora \(name): no contesta; mira que esté encendida y con el cable puesto",
                eu: "\(name) inprimagailua: ez du erantzuten; begiratu piztuta dagoen eta kablea sartuta"
            )
        case .stalled:
            language.pick(
                en: "Printer \(name): it takes tickets and prints nothing; switch it off and on",
                es: "Impresora \(name): recibe tickets y no imprime; apágala y enciéndela",
                eu: "\(name) inprimagailua: txartelak jaso bai, baina ez du inprimatzen; itzali eta piztu"
            )
        }
    }
}
