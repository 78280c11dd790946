internal import McOrderModel

extension Spanish {
    package func text(_ message: ScreenPanelText) -> String {
        switch message {
        case .otherReason: "otro motivo: escríbelo"
        case .answerKeys(let letters): "\(letters.joined(separator: "/")) responde   otra tecla: no"
        case .searchKeys: "↑↓ elegir   Intro: ver el pedido   Esc: volver"
        case .restaurantKeys: "1–9 o ↑↓ e Intro: elegir   q salir"
        case .candidateKeys(let rest, let canPick):
            (canPick ? "1–9 o ↑↓ e Intro: elegir" : "↑↓ e Intro: elegir")
                + (rest.isEmpty ? "" : "   \(rest) sigue el código") + "   Esc: volver"
        case .anyOtherKeyBack: "otra tecla: volver"
        case .anyKey: "cualquier tecla: volver"
        case .helpMore: "↓ más   otra tecla: volver"
        case .historyFoot: "↑↓ más   otra tecla: volver"
        case .empty: "Nada."
        case .whyCancel(let code): "¿POR QUÉ SE ANULA \(code)?"
        case .whyStrike(let code, let line): "\(code): ¿POR QUÉ SE TACHA «\(line)»?"
        case .cancelKeys: "Intro: anular   Esc: no"
        case .strikeKeys: "Intro: tachar   Esc: no"
        case .reallyNoShow(let code): "¿NADIE VINO A POR \(code)?"
        case .nobodyCame: "nadie vino"
        case .nobodyCameAndBlacklist: "nadie vino, y no aceptar más pedidos de ese dispositivo"
        case .reallyLeave: "HAY CLIENTES ESPERANDO. ¿SALIR?"
        case .leave: "salir"
        case .whichRestaurant: "¿QUÉ RESTAURANTE?"
        case .chooseOrder: "Elige un pedido por su línea y pulsa Intro, o Esc."
        case .whichDevice(let number): "VARIOS TIENEN EL \(number): ¿CUÁL?"
        case .noCandidate(let typed): "Ninguno empieza por \(typed)."
        case .whichOfMany(let number, let most): "MÁS DE \(most) TIENEN EL \(number): TECLEA EL CÓDIGO"
        case .search(let text): "BUSCAR nombre o producto: \(text)▌"
        case .moreAbove(let count): "▲ \(count) más (RePág)"
        case .history(let code): "HISTORIAL DE \(code)"
        case .rejections: "RECHAZADOS HOY (a: aceptar un vetado)"
        case .device: "DISPOSITIVO"
        case .blacklist: "VETADOS (l: quitar de la lista)"
        case .trusted: "de confianza"
        case .onBlacklist: "VETADO"
        case .refusedFiles: "rechazados"
        case .enterFinds: "Intro: buscar"
        case .enterAdvances(let code, let state): "Intro: \(code) \(say(state))"
        case .typeNumber: "teclea el número del cliente"
        case .working: "un momento…"
        }
    }
}
