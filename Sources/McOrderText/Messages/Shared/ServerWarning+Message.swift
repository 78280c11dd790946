package import McOrderModel

/// What makes a queue on a PostgreSQL server less safe than it could be, and what to do.
extension ServerWarning: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .noStandby(let time):
            language.pick(
                en: "the PostgreSQL server has no synchronous standby: if it is lost, so are its last "
                    + "changes. Received files stay in the folder for \(Int(time.components.seconds)) s; "
                    + "set synchronous_standby_names (docs/postgresql.md)",
                es: "el servidor PostgreSQL no tiene un servidor de reserva síncrono: si se pierde, se "
                    + "pierden sus últimos cambios. Los archivos recibidos se quedan en la carpeta "
                    + "\(Int(time.components.seconds)) s; configura synchronous_standby_names "
                    + "(docs/postgresql.md)",
                eu: "PostgreSQL zerbitzariak ez du ordezko zerbitzari sinkronorik: galtzen bada, azken "
                    + "aldaketak ere galduko dira. Jasotako fitxategiak \(Int(time.components.seconds)) s "
                    + "geratzen dira karpetan; ezarri synchronous_standby_names (docs/postgresql.md)"
            )
        case .unverified(let mode):
            language.pick(
                en: "the address of the PostgreSQL server says sslmode=\(mode): somebody else could "
                    + "pretend to be the server. Use verify-full",
                es: "la dirección del servidor PostgreSQL lleva sslmode=\(mode): otro equipo podría "
                    + "hacerse pasar por el servidor. Usa verify-full",
                eu: "PostgreSQL zerbitzariaren helbideak sslmode=\(mode) dauka: beste makina batek "
                    + "zerbitzariaren itxura egin dezake. Erabili verify-full"
            )
        case .far(let milliseconds):
            language.pick(
                en: "the PostgreSQL server answers after \(milliseconds) ms: every action of a till waits "
                    + "for several answers. Put it into the same building",
                es: "el servidor PostgreSQL responde a los \(milliseconds) ms: cada acción de una caja "
                    + "espera varias respuestas. Ponlo en el mismo edificio",
                eu: "PostgreSQL zerbitzariak \(milliseconds) ms behar ditu erantzuteko: kutxako ekintza "
                    + "bakoitzak erantzun batzuen zain egon behar du. Jarri eraikin berean"
            )
        case .fewSessions(let limit, let used):
            language.pick(
                en: "the PostgreSQL server's limit of sessions is \(limit) (in use: \(used)): a restaurant "
                    + "with twenty tills needs 30. Raise max_connections",
                es: "el límite de sesiones del servidor PostgreSQL es \(limit) (en uso: \(used)): un local "
                    + "con veinte cajas necesita 30. Sube max_connections",
                eu: "PostgreSQL zerbitzariaren saio-muga \(limit) da (erabilita: \(used)): hogei kutxako "
                    + "jatetxe batek 30 behar ditu. Igo max_connections"
            )
        }
    }

    package var sentence: Sentence { self }
}
