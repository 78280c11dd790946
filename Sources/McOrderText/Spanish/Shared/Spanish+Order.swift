package import McOrderModel

extension Spanish {
    package func text(_ state: OrderState) -> String {
        switch state {
        case .received: "recibido"
        case .preparing: "en preparación"
        case .ready: "listo"
        case .collected: "recogido"
        case .cancelled: "anulado"
        case .noShow: "no recogido"
        case .expired: "caducado"
        }
    }

    package func text(_ reason: RejectionReason) -> String {
        switch reason {
        case .notAFile:
            "Lo que hay en la carpeta no es un archivo. Envía el pedido otra vez."
        case .tooLarge:
            "El archivo es demasiado grande para ser un pedido: \(fileLimit) como mucho. Envía el pedido otra vez."
        case .notUTF8:
            "El archivo no está en UTF-8. Envía el pedido con mcorder."
        case .notJSON:
            "El archivo no es JSON o llegó incompleto. Envía el pedido otra vez."
        case .controlCharacters:
            "El pedido lleva caracteres de control. Quítalos y envíalo otra vez."
        case .wrongShape:
            "El archivo es JSON, pero no un pedido. Envía el pedido con mcorder."
        case .unknownRestaurant:
            "Aquí no se conoce ese restaurante. Elige uno de la lista."
        case .badUDID:
            "El código del dispositivo no es un UUID. Envía el pedido con mcorder."
        case .badNumber:
            "El número de pedido no está entre 1 y 999999999. Envía el pedido con mcorder."
        case .numberReused:
            "El restaurante ya tiene otro pedido con ese número. Envía este con un número nuevo."
        case .badDate:
            "La fecha del pedido no existe o está mal escrita. Revisa el reloj y envíalo otra vez."
        case .badDeviceName:
            "El nombre del dispositivo debe tener de 1 a 64 caracteres. Cámbialo y envía otra vez."
        case .commentTooLong:
            "El comentario es demasiado largo: \(TextRule.note.characters.upperBound) caracteres como mucho. Acórtalo y envía otra vez."
        case .emptyTicket:
            "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de "
                + "enviar el pedido. ¡Gracias!"
        case .tooManyLines:
            "El pedido pasa de 100 artículos. Repártelo en varios."
        case .badPrice:
            "Un precio del pedido no es válido. Envía el pedido con mcorder."
        case .stale:
            "El pedido llegó demasiado tarde, o tu reloj va atrasado. Mira la hora y envíalo otra vez."
        case .fromTheFuture:
            "El reloj de tu dispositivo va adelantado. Ponlo en hora y envía el pedido otra vez."
        case .blacklisted:
            "Este restaurante no acepta pedidos de este dispositivo. Habla con el restaurante."
        case .unknownService:
            "El restaurante no ofrece ese servicio. Elige otro y envía otra vez."
        case .unknownProduct:
            "Un artículo del pedido no está en el catálogo. Quítalo y envía otra vez."
        case .unavailableProduct:
            "Este restaurante no vende un artículo del pedido. Quítalo y envía otra vez."
        case .unknownOption:
            "El restaurante no ofrece una opción del pedido. Cámbiala y envía otra vez."
        case .wrongOptions:
            "A un artículo del pedido le faltan o le sobran opciones. Cámbialo y envía otra vez."
        case .notSoldNow:
            "Un artículo del pedido no se vende hoy o a esta hora. Quítalo y envía otra vez."
        case .allergensChanged:
            "Los alérgenos de un artículo han cambiado. Míralos y envía otra vez."
        case .priceMismatch:
            "Los precios han cambiado. Revisa el ticket y envía otra vez."
        case .tooManyOpenOrders:
            "Ya tienes demasiados pedidos sin recoger. Recoge uno antes de enviar otro."
        case .closed:
            "El restaurante estaba cerrado a esa hora. Envía el pedido cuando esté abierto."
        case .paused:
            "El restaurante no aceptaba pedidos en ese momento. Envía el pedido otra vez."
        case .soldOut:
            "Se ha acabado un artículo del pedido. Quítalo o cámbialo y envía otra vez."
        }
    }

    package func text(_ message: RejectionText) -> String {
        switch message {
        case .closed(let opens):
            "El restaurante está cerrado; abre \(say(opens)). Envía el pedido entonces."
        case .paused(let until):
            "El restaurante no acepta pedidos \(say(until)). Envía el pedido entonces."
        case .soldOut(let names, let until):
            "No hay \(quoted(names))"
                + (until.map { " \(say($0))" } ?? "")
                + ". \(names.count == 1 ? "Quítalo o cámbialo" : "Quítalos o cámbialos") y envía otra vez."
        case .notice(.notAFile):
            "Lo que hay en la carpeta no es un archivo. Habla con el restaurante."
        case .notice(.tooLarge):
            "El archivo es demasiado grande para ser un aviso: \(fileLimit) como mucho. Habla con el restaurante."
        case .notice(.notUTF8):
            "El aviso no está en UTF-8. Habla con el restaurante."
        case .notice(.notJSON):
            "El aviso no es JSON o llegó incompleto. Habla con el restaurante."
        case .notice(.controlCharacters):
            "El aviso lleva caracteres de control. Habla con el restaurante."
        case .notice(.wrongShape):
            "El archivo es JSON, pero no un aviso conocido. Habla con el restaurante."
        case .notice(.badUDID):
            "El código del dispositivo no es un UUID. Habla con el restaurante."
        case .notice(.badNumber):
            "El número de pedido del aviso no está entre 1 y 999999999. Habla con el restaurante."
        case .notice(.badDate):
            "La hora del aviso no existe o está mal escrita. Habla con el restaurante."
        case .notice(.stale):
            "El aviso llegó tarde, o su pedido no llegó nunca. Habla con el restaurante."
        case .notice(.fromTheFuture):
            "El reloj de tu dispositivo va adelantado. Ponlo en hora y avisa otra vez."
        case .notice(let reason): text(reason)
        }
    }
}

extension Spanish {
    package func text(_ message: RefusalName) -> String {
        switch message.reason {
        case .notAFile: "no es un archivo"
        case .tooLarge: "de más de \(fileLimit)"
        case .notUTF8: "no está en UTF-8"
        case .notJSON: "no es JSON"
        case .controlCharacters: "caracteres de control"
        case .wrongShape: "JSON, pero no un pedido"
        case .unknownRestaurant: "restaurante desconocido"
        case .badUDID: "código de dispositivo no válido"
        case .badNumber: "número de pedido no válido"
        case .numberReused: "número repetido"
        case .badDate: "fecha no válida"
        case .badDeviceName: "nombre de dispositivo no válido"
        case .commentTooLong: "comentario de más de \(TextRule.note.characters.upperBound) caracteres"
        case .emptyTicket: "sin artículos"
        case .tooManyLines: "más de 100 artículos"
        case .badPrice: "precio no válido"
        case .stale: "llegó tarde"
        case .fromTheFuture: "reloj adelantado"
        case .blacklisted: "dispositivo vetado"
        case .unknownService: "servicio desconocido"
        case .unknownProduct: "producto desconocido"
        case .unavailableProduct: "producto que no se vende aquí"
        case .unknownOption: "opción desconocida"
        case .wrongOptions: "opciones que no encajan"
        case .notSoldNow: "no se vende a esa hora"
        case .allergensChanged: "alérgenos cambiados"
        case .priceMismatch: "precio cambiado"
        case .tooManyOpenOrders: "demasiados pedidos sin recoger"
        case .closed: "restaurante cerrado"
        case .paused: "restaurante en pausa"
        case .soldOut: "agotado"
        }
    }
}
