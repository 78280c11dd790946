extension Spanish {
    package func text(_ message: TillHelpText) -> String {
        switch message {
        case .abstract: "Muestra los pedidos del restaurante y los atiende."
        case .list: "Muestra los pedidos abiertos, por la hora en que se hicieron."
        case .show: "Muestra un pedido, por su código o número."
        case .arrived: "Apunta que el cliente está aquí."
        case .prepare: "Apunta que se está preparando."
        case .ready: "Apunta que está listo para recoger."
        case .collect: "Apunta que se ha cobrado y recogido."
        case .recall: "Deshace el último cambio."
        case .rejected: "Muestra los archivos rechazados, y por qué."
        case .listExamples:
            """
            till list --in ready --in preparing      solo en esos estados
            till list --all                          también los terminados
            till list --in collected --since today   los recogidos hoy
            """
        case .cancel: "Anula el pedido, con un motivo."
        case .noShow: "Apunta que nadie vino a recogerlo."
        case .history: "Muestra todos los cambios de un pedido."
        case .blacklist: "Gestiona la lista negra: los dispositivos cuyos pedidos no se aceptan."
        case .blacklistAdd: "Deja de aceptar sus pedidos."
        case .blacklistRemove: "Lo quita de la lista negra."
        case .blacklistList: "Muestra la lista negra."
        case .device: "Muestra un dispositivo y su historial."
        case .deviceShow: "Muestra lo que se sabe de él."
        case .deviceTrust: "Lo marca como de confianza: sin límite, sin lista negra, directo al mostrador."
        case .deviceUntrust: "Deja de tratarlo como de confianza."
        case .rejectedShow: "Muestra el archivo tal como llegó."
        case .rejectedRetry: "Pide a mcorderd que lo revise otra vez."
        case .rejectedAccept: "Pide a mcorderd que lo acepte de todos modos."
        case .rejectedList: "Muestra los rechazos."
        case .service: "Cambia el servicio de un pedido, y con él sus precios y su envase."
        case .serviceHelp: "El id del servicio, como mesa o llevar."
        case .serviceYesHelp: "Cobra el nuevo total aunque sea más que antes."
        case .paidHelp: "Cómo se ha pagado: en efectivo (cash), con tarjeta (card) o de otra forma (other)."
        case .strike: "Tacha una línea y la descuenta del total."
        case .add: "Añade un producto, o un menú como «BigMac + Agua + Deluxe», al precio de hoy."
        case .note: "Apunta algo junto al comentario del cliente; «» lo borra."
        case .events:
            "Muestra cada cambio de cada pedido, uno por línea: para la caja, la impresora o la cocina."
        case .eventsExamples:
            """
            till events --follow                    lo que pase desde ahora
            till events --after 1234 --follow       lo que pasó después del 1234, y lo que pase
            till events --since 2h --json           las dos últimas horas, en JSON
            """
        case .stats: "Muestra qué se vendió y con qué rapidez."
        case .stateHelp: "carpeta de la cola (MCORDER_STATE), o dirección de un servidor (MCORDER_QUEUE)"
        case .restaurantHelp: "solo este restaurante (MCORDER_RESTAURANT)"
        case .asHelp: "quién atiende (MCORDER_TILL)"
        case .jsonHelp: "resultado en JSON"
        case .whichHelp: "código (9-624), número de pedido o id ('#17')"
        case .deviceHelp: "de este dispositivo, por nombre, UDID o clave"
        case .inHelp: "solo en este estado: received, preparing, ready, collected…"
        case .allHelp: "también los terminados"
        case .listSinceHelp: "solo los recibidos desde: today, 2h, 7d o una fecha"
        case .sinceHelp: "desde: hoy, ayer, semana (desde el lunes), 2h, 7d o una fecha"
        case .reasonHelp: "por qué"
        case .daysHelp: "durante tantos días; si no, para siempre"
        case .labelHelp: "nombre que se le da"
        case .blacklistFlagHelp: "y deja de aceptar pedidos de su dispositivo"
        case .udidHelp: "UDID del dispositivo; de uno borrado, su clave de till blacklist list"
        case .rejectionHelp: "número del rechazo"
        case .lineHelp: "número de la línea en till show, o su nombre"
        case .productHelp: "producto o menú"
        case .noteHelp: "hasta 200 caracteres"
        case .followHelp: "sigue esperando los nuevos"
        case .afterHelp: "los posteriores a este (la primera columna)"
        case .untilHelp: "hasta el final de: hoy, ayer o una fecha; o hasta hace 2h, 7d"
        }
    }
}
