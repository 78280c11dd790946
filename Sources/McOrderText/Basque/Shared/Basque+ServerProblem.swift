package import McOrderModel

extension Basque {
    package func text(_ message: ServerProblem) -> String {
        switch message {
        case .unreachable(let words):
            "ezin da PostgreSQL zerbitzariarekin konektatu: \(cause(words)). Martxan dago, eta helbidea "
                + "zuzena da?"
        case .unknownOutcome(let words):
            "PostgreSQL zerbitzariak ez du aldaketa baieztatu, eta ezin izan zaio galdetu (\(cause(words))): "
                + "errepikatu aurretik begiratu ea egin den"
        case .old(let version):
            "PostgreSQL zerbitzaria \(version) bertsiokoa da: 15a edo berriagoa behar da"
        case .behindProxy:
            "helbidea konexioak partekatzen dituen proxy batena da, adibidez PgBouncer: eman PostgreSQL "
                + "zerbitzariaren beraren helbidea"
        case .weak(let setting, let value):
            "PostgreSQL zerbitzariak \(setting) = \(value) du, eta argindarra joanez gero eskaerak gal "
                + "ditzake: jarri on"
        case .passwordInAddress:
            "PostgreSQL zerbitzariaren helbideak pasahitz bat du: gorde ~/.pgpass fitxategian (0600 modua) "
                + "eta kendu helbidetik"
        case .notAnAddress:
            "hori ez da PostgreSQL zerbitzari baten helbidea, adibidez postgresql://mcorder@db/mcorder (idatzitakoa "
                + "ez da erakusten, pasahitz bat izan dezakeelako)"
        case .notBuiltIn:
            "programa hau PostgreSQL gabe egina dago: konpilatu PostgreSQL trait-arekin (docs/postgresql.md)"
        case .leaseLost:
            "beste mcorderd batek hartu ditu jatetxe hauek: honek hurrengo abiotik aurrera itxarongo du"
        case .targetInUse:
            "helmugan badago ilara bat: eman datu-base huts bat edo karpeta berri bat"
        case .changedWhileCopied:
            "ilara aldatu egin da kopiatu bitartean: itxi kutxak, hustu helmuga eta errepikatu"
        case .copyDiffers(let table): "kopia desberdina da \(table) taulan: hustu helmuga eta errepikatu"
        case .sameEngine: "karpeta batetik zerbitzari batera kopiatzen da, edo alderantziz"
        case .hasOwnBackup:
            "ilara PostgreSQL zerbitzari batean dago: egin babeskopiak haren tresnekin, adibidez "
                + "pg_basebackup edo pg_dump"
        }
    }
}
