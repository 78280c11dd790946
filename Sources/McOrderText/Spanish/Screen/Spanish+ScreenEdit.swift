internal import McOrderModel

extension Spanish {
    package func text(_ message: ScreenEditText) -> String {
        switch message {
        case .addingFoot: "Intro: añadir   Esc: volver   un menú: BigMac + Agua + Deluxe"
        case .strikingFoot: "1–9 Intro: tachar una   otra: volver"
        case .notingKeys: "Intro apunta, vacío borra   Esc: no"
        case .onlyLine(let code): "\(code): es la única línea. Para anular el pedido, pulsa x."
        case .striking(let code): "\(code): ¿QUÉ LÍNEA SE TACHA?"
        case .adding(let code, let text): "\(code): ¿QUÉ SE AÑADE? \(text)▌"
        case .noting(let code): "\(code): ¿QUÉ QUIERES APUNTAR?"
        case .edited(let code, .strike, let detail): "\(code): tachado «\(detail)»."
        case .edited(let code, .add, let detail): "\(code): añadido «\(detail)»."
        case .edited(let code, .service, let detail): "\(code): servicio: \(detail)."
        case .unedited(let code, .service, _): "\(code): servicio de antes."
        case .edited(let code, .comment, ""): "\(code): apunte borrado."
        case .edited(let code, .comment, _): "\(code): apuntado."
        case .unedited(let code, .strike, let detail): "\(code): vuelve «\(detail)»."
        case .unedited(let code, .add, let detail): "\(code): quitado «\(detail)»."
        case .unedited(let code, .comment, _): "\(code): apunte deshecho."
        }
    }
}
