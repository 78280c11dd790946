extension Spanish {
    package func text(_ message: HelpDetailText) -> String {
        switch message {
        case .program: "En un terminal, «mcorder» sin comando te guía por un pedido en la pantalla."
        case .products: "Los precios son los del restaurante favorito, si lo hay."
        case .remove: "Las líneas se cuentan como las muestra «mcorder ticket». Se quitan todas o ninguna."
        case .restaurants:
            "Con una posición, primero los más cercanos; con una ciudad, los que están en ella."
        case .send:
            "Sin -r va al restaurante favorito. Si un envío se interrumpió, se termina primero ese pedido. "
                + "Si el restaurante ya tiene otro pedido con ese número, dice cuál y pregunta si enviar el "
                + "tuyo con uno nuevo; en un script sale con 65."
        case .cancel: "Decide el restaurante: si ya lo están preparando, el pedido no se anula."
        case .arrived: "Con un lugar, este dispositivo comprueba si estás cerca; el lugar no se envía."
        }
    }
}
