package import McOrderModel

extension Basque {
    package func text(_ problem: FolderError) -> String {
        let path = HarmlessText.clean(problem.path)
        let detail = HarmlessText.clean(problem.detail ?? "?")
        return switch problem.cause {
        case .absent:
            "\(path) karpeta ez dago: muntatu karpeta partekatua edo erabili mcorderd init"
        case .noMarker:
            "\(path) karpetak ez du markarik (.mcorder): muntatuta al dago? Berria bada, erabili "
                + "mcorderd init"
        case .damagedMarker:
            "\(path) karpetaren marka hondatuta dago: berreskuratu kopia batetik"
        case .otherFolder:
            "\(path) karpetaren marka beste karpeta batena da: betikoa al dago muntatuta? "
                + "Norbaitek aldatu badu, berreskuratu .mcorder kopia batetik"
        case .newerMarker:
            "\(path) karpetaren marka bertsio berriago batekoa da: eguneratu mcorderd"
        case .claimed:
            "beste mcorderd batek (\(detail)) jatetxe berak zerbitzatzen ditu \(path) karpetan: gelditu "
                + "bietako bat; hau bada egokia, erabili mcorderd init --take-over"
        case .moved:
            "ilara beste leku batean zerbitzatzen da orain (\(detail)): gelditu mcorderd hau"
        case .noSpace:
            "leku gutxi dago \(path) karpetaren diskoan (\(detail) MB, intake.min_free baino gutxiago): "
                + "egin lekua; eskaerak karpetan zain daude eta kutxek aurrera jarraitzen dute"
        case .refused:
            "ezin da \(path) erabili: \(cause(detail))"
        }
    }

}
