extension Spanish {
    package func text(_ message: TillText) -> String {
        switch message {
        case .repriced: "PRECIO CAMBIADO"
        case .here: "AQUÍ"
        case .forgotten: "(borrado)"
        case .nothingVisible: "(nada visible)"
        case .shown: "el cliente vio"
        case .total: "Total"
        case .placed: "Hecho"
        case .table(let table): "mesa \(HarmlessText.shown(table) ?? say(TillText.nothingVisible))"
        case .comment: "Comentario"
        case .forever: "para siempre"
        case .struck: "TACHADO"
        case .added: "AÑADIDO"
        case .noteMark: "Mostrador"
        case .already(let code): "\(code): ya estaba aquí"
        case .blacklisted(let device): "\(device): no se aceptan más pedidos suyos"
        case .unsigned(let collected):
            "aviso: los pedidos aún no van firmados, y otra persona puede haber usado el código de este "
                + "dispositivo; "
                + "pedidos suyos recogidos antes: \(collected)"
        case .unlisted(let device): "\(device): ya no está en la lista negra"
        case .trusted(let udid, let label): "\(udid): de confianza, \(label)"
        case .untrusted(let udid): "\(udid): ya no es de confianza"
        case .otherHistory:
            "aviso: ese cambio es de otra historia (tomó el relevo otro servidor, o es otra cola); "
                + "primero va el último cambio de cada pedido abierto"
        }
    }
}
