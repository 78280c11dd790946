extension Spanish {
    package func text(_ message: OperationsText) -> String {
        switch message {
        case .backup: "Copia la cola a un archivo y comprueba la copia, mientras todo sigue en marcha."
        case .backupFile: "el archivo de la copia; su carpeta debe existir y no estar compartida"
        case .force: "sustituye el archivo si ya existe"
        case .restore: "Sustituye la cola por una copia, con mcorderd parado."
        case .restoreFile: "una copia de mcorderd backup"
        case .verify:
            "Comprueba la base de datos y que la cola no se contradiga; si hay fallos, sale con 65, o con 74 "
                + "si está dañada."
        case .forget:
            "Borra ya los datos personales de un dispositivo: nombre, comentarios, archivos y UDID."
        case .udid: "el UDID del dispositivo"
        case .export: "Escribe los pedidos, o todo lo de un dispositivo: un objeto JSON por línea."
        case .sinceHelp: "recibidos desde: today, 2h, 7d o una fecha"
        case .untilHelp: "recibidos antes de"
        case .deviceHelp: "todo lo que se guarda de este UDID"
        case .queue: "Trabaja con la cola entera."
        case .queueCopy:
            "Copia la cola a un servidor PostgreSQL, o de allí a una carpeta, y compara cada fila."
        case .queueCopyTarget: "dirección de una base de datos vacía, o una carpeta"
        case .queueCopied(let rows, let target):
            "\(rows) filas copiadas y comparadas; ahora pon queue en la configuración: \(target)"
        case .jsonAnyway: "siempre es JSON"

        case .whatToExport: "di qué quieres: --since <\(say(PlaceholderText.when))>, o solo --device UDID"
        case .sinceNotBeforeUntil(let since): "--since \(quoted(since)) no es anterior a --until"

        case .allIsWell(let orders, let rejections, let notices):
            "todo está bien: \(orders) pedidos, \(rejections) rechazos, \(notices) avisos"

        case .nothingRemaining(let device): "\(device): ya no queda nada que borrar"
        case .erased(let device, let orders, let rejections, let notices):
            "\(device): borrados los datos de \(orders) pedidos, "
                + "\(rejections) rechazos y \(notices) avisos"
        case .receiptsPending(let count): "recibos que mcorderd retirará en un minuto: \(count)"
        case .staysBlacklisted(let key): "sigue en la lista negra, como \(key)"
        case .journalNotEmptied: "otro programa está leyendo la cola: el diario se vaciará más tarde"

        case .backedUp(let path, let orders, let bytes):
            "copiados \(orders) pedidos a \(HarmlessText.clean(path)) (\(bytes) bytes), copia comprobada"

        case .restoredOrders(let orders, let open, let path):
            "restaurados \(orders) pedidos (\(open) abiertos) de \(HarmlessText.clean(path))"
        case .queueKept(let name): "la cola anterior se guarda en \(name)"
        case .ordersLost(let orders, let open):
            "pedidos que solo están en la cola anterior: \(orders) (\(open) abiertos); "
                + "sus archivos ya no están en la carpeta"
        case .lossUnknown: "la cola anterior está dañada: no se sabe qué pedidos están solo en ella"
        case .receiptsTakenBack(let count): "recibos retirados de esos pedidos: \(count)"
        case .receiptsStay(let words):
            "no se pueden retirar los recibos de los pedidos perdidos: \(cause(words))"
        }
    }
}
