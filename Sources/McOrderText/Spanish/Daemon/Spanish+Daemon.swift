import McOrderModel

extension Spanish {
    package func text(_ message: DaemonText) -> String {
        switch message {
        case .abstract: "Pasa los pedidos de una carpeta compartida a la cola del restaurante."
        case .initAbstract: "Crea las carpetas, la marca y la cola; se puede repetir."
        case .runAbstract: "Atiende los pedidos hasta SIGTERM; con --once, atiende los que hay y termina."
        case .statusAbstract: "Muestra cómo están la entrada de pedidos y la cola."
        case .checkAbstract: "Busca todo lo que está mal y dice cómo arreglarlo."
        case .configHelp: "archivo de configuración (YAML)"
        case .cloudHelp: "carpeta compartida"
        case .queueHelp: "sqlite, o la dirección de un servidor PostgreSQL (MCORDER_QUEUE)"
        case .stateHelp: "carpeta de la cola"
        case .catalogHelp: "carpeta del catálogo"
        case .newCloudHelp: "acepta una carpeta compartida distinta de la conocida"
        case .takeOverHelp: "quita la carpeta a otra cola que atendía los mismos restaurantes"
        case .trustClockHelp: "confirma que la hora del reloj es correcta"
        case .onceHelp: "atiende lo que hay en la carpeta y termina"
        case .jsonHelp: "resultado en JSON"
        case .allWell: "todo está bien"
        case .running: "en marcha"
        case .yes: "sí"
        case .no: "no"
        case .lastScan: "última revisión"
        case .problem: "problema"
        case .waitingFiles: "archivos a la espera"
        case .waitingNotices: "avisos sin su pedido"
        case .elsewhere: "de otros restaurantes"
        case .lingering: "temporales sin borrar"
        case .receiptsDue: "recibos pendientes"
        case .notBegun: "sin empezar, esperan a su cliente"
        case .otherFiles: "archivos de otro tipo"
        case .clock: "reloj"
        case .takenTwice: "aceptados por las dos colas"
        case .oldestOpen: "pedido abierto más antiguo"
        case .rejected: "rechazados"
        case .redelivered: "repetidos"
        case .catalogueVersion: "catálogo"
        case .paused: "en pausa"
        case .soldOut: "agotado"
        case .notRunning: "mcorderd no está en marcha: estos son los últimos datos"
        case .ago(let time): "hace \(time)"
        case .stuck(let seconds):
            "mcorderd lleva \(DurationText.short(seconds: Int(seconds))) sin revisar la carpeta: mira su "
                + "registro (journalctl -u mcorderd) y reinícialo"
        case .folderIsReadOnly(let path):
            "los pedidos aceptados no se pueden borrar de \(HarmlessText.clean(path)): es de solo lectura "
                + "o faltan permisos; usa mcorderd check"
        case .receiptsStuck(let count):
            "no se pueden escribir los recibos (pendientes: \(count)): mira el registro "
                + "(journalctl -u mcorderd)"
        case .problemCount(let count): "fallos: \(count)"
        case .progress(let decided): "\(counted(decided, "archivo"))…"
        case .waitingForFolder: "esperando a la carpeta"
        case .serving(let waiting, let elsewhere):
            "atendiendo; a la espera: \(waiting), de otros restaurantes: \(elsewhere)"
        case .clockDoubt(.behind):
            "va atrasado: nada caduca hasta que esté en hora; si va bien, mcorderd init --trust-clock"
        case .clockDoubt(.ahead):
            "se ha adelantado más de un día: nada caduca durante una hora; si va bien, mcorderd init "
                + "--trust-clock"
        case .rival(let host, let since):
            "otra cola atiende los mismos restaurantes: la de \(HarmlessText.clean(host)), desde \(moment(since))"
        case .rivalWarning(let claim):
            "mcorderd: \(say(DaemonText.rival(host: claim.host, since: claim.since))); "
                + "para quitarle la carpeta: mcorderd init --take-over"
        case .made(let path): "creada \(HarmlessText.clean(path))"
        case .folder(let id, let path, let isNew):
            isNew
                ? "carpeta \(id) marcada en \(HarmlessText.clean(path))"
                : "carpeta \(id) ya marcada en \(HarmlessText.clean(path))"
        case .ready(let state): "cola lista en \(HarmlessText.clean(state))"
        case .catalogueError(let path, let problem, let place):
            "\(path): \(say(problem))\(place.map(position) ?? "")"
        }
    }

    /// A position in a file: line, column and name.
    private func position(_ place: CataloguePlace) -> String {
        let name = place.name.map { ", \(quoted($0))" } ?? ""
        return " (línea \(place.line), columna \(place.column)\(name))"
    }
}
