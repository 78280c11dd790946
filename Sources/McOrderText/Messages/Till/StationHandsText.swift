/// The texts of `till station`.
package enum StationHandsText: Message {
    case station
    case stationHelp
    case handsHelp
    case untilHelp
    /// A station or a time was given, and not how many hands.
    case handsMissing
    case badHands(most: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .station:
            language.pick(
                en: "Says how many works each station does at once, and changes it until closing.",
                es: "Dice cuántas cosas hace a la vez cada puesto, y lo cambia hasta el cierre.",
                eu: "Postu bakoitzak aldi berean zenbat lan egiten dituen, eta aldatu itxi arte."
            )
        case .stationHelp:
            language.pick(
                en: "the station's id; none for a kitchen without stations",
                es: "el id del puesto; ninguno en una cocina sin puestos",
                eu: "postuaren ida; bat ere ez posturik gabeko sukaldean"
            )
        case .handsHelp:
            language.pick(
                en: "how many works it does at once from now on; 0 for nobody",
                es: "cuántas cosas hace a la vez desde ahora; 0 si no hay nadie",
                eu: "hemendik aurrera aldi berean zenbat lan egiten dituen; 0 inor ez badago"
            )
        case .untilHelp:
            language.pick(
                en: "until when: 16:00, or 2h; otherwise until closing",
                es: "hasta cuándo: 16:00 o 2h; si no, hasta el cierre",
                eu: "noiz arte: 16:00 edo 2h; bestela, itxi arte"
            )
        case .badHands(let most):
            language.pick(
                en: "How many hands a station has is a number from 0 to \(most).",
                es: "Las manos de un puesto son un número de 0 a \(most).",
                eu: "Postu baten eskuak: 0tik \(most)(e)ra."
            )
        case .handsMissing:
            language.pick(
                en: "say how many hands: till station grill --hands 2",
                es: "di cuántas manos: till station plancha --hands 2",
                eu: "esan zenbat esku: till station plantxa --hands 2"
            )
        }
    }
}
