/// The help of `mcorder-storefront`.
package enum StoreProgramText: Message {
    case houseHelp
    case listenHelp
    case stateHelp

    package func text(in language: any Texts) -> String {
        switch self {
        case .houseHelp:
            language.pick(
                en: "The code of the only house that is accepted (mcorderd key show).",
                es: "El código de la única casa que se acepta (mcorderd key show).",
                eu: "Onartzen den etxe bakarraren kodea (mcorderd key show)."
            )
        case .stateHelp:
            language.pick(
                en: "The folder with the server's secret and what it knows of the house.",
                es: "La carpeta con el secreto del servidor y lo que sabe de la casa.",
                eu: "Zerbitzariaren sekretua eta etxeaz dakiena gordetzen duen karpeta."
            )
        case .listenHelp:
            language.pick(
                en: "The address that the pages are served at, host:port.",
                es: "La dirección en la que se sirven las páginas, host:puerto.",
                eu: "Orriak zerbitzatzen diren helbidea, host:ataka."
            )
        }
    }
}
