import McOrderConsole
import McOrderCounter
import McOrderModel

/// Changes of mind at the counter.
extension ScreenText {
    static let note = Sentence(es: "MOSTRADOR:", en: "COUNTER:")
    static let changedTotal = Sentence(es: "TOTAL, CAMBIADO", en: "TOTAL, CHANGED")
    static let addingFoot = Sentence(
        es: "Intro: añadir   Esc: volver   un menú: BigMac + Agua + Deluxe",
        en: "Enter: add   Esc: back   a menu: BigMac + Agua + Deluxe"
    )
    static let strikingFoot = Sentence(
        es: "1–9 Intro: tachar una   otra: volver",
        en: "1–9 Enter: take one off   other: back"
    )
    static let notingKeys = Sentence(
        es: "Intro apunta, vacío borra   Esc: no",
        en: "Enter notes, empty deletes   Esc: no"
    )

    static func onlyLine(_ code: String) -> Sentence {
        Sentence(
            es: "\(code): es la única línea. Para anular el pedido, pulsa x.",
            en: "\(code): that is the only line. Press x to cancel the order."
        )
    }

    static func striking(_ code: String) -> Sentence {
        Sentence(es: "\(code): ¿QUÉ LÍNEA SE TACHA?", en: "\(code): WHICH LINE IS STRUCK?")
    }

    static func adding(_ code: String, _ text: String) -> Sentence {
        Sentence(es: "\(code): ¿QUÉ SE AÑADE? \(text)▌", en: "\(code): WHAT IS ADDED? \(text)▌")
    }

    static func noting(_ code: String) -> Sentence {
        Sentence(es: "\(code): ¿QUÉ APUNTA EL MOSTRADOR?", en: "\(code): WHAT DOES THE COUNTER NOTE?")
    }

    static func edited(_ code: String, _ edit: OrderEdit) -> Sentence {
        let detail = edit.detail
        return switch edit.kind {
        case .strike: Sentence(es: "\(code): tachado «\(detail)».", en: "\(code): struck “\(detail)”.")
        case .add: Sentence(es: "\(code): añadido «\(detail)».", en: "\(code): added “\(detail)”.")
        case .comment where detail.isEmpty:
            Sentence(es: "\(code): apunte borrado.", en: "\(code): note deleted.")
        case .comment: Sentence(es: "\(code): apuntado.", en: "\(code): noted.")
        }
    }

    static func unedited(_ code: String, _ kind: OrderEdit.Kind, _ detail: String) -> Sentence {
        switch kind {
        // What was done comes first: of a long line the end is cut.
        case .strike:
            Sentence(es: "\(code): ya no se tacha «\(detail)».", en: "\(code): back on: “\(detail)”.")
        case .add:
            Sentence(es: "\(code): ya no se añade «\(detail)».", en: "\(code): off again: “\(detail)”.")
        case .comment:
            Sentence(es: "\(code): apunte deshecho.", en: "\(code): the note was taken back.")
        }
    }
}
