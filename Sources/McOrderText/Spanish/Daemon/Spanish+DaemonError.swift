extension Spanish {
    package func text(_ message: DaemonErrorText) -> String {
        switch message {
        case .noFolder(let path): "no existe la carpeta \(path): usa mcorderd init"
        case .noMetricsFolder(let path):
            "metrics.textfile: no existe la carpeta \(path); créala o corrige la ruta"
        case .notWritable(let path):
            "este usuario no puede escribir en \(path); hazlo como el usuario de mcorderd: "
                + "sudo -u mcorder mcorderd check"
        case .notAFile(let words): "\(quoted(words)) no es un archivo: da una ruta"
        case .noConfiguration(let path): "no existe la configuración \(path)"
        case .configurationUnreadable(let path, let reason):
            "no se puede leer la configuración \(path) ahora: \(cause(reason))"
        case .invalidCatalogue(let errors):
            "el catálogo tiene fallos y no hay otro anterior:\n\(say(errors))"
        case .alreadyRunning(let holder): "ya hay otro mcorderd en marcha con esta cola: \(holder)"
        case .unknownRestaurants(let ids):
            "restaurants: el catálogo no tiene \(ids.joined(separator: ", ")); mira restaurants.json"
        case .markerGone(let path):
            "esta cola ya tiene una carpeta compartida, pero \(path) no tiene marca: ¿está montada? "
                + "Si quieres usar otra carpeta, repite con --new-cloud"
        case .newerFolder(let path, let format):
            "la carpeta \(path) tiene el formato \(format), más nuevo: actualiza mcorderd"
        case .otherFolderAt(let path, let known, let found):
            "\(path) (\(found)) no es la carpeta conocida (\(known)): corrige cloud, "
                + "o usa mcorderd init --new-cloud"
        case .claimedFolder(let path, let host, let since):
            "otra cola atiende los mismos restaurantes en \(path): la de \(host), desde \(moment(since)). "
                + "Detén aquel mcorderd o dale otros restaurantes; si ya no existe, usa "
                + "mcorderd init --take-over"
        case .noQueue(let state): "no hay cola en \(state): usa mcorderd init"
        case .newerQueue(let state):
            "la cola de \(state) es de una versión más nueva: actualiza mcorderd"
        case .unreleasedQueue(let state):
            "la cola de \(state) es anterior a la versión 0.1.0: arranca una vez mcorderd 0.1.0"
        case .olderQueue(let state):
            "la cola de \(state) es de una versión anterior: arranca mcorderd una vez"
        case .notDurable(let level):
            "SQLite no acepta synchronous = FULL (es \(level)): mcorderd no arranca así"
        case .busyQueue(let holder): "la cola está ocupada por \(holder): prueba otra vez"
        case .queueNotWritable(let reason):
            "no se puede escribir en la cola: \(cause(reason)); comprueba el usuario y el grupo"
        case .queueUnusable(let reason):
            "no se puede leer la cola o escribir en ella: \(cause(reason)). Haz sitio, comprueba el disco o "
                + "restaura una copia; lo que aún no está en la cola sigue en la carpeta"
        case .otherFolder(let known, let found):
            "la carpeta compartida (\(found)) no es la conocida (\(known)): corrige cloud, "
                + "o usa mcorderd init --new-cloud"
        case .replacedQueue: "se ha restaurado una copia de la cola: empieza otra vez"
        case .trustedDevice(let udid, let label):
            "\(udid) es de confianza (\(label)): usa antes till device untrust"
        case .noSuchDevice(let udid): "no se conoce el dispositivo \(udid)"
        case .openOrders(let udid, let codes):
            "\(udid) tiene pedidos abiertos (\(codes.joined(separator: ", "))): primero márcalos "
                + "en la caja como recogidos, o anúlalos"
        }
    }
}
