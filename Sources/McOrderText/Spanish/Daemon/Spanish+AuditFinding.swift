extension Spanish {

    package func text(_ message: AuditProblemText) -> String {
        switch message {
        case .damaged: "el archivo está dañado"
        case .dangling: "una fila remite a otra que no existe"
        case .illegalHistory: "sus cambios de estado no siguen un orden posible"
        case .otherState: "su historial acaba en otro estado"
        case .wrongRevision: "la revisión no corresponde a sus cambios"
        case .wrongTotal: "sus líneas no suman el total"
        case .wrongShownTotal: "sus líneas no suman lo que se mostró al cliente"
        case .missingLine: "le falta una línea"
        case .otherContent: "el contenido guardado no es el suyo"
        case .otherCode: "su código no es correcto"
        case .badDevice: "no es un UDID ni su resumen"
        case .halfForgotten: "los datos personales se borraron a medias"
        case .knownTwice: "el dispositivo tiene dos pedidos con ese número"
        case .receiptGone: "está abierto y su recibo se retiró"
        case .wrongCancels: "las anulaciones rechazadas no son las anotadas"
        case .wrongMarks: "las marcas de la cocina no son las contadas"
        case .unknownReason: "el motivo no está en la lista"
        case .deadRequest: "se pidió revisarlo otra vez y su contenido ya no está"
        case .trustedAndBlacklisted: "es de confianza y a la vez está en la lista negra"
        case .trustedAndRevoked: "es de confianza y a la vez consta como perdido"
        case .keyGone: "falta la clave de los dispositivos borrados"
        }
    }

    package func text(_ message: QueueCureText) -> String {
        switch message {
        case .bringBackup: "detén mcorderd, restaura una copia con mcorderd restore y comprueba el disco"
        case .restartDaemon: "reinicia mcorderd: lo escribe otra vez"
        case .takeOffBlacklist: "quítalo con till blacklist remove"
        case .takeTrustBack: "retira la confianza con till device untrust"
        case .askForNewNumber: "pide al cliente que lo envíe con otro número"
        case .completeForgetting: "usa mcorderd forget con el UDID, o deja que lo acabe la retención"
        case .findWriter:
            "ningún programa de McOrder escribe eso: compáralo con una copia, averigua quién escribe en la "
                + "base de datos y, si hace falta, usa mcorderd restore"
        }
    }
}
