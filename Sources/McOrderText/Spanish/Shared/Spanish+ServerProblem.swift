package import McOrderModel

extension Spanish {
    package func text(_ message: ServerProblem) -> String {
        switch message {
        case .unreachable(let words):
            "no hay conexión con el servidor PostgreSQL: \(cause(words)). ¿Está en marcha y es correcta la "
                + "dirección?"
        case .unknownOutcome(let words):
            "el servidor PostgreSQL no ha confirmado el cambio y no se le ha podido preguntar "
                + "(\(cause(words))): mira si se hizo antes de repetirlo"
        case .old(let version):
            "el servidor PostgreSQL es de la versión \(version): hace falta la 15 o una posterior"
        case .behindProxy:
            "la dirección lleva a un proxy que comparte conexiones, como PgBouncer: pon la dirección del "
                + "propio servidor PostgreSQL"
        case .weak(let setting, let value):
            "el servidor PostgreSQL tiene \(setting) = \(value) y puede perder pedidos si se va la luz: ponlo "
                + "en on"
        case .passwordInAddress:
            "la dirección del servidor PostgreSQL contiene una contraseña: guárdala en ~/.pgpass (modo 0600) y "
                + "quítala de la dirección"
        case .notAnAddress:
            "no es la dirección de un servidor PostgreSQL, como postgresql://mcorder@db/mcorder (no se muestra lo "
                + "escrito, porque puede contener una contraseña)"
        case .notBuiltIn:
            "este programa se compiló sin PostgreSQL: compílalo con el trait PostgreSQL (docs/postgresql.md)"
        case .leaseLost:
            "otro mcorderd se ha hecho cargo de estos restaurantes: este espera a partir de su próximo arranque"
        case .targetInUse:
            "el destino ya tiene una cola: usa una base de datos vacía o una carpeta nueva"
        case .changedWhileCopied:
            "la cola ha cambiado mientras se copiaba: cierra las cajas, vacía el destino y repite"
        case .copyDiffers(let table): "la copia es distinta en la tabla \(table): vacía el destino y repite"
        case .sameEngine: "se copia de una carpeta a un servidor, o al revés"
        case .hasOwnBackup:
            "la cola está en un servidor PostgreSQL: haz las copias con sus propias herramientas, como "
                + "pg_basebackup o pg_dump"
        }
    }
}
