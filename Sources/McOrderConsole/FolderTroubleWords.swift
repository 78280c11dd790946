package import McOrderModel

extension FolderTrouble {
    /// What is wrong with the folder and what to do about it, for the administrator.
    package var sentence: Sentence {
        let path = HarmlessText.clean(path)
        return switch cause {
        case .absent:
            Sentence(
                es: "la carpeta \(path) no está: monta la carpeta compartida o usa mcorderd init",
                en: "the folder \(path) is not there: mount the shared folder, or use mcorderd init"
            )
        case .noMarker:
            Sentence(
                es:
                    "la carpeta \(path) no tiene marca (.mcorder): ¿está montada? Si es nueva, usa mcorderd init",
                en:
                    "the folder \(path) has no marker (.mcorder): is it mounted? If it is new, use mcorderd init"
            )
        case .damagedMarker:
            Sentence(
                es: "la marca de \(path) está dañada: recupérala de una copia",
                en: "the marker of \(path) is damaged: restore it from a copy"
            )
        case .refused:
            Sentence(
                es: "no se puede usar \(path): \(HarmlessText.clean(detail ?? "?"))",
                en: "cannot use \(path): \(HarmlessText.clean(detail ?? "?"))"
            )
        }
    }
}
