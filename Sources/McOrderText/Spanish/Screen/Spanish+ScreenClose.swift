extension Spanish {
    package func text(_ message: ScreenCloseText) -> String {
        switch message {
        case .previewFoot: "f hacer el cierre   l anteriores   ↑↓ más   otra tecla: volver"
        case .closeFoot: "l los demás   ↑↓ más   otra tecla: volver"
        case .closes: "CIERRES ANTERIORES"
        case .closesFoot: "Intro ver   ↑↓ elegir   otra tecla: volver"
        case .registerTotal: "TOTAL DE LA CAJA REGISTRADORA, como 812,40"
        case .registerKeys: "Intro: seguir, también sin total   Esc: volver"
        case .really(let takings): "¿CERRAR CON \(takings)?"
        case .reallyWithMore(let takings, let more): "¿CERRAR \(takings)? CAJA: \(more) MÁS"
        case .reallyWithLess(let takings, let less): "¿CERRAR \(takings)? CAJA: \(less) MENOS"
        case .reallyWithSame(let takings): "¿CERRAR \(takings)? EN CAJA, LO MISMO"
        case .make: "hacer el cierre; no se puede deshacer"
        case .made(let number): "Cierre \(number) hecho."
        case .howPaid(let code): "¿CÓMO SE HA PAGADO \(code)?"
        }
    }
}
