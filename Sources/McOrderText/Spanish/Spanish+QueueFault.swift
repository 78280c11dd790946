extension Spanish {
    package func text(_ message: QueueFaultText) -> String {
        switch message {
        case .fault(let subject, let problem, let detail, let cure):
            "\(say(subject)): \(say(problem)) (\(HarmlessText.clean(detail))); \(say(cure))"
        case .database: "base de datos"
        case .order(let id, let code): "pedido \(id) (\(HarmlessText.clean(code)))"
        case .rejection(let id): "rechazo \(id)"
        case .notice(let id): "aviso \(id)"
        case .device(let udid): "dispositivo \(HarmlessText.clean(udid))"
        }
    }

    package func text(_ message: QueueProblemText) -> String {
        switch message {
        case .damaged: "el archivo está dañado"
        case .dangling: "una fila remite a otra que no existe"
        case .illegalHistory: "su historia no es un camino posible"
        case .otherState: "su historia acaba en otro estado"
        case .wrongRevision: "la revisión no corresponde a sus cambios"
        case .wrongTotal: "sus líneas no suman el total"
        case .wrongShownTotal: "sus líneas no suman lo que se mostró al cliente"
        case .missingLine: "le falta una línea"
        case .otherContent: "los bytes guardados no son los suyos"
        case .otherCode: "su código es otro"
        case .badDevice: "no es un UDID ni su resumen"
        case .halfForgotten: "los datos personales se olvidaron a medias"
        case .knownTwice: "el dispositivo tiene dos pedidos con ese número"
        case .receiptGone: "está abierto y su recibo se retiró"
        case .wrongCancels: "las anulaciones rechazadas no son las anotadas"
        case .unknownReason: "el motivo no es de la lista"
        case .deadRequest: "se pidió juzgarlo otra vez y sus bytes ya no están"
        case .trustedAndBlacklisted: "es de la casa y está en la lista negra"
        case .keyGone: "falta la clave de los dispositivos olvidados"
        }
    }

    package func text(_ message: QueueCureText) -> String {
        switch message {
        case .bringBackup: "para mcorderd, recupera una copia con mcorderd restore y mira el disco"
        case .restartDaemon: "reinicia mcorderd: lo escribe otra vez"
        case .takeOffBlacklist: "quítalo con till blacklist remove"
        case .askForNewNumber: "pide al cliente que lo envíe con otro número"
        case .completeForgetting: "mcorderd forget con el UDID, o la retención, lo acaban"
        case .lookWhoWrites:
            "ningún programa nuestro escribe eso: compáralo con una copia, mira quién escribe en la "
                + "base de datos y, si hace falta, mcorderd restore"
        }
    }
}
