import McOrderConsole
import McOrderText
import McOrderCounter
import McOrderModel

/// Changes of mind at the counter.
extension ScreenText {
    static let note = Inline(es: "MOSTRADOR:", en: "COUNTER:", eu: "BARRA:")
    static let changedTotal = Inline(es: "TOTAL, CAMBIADO", en: "TOTAL, CHANGED", eu: "GUZTIRA, ALDATUA")
    static let addingFoot = Inline(
        es: "Intro: añadir   Esc: volver   un menú: BigMac + Agua + Deluxe",
        en: "Enter: add   Esc: back   a menu: BigMac + Agua + Deluxe",
        eu: "Sartu: gehitu   Esc: itzuli   menu bat: BigMac + Agua + Deluxe"
    )
    static let strikingFoot = Inline(
        es: "1–9 Intro: tachar una   otra: volver",
        en: "1–9 Enter: take one off   other: back",
        eu: "1–9 Sartu: ezabatu   besteak: itzuli"
    )
    static let notingKeys = Inline(
        es: "Intro apunta, vacío borra   Esc: no",
        en: "Enter notes, empty deletes   Esc: no",
        eu: "Sartu: idatzi, hutsik kendu   Esc: ez"
    )

    static func onlyLine(_ code: String) -> Sentence {
        Inline(
            es: "\(code): es la única línea. Para anular el pedido, pulsa x.",
            en: "\(code): that is the only line. Press x to cancel the order.",
            eu: "\(code): lerro bakarra da. Dena bertan behera uzteko, sakatu x."
        )
    }

    static func striking(_ code: String) -> Sentence {
        Inline(
            es: "\(code): ¿QUÉ LÍNEA SE TACHA?",
            en: "\(code): WHICH LINE IS STRUCK?",
            eu: "\(code): ZEIN LERRO EZABATU?"
        )
    }

    static func adding(_ code: String, _ text: String) -> Sentence {
        Inline(
            es: "\(code): ¿QUÉ SE AÑADE? \(text)▌",
            en: "\(code): WHAT IS ADDED? \(text)▌",
            eu: "\(code): ZER GEHITU? \(text)▌"
        )
    }

    static func noting(_ code: String) -> Sentence {
        Inline(
            es: "\(code): ¿QUÉ APUNTA EL MOSTRADOR?",
            en: "\(code): WHAT DOES THE COUNTER NOTE?",
            eu: "\(code): ZEIN DA BARRAREN OHARRA?"
        )
    }

    static func edited(_ code: String, _ edit: OrderEdit) -> Sentence {
        let detail = edit.detail
        return switch edit.kind {
        case .strike:
            Inline(
                es: "\(code): tachado «\(detail)».",
                en: "\(code): struck “\(detail)”.",
                eu: "\(code): ezabatuta «\(detail)»."
            )
        case .add:
            Inline(
                es: "\(code): añadido «\(detail)».",
                en: "\(code): added “\(detail)”.",
                eu: "\(code): gehituta «\(detail)»."
            )
        case .comment where detail.isEmpty:
            Inline(
                es: "\(code): apunte borrado.",
                en: "\(code): note deleted.",
                eu: "\(code): oharra kenduta."
            )
        case .comment: Inline(es: "\(code): apuntado.", en: "\(code): noted.", eu: "\(code): idatzita.")
        }
    }

    static func unedited(_ code: String, _ kind: OrderEdit.Kind, _ detail: String) -> Sentence {
        switch kind {
        // What was done comes first: of a long line the end is cut.
        case .strike:
            Inline(
                es: "\(code): ya no se tacha «\(detail)».",
                en: "\(code): back on: “\(detail)”.",
                eu: "\(code): berriz dago «\(detail)»."
            )
        case .add:
            Inline(
                es: "\(code): ya no se añade «\(detail)».",
                en: "\(code): off again: “\(detail)”.",
                eu: "\(code): ez da gehitzen «\(detail)»."
            )
        case .comment:
            Inline(
                es: "\(code): apunte deshecho.",
                en: "\(code): the note was taken back.",
                eu: "\(code): oharra deseginda."
            )
        }
    }
}
