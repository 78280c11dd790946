extension Spanish {
    package func text(_ message: TillCloseText) -> String {
        switch message {
        case .abstract: "El cierre de los pedidos del día."
        case .examples:
            """
            till close                      lo que va de día
            till close --final              hace el cierre, con su número
            till close --final --register 812.40
            till close --number 12 --csv
            """
        case .finalHelp: "Hace el cierre y lo guarda; no se puede deshacer."
        case .registerHelp: "El total de la caja registradora, como 812.40."
        case .numberHelp: "Un cierre anterior, por su número."
        case .csvHelp: "Escribe CSV: sección, nombre, número y céntimos."
        case .registerNeedsFinal: "--register solo vale con --final"
        case .numberOrFinal: "o --number, o --final"
        case .none(let number): "no hay ningún cierre \(number)"
        case .badAmount(let text): "\(quoted(text)) no es un importe como 812.40"
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
        case .difference: "diferencia"
        case .hash: "huella"
        }
    }
}
