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
        case .untilHelp: "recibidos hasta el final de ese día; o hasta hace 2h, 7d"
        case .deviceHelp: "todo lo que se guarda de este UDID"
        case .queue: "Trabaja con la cola entera."
        case .queueCopy:
            "Copia la cola a un servidor PostgreSQL, o de allí a una carpeta, y compara cada fila."
        case .queueCopyTarget: "dirección de una base de datos vacía, o una carpeta"
        case .queueCopied(let rows, let target):
            "copiado y comparado: \(counted(rows, "fila")); ahora pon queue en la configuración: \(target)"
        case .jsonAnyway: "siempre es JSON"

        case .whatToExport:
            "di qué quieres: --since <\(say(PlaceholderText.when))>, o solo --device UDID, o --csv con --from <\(say(PlaceholderText.when))>"
        case .csvHelp:
            "escribe los pedidos cobrados de un periodo en tablas para la gestoría, en esta carpeta"
        case .fromHelp: "primer día de negocio de las tablas"
        case .toHelp: "último día de negocio de las tablas; si falta, hoy"
        case .tableExists(let path): "ya existe \(path); elige otra carpeta"
        case .tablesWritten(let orders, let folder):
            "\(orders) \(orders == 1 ? "pedido cobrado escrito" : "pedidos cobrados escritos") en \(folder)"

        case .allIsWell(let orders, let rejections, let notices):
            "todo está bien: \(counted(orders, "pedido")), \(counted(rejections, "rechazo")), "
                + counted(notices, "aviso")

        case .nothingRemaining(let device): "\(device): ya no queda nada que borrar"
        case .erased(let device, let orders, let rejections, let notices):
            "\(device): borrados los datos de \(counted(orders, "pedido")), "
                + "\(counted(rejections, "rechazo")) y \(counted(notices, "aviso"))"
        case .receiptsPending(let count): "recibos que mcorderd retirará en un minuto: \(count)"
        case .staysBlacklisted(let key): "sigue en la lista negra, como \(key)"
        case .journalNotEmptied: "otro programa está leyendo la cola: el diario se vaciará más tarde"

        case .backedUp(let path, let orders, let bytes):
            "copia de \(counted(orders, "pedido")) en \(HarmlessText.clean(path)) (\(bytes) bytes), comprobada"

        case .restoredOrders(let orders, let open, let path):
            "restaurado: \(counted(orders, "pedido")) (\(open) sin entregar) de \(HarmlessText.clean(path))"
        case .queueKept(let name): "la cola anterior se guarda en \(name)"
        case .ordersLost(let orders, let open):
            "pedidos que solo están en la cola anterior: \(orders) (abiertos: \(open)); "
                + "sus archivos ya no están en la carpeta"
        case .lossUnknown: "la cola anterior está dañada: no se sabe qué pedidos están solo en ella"
        case .chargedOrdersLost(let count):
            "pedidos cobrados que la copia no tiene, o tiene sin cobrar: \(count)"
        case .ordersReopened(let codes):
            "pedidos cobrados que vuelven a estar abiertos, no los cobres otra vez: "
                + codes.joined(separator: ", ")
        case .changesLost(let count): "cambios de pedidos posteriores a la copia que se pierden: \(count)"
        case .closesLost(let restaurant, let numbers):
            "cierres de \(restaurant) que se pierden: \(closeNumbers(numbers)); el próximo llevará el número "
                + "\(numbers.upperBound + 1)"
        case .restoreYes: "acepta lo que se pierde, sin preguntar"
        case .restoreQuestion: "¿Sustituir la cola de todos modos? [s/N] "
        case .restoreNeedsWord: "no se ha cambiado nada; mcorderd restore --yes acepta estas pérdidas"
        case .receiptsTakenBack(let count): "recibos retirados de esos pedidos: \(count)"
        case .receiptsStay(let words):
            "no se pueden retirar los recibos de los pedidos perdidos: \(cause(words))"
        }
    }
}
