extension Spanish {
    package func text(_ message: ScreenKeysText) -> String {
        switch message {
        case .helpTitle: "TECLAS"
        case .numberAndEnter: "9 Intro"
        case .isHere: "el 9 está aquí (9-624, #17)"
        case .enter: "Intro"
        case .next: "lo siguiente: preparar, listo"
        case .collect: "cobrado y recogido"
        case .collectPaid: "recogido, y cómo se pagó"
        case .back: "deshace el último cambio"
        case .arrived: "el cliente está aquí"
        case .cancel: "anular: pregunta por qué"
        case .noShow: "nadie vino; ofrece vetarlo"
        case .strike: "tachar una línea"
        case .add: "añadir un producto o menú"
        case .note: "apuntar algo (mostrador)"
        case .history: "su historial"
        case .device: "su dispositivo; los vetados"
        case .choose: "elegir un pedido"
        case .pageDown: "AvPág"
        case .moreLines: "más líneas (RePág: atrás)"
        case .search: "buscar, también terminados"
        case .reopen: "reabrir uno de los últimos 20"
        case .escape: "borra número; cierra pedido"
        case .pause: "pausa: no aceptar pedidos"
        case .soldOut: "producto agotado"
        case .refused: "rechazados hoy"
        case .close: "cierre de pedidos"
        case .quit: "salir"
        case .keys: "c recogido  b deshace  u últimos  x anula  n no vino  / busca  ? ayuda  q sale"
        }
    }
}
