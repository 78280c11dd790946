extension Spanish {
    package func text(_ message: TillHelpText) -> String {
        switch message {
        case .abstract: "Muestra los pedidos del restaurante y los atiende."
        case .list: "Los pedidos abiertos, por la hora en que se hicieron."
        case .show: "Un pedido, por su código o número."
        case .arrived: "El cliente está aquí."
        case .prepare: "Empieza a prepararlo."
        case .ready: "Listo para recoger."
        case .collect: "Cobrado y recogido."
        case .recall: "Deshace el último cambio."
        case .rejected: "Los archivos que no se aceptaron, y por qué."
        case .listExamples:
            """
            till list --in ready --in preparing      solo en esos estados
            till list --all                          también los terminados
            till list --in collected --since today   los recogidos hoy
            """
        case .cancel: "Anula el pedido, con un motivo."
        case .noShow: "Nadie vino a por él."
        case .history: "Todos los cambios de un pedido."
        case .blacklist: "Los dispositivos cuyos pedidos no se aceptan."
        case .blacklistAdd: "No acepta más pedidos suyos."
        case .blacklistRemove: "Lo quita de la lista."
        case .blacklistList: "La lista."
        case .device: "Un dispositivo y su historia."
        case .deviceShow: "Qué se sabe de él."
        case .deviceTrust: "Lo hace de la casa: sin límite, sin lista, directo al mostrador."
        case .deviceUntrust: "Vuelve a ser uno cualquiera."
        case .rejectedShow: "El archivo tal como llegó."
        case .rejectedRetry: "Que mcorderd lo juzgue otra vez."
        case .rejectedAccept: "Que mcorderd lo acepte de todos modos."
        case .rejectedList: "La lista de los rechazos."
        case .strike: "Tacha una línea; el total la sigue."
        case .add: "Añade un producto, o un menú como «BigMac + Agua + Deluxe», al precio de hoy."
        case .note: "Apunta algo junto al comentario del cliente; «» lo borra."
        case .events:
            "Cada cambio de cada pedido, una línea por cambio: para la caja, la impresora, la cocina."
        case .eventsExamples:
            """
            till events --follow                    lo que pase desde ahora
            till events --after 1234 --follow       lo que pasó detrás del 1234, y lo que pase
            till events --since 2h --json           las dos últimas horas, en JSON
            """
        case .stats: "Qué se vendió y con qué rapidez."
        case .stateHelp: "carpeta de la cola (MCORDER_STATE)"
        case .restaurantHelp: "solo este restaurante (MCORDER_RESTAURANT)"
        case .asHelp: "quién atiende (MCORDER_TILL)"
        case .langHelp: "idioma: es, en o eu"
        case .jsonHelp: "resultado en JSON"
        case .whichHelp: "código (9-624), número de pedido o id ('#17')"
        case .deviceHelp: "de este dispositivo, por nombre, UDID o clave"
        case .inHelp: "solo en este estado: received, preparing, ready, collected…"
        case .allHelp: "también los terminados"
        case .listSinceHelp: "solo los recibidos desde: today, 2h, 7d o una fecha"
        case .sinceHelp: "desde: hoy, ayer, semana (su lunes), 2h, 7d o una fecha"
        case .reasonHelp: "por qué"
        case .daysHelp: "durante tantos días; sin esto, siempre"
        case .labelHelp: "cómo llamarlo"
        case .blacklistFlagHelp: "y no acepta más pedidos de su dispositivo"
        case .udidHelp: "UDID del dispositivo; de uno borrado, su clave de till blacklist list"
        case .rejectionHelp: "número del rechazo"
        case .lineHelp: "número de la línea en till show, o su nombre"
        case .productHelp: "producto o menú"
        case .noteHelp: "hasta 200 caracteres"
        case .followHelp: "espera y sigue"
        case .afterHelp: "los que siguen al suceso de este número"
        case .untilHelp: "hasta: hoy, ayer, 2h, 7d o una fecha"
        }
    }
}
