package import McOrderModel

extension FolderTrouble {
    /// What is wrong with the folder and what to do about it, for the administrator.
    package var sentence: Sentence {
        let path = HarmlessText.clean(path)
        return switch cause {
        case .absent:
            Inline(
                es: "la carpeta \(path) no está: monta la carpeta compartida o usa mcorderd init",
                en: "the folder \(path) is not there: mount the shared folder, or use mcorderd init",
                eu: "\(path) karpeta ez dago: muntatu karpeta partekatua edo erabili mcorderd init"
            )
        case .noMarker:
            Inline(
                es:
                    "la carpeta \(path) no tiene marca (.mcorder): ¿está montada? Si es nueva, usa mcorderd init",
                en:
                    "the folder \(path) has no marker (.mcorder): is it mounted? If it is new, use mcorderd init",
                eu:
                    "\(path) karpetak ez du markarik (.mcorder): muntatuta al dago? Berria bada, erabili "
                    + "mcorderd init"
            )
        case .damagedMarker:
            Inline(
                es: "la marca de \(path) está dañada: recupérala de una copia",
                en: "the marker of \(path) is damaged: restore it from a copy",
                eu: "\(path) karpetaren marka hondatuta dago: berreskuratu kopia batetik"
            )
        case .otherFolder:
            Inline(
                es: "la marca de \(path) es de otra carpeta: ¿está montada la de siempre? "
                    + "Si alguien la ha cambiado, recupera .mcorder de una copia",
                en: "the marker of \(path) belongs to another folder: is the right one mounted? "
                    + "If somebody changed it, restore .mcorder from a copy",
                eu: "\(path) karpetaren marka beste karpeta batena da: betikoa al dago muntatuta? "
                    + "Norbaitek aldatu badu, berreskuratu .mcorder kopia batetik"
            )
        case .newerMarker:
            Inline(
                es: "la marca de \(path) es de una versión más nueva: actualiza mcorderd",
                en: "the marker of \(path) is of a newer version: update mcorderd",
                eu: "\(path) karpetaren marka bertsio berriago batekoa da: eguneratu mcorderd"
            )
        case .claimed:
            Inline(
                es:
                    "otro mcorderd (\(detailText)) atiende los mismos restaurantes en \(path): para uno de los dos; "
                    + "si este es el bueno, usa mcorderd init --take-over",
                en:
                    "another mcorderd (\(detailText)) serves the same restaurants in \(path): stop one of the two; "
                    + "if this is the right one, use mcorderd init --take-over",
                eu:
                    "beste mcorderd batek (\(detailText)) jatetxe berak zerbitzatzen ditu \(path) karpetan: gelditu "
                    + "bietako bat; hau bada egokia, erabili mcorderd init --take-over"
            )
        case .moved:
            Inline(
                es: "la cola se atiende ahora en otro sitio (\(detailText)): para este mcorderd",
                en: "the queue is now served elsewhere (\(detailText)): stop this mcorderd",
                eu: "ilara beste leku batean zerbitzatzen da orain (\(detailText)): gelditu mcorderd hau"
            )
        case .noSpace:
            Inline(
                es:
                    "queda poco sitio en el disco de \(path) (\(detailText) MB, menos que intake.min_free): haz "
                    + "sitio; los pedidos esperan en la carpeta y las cajas siguen",
                en:
                    "the disk of \(path) is nearly full (\(detailText) MB, less than intake.min_free): make room; "
                    + "orders wait in the folder, and tills go on",
                eu:
                    "leku gutxi dago \(path) karpetaren diskoan (\(detailText) MB, intake.min_free baino gutxiago): "
                    + "egin lekua; eskaerak karpetan zain daude eta kutxek aurrera jarraitzen dute"
            )
        case .refused:
            Inline(
                es: "no se puede usar \(path): \(detailText)",
                en: "cannot use \(path): \(detailText)",
                eu: "ezin da \(path) erabili: \(detailText)"
            )
        }
    }

    private var detailText: String { HarmlessText.clean(detail ?? "?") }
}
