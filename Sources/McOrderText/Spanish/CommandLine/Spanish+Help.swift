extension Spanish {
    package func text(_ message: HelpText) -> String {
        switch message {
        case .program: "Pide por adelantado en el restaurante, con solo una carpeta compartida."
        case .join: "Comprueba la carpeta compartida del restaurante y la recuerda."
        case .products: "Muestra el catálogo por categorías."
        case .new: "Empieza un pedido nuevo: vacía el ticket."
        case .add: "Añade un producto al ticket."
        case .menu: "Añade un menú al ticket: sándwich, bebida y complemento."
        case .ticket: "Muestra el ticket y su total."
        case .remove: "Quita líneas del ticket."
        case .restaurants: "Muestra los restaurantes."
        case .restaurantOne: "Muestra un restaurante: dónde está y cómo llegar."
        case .favourite: "Muestra o elige el restaurante favorito."
        case .send: "Envía el ticket a un restaurante."
        case .last: "Muestra el último pedido."
        case .reorder: "Pone el último pedido en el ticket, a los precios de hoy."
        case .status: "Dice qué ha contestado el restaurante."
        case .cancel: "Pide anular un pedido que aún no se prepara."
        case .arrived: "Avisa al restaurante de que has llegado."
        case .code: "Muestra en grande el código del pedido, para enseñarlo en caja."
        case .device: "Muestra el nombre y el código (UDID) del dispositivo, o cambia el nombre."
        case .website: "Muestra la página web de la empresa."
        }
    }
}
