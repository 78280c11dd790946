extension Basque {
    package func text(_ message: CopyErrorText) -> String {
        switch message {
        case .noFolder(let path): "ez dago \(quoted(path: path)) karpetarik: sortu lehenik"
        case .sharedFolder(let path, let folder):
            "\(quoted(path: path)) \(folder) karpetan dago, eta hori bezeroek irakurtzen dute: "
                + "babeskopia batek haien izenak daramatza; aukeratu beste karpeta bat"
        case .taken(let path):
            "\(quoted(path: path)) badago lehendik: aukeratu beste izen bat, edo errepikatu --force aukerarekin"
        case .ownFile(let path): "\(quoted(path: path)) ilararena berarena da: aukeratu beste fitxategi bat"
        case .noFile(let path): "\(quoted(path: path)) ez da fitxategi arrunta: eman baten bide-izena"
        case .notWritten(let path, let words):
            "ezin da \(quoted(path: path)) kopia idatzi: \(cause(words)); egin lekua edo begiratu diskoa"
        case .damaged(let path, let words):
            "\(quoted(path: path)) hondatuta dago: \(cause(words)); erabili beste babeskopia bat"
        case .notAQueue(let path): "\(quoted(path: path)) ez da ilara baten babeskopia (mcorderd backup)"
        case .newer(let path): "\(quoted(path: path)) bertsio berriago batekoa da: eguneratu mcorderd"
        case .unreleased(let path):
            "\(quoted(path: path)) 0.1.0 bertsioa baino lehenagokoa da: leheneratu bertsio harekin"
        case .hasJournal(let path):
            "\(quoted(path: path)) fitxategiak aldaketa-erregistro bat du ondoan (-wal): "
                + "ez da mcorderd backup komandoaren kopia"
        case .changed: "kutxa batek ilara aldatu du bitartean: itxi kutxak eta hasi berriro"
        }
    }
}
