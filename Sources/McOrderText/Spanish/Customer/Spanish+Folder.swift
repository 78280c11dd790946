package import McOrderModel

extension Spanish {
    package func text(_ problem: FolderError) -> String {
        let path = HarmlessText.clean(problem.path)
        let detail = HarmlessText.clean(problem.detail ?? "?")
        return switch problem.cause {
        case .absent:
            "la carpeta \(path) no está: monta la carpeta compartida o usa mcorderd init"
        case .noMarker:
            "la carpeta \(path) no tiene marca (.mcorder): ¿está montada? Si es nueva, usa mcorderd init"
        case .damagedMarker:
            "la marca de \(path) está dañada: recupérala de una copia"
        case .otherFolder:
            "la marca de \(path) es de otra carpeta: ¿está montada la correcta? "
                + "Si alguien la ha cambiado, recupera .mcorder de una copia"
        case .newerMarker:
            "la marca de \(path) es de una versión más nueva: actualiza mcorderd"
        case .claimed:
            "otro mcorderd (\(detail)) atiende los mismos restaurantes en \(path): detén uno de los "
                + "dos; si este es el que debe seguir, usa mcorderd init --take-over"
        case .moved:
            "la cola se atiende ahora en otra máquina (\(detail)): detén este mcorderd"
        case .noSpace:
            "queda poco sitio en el disco de \(path) (\(detail) MB, menos que intake.min_free): haz "
                + "sitio; los pedidos esperan en la carpeta y las cajas siguen funcionando"
        case .refused:
            "no se puede usar \(path): \(cause(detail))"
        }
    }

}
