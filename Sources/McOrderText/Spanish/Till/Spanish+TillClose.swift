extension Spanish {
    package func text(_ message: TillCloseText) -> String {
        switch message {
        case .abstract: "El cierre de los pedidos del día."
        case .examples:
            """
            till close                      lo que va de día
            till close --final              hace el cierre, con su número
            till close --final --register 812.40
            till close --number 12 --register 812.40
            till close --number 12 --csv
            """
        case .finalHelp: "Hace el cierre y lo guarda; no se puede deshacer."
        case .registerHelp: "El total de la caja registradora, como 812.40."
        case .numberHelp: "Un cierre anterior, por su número."
        case .csvHelp: "Escribe CSV; las columnas dicen el cierre, su día y su restaurante."
        case .yesHelp: "hace el cierre sin preguntar"
        case .closesAbstract: "Los cierres de un restaurante, primero el último."
        case .mostHelp: "Como mucho, estos."
        case .registerNeedsFinal:
            "--register va con --final, o con el --number de un cierre que se hizo sin él"
        case .numberOrFinal: "o --number, o --final"
        case .none(let number): "no hay ningún cierre \(number)"
        case .badAmount(let text):
            "\(quoted(text)) no es un importe como 812,40; lleva dos decimales como mucho, y ningún signo de millares"
        case .nothingToClose:
            "no hay nada que cerrar: desde el último cierre no se ha recogido, anulado ni reabierto ningún pedido"
        case .registerKnown(let number): "el cierre \(number) ya tiene el total de la caja registradora"
        case .finalNeedsYes: "un cierre no se puede deshacer: míralo con «till close» y repite con --yes"
        case .question(let orders, let takings, let open):
            "¿Hacer el cierre con \(takings) (\(orders) \(orders == 1 ? "pedido" : "pedidos"), \(open) sin cerrar)? "
                + "No se puede deshacer. [s/N] "
        case .notMade: "No se ha hecho el cierre."
        case .noCloses: "todavía no se ha hecho ningún cierre"
        case .title(let number): "Cierre de pedidos \(number)"
        case .preview: "Cierre de pedidos: lo que va de día"
        case .notAnInvoice:
            "No es factura, factura simplificada ni justificante de pago; el cobro se registra en el TPV."
        case .period: "periodo"
        case .by: "por"
        case .takings: "cobrado"
        case .vat: "Impuesto incluido"
        case .net: "base"
        case .tax: "cuota"
        case .gross: "total"
        case .exempt: "exento"
        case .services: "Servicios"
        case .products: "Productos"
        case .options: "Opciones"
        case .offers: "Ofertas (descuento)"
        case .hours: "Por horas"
        case .paid: "Forma de pago"
        case .payment(let kind):
            ["cash": "efectivo", "card": "tarjeta", "other": "otra"][kind] ?? "sin anotar"
        case .cancelled: "Anulados"
        case .noShows: "No recogidos"
        case .struck: "Líneas tachadas"
        case .corrections: "Correcciones de cierres anteriores"
        case .correction(let code, let close): "\(code), del cierre \(close)"
        case .open: "abiertos, pasan al cierre siguiente"
        case .running: "acumulado"
        case .register: "caja registradora"
        case .missing(let numbers):
            "no están en esta cola, que viene de una copia: \(numbers.count == 1 ? "cierre" : "cierres") "
                + closeNumbers(numbers)
        case .more(let amount): "\(amount) más en caja que lo contado"
        case .less(let amount): "\(amount) menos en caja que lo contado"
        case .same: "en caja hay lo contado"
        case .businessDay: "día de negocio"
        case .added(let moment, let by): "añadido \(moment) por \(by)"
        case .hash: "huella"
        }
    }
}
