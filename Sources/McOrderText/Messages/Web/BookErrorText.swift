/// Why something was not written into the kitchen book.
package enum BookErrorText: Message {
    case unknownSubject
    case unknownPerson
    case badContent
    case nothingToCorrect
    case reasonNeeded
    case entryChanged
    case badEntry(_ member: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .unknownSubject:
            language.pick(
                en: "The book does not have that any more. Nothing was noted.",
                es: "Eso ya no está en el libro. No se ha anotado nada.",
                eu: "Hori ez dago jada liburuan. Ez da ezer idatzi."
            )
        case .unknownPerson:
            language.pick(
                en: "The book does not have that person any more. Nothing was noted.",
                es: "Esa persona ya no está en el libro. No se ha anotado nada.",
                eu: "Pertsona hori ez dago jada liburuan. Ez da ezer idatzi."
            )
        case .badContent:
            language.pick(
                en: "That value cannot be noted here. Nothing was noted.",
                es: "Ese valor no vale aquí. No se ha anotado nada.",
                eu: "Balio hori ezin da hemen idatzi. Ez da ezer idatzi."
            )
        case .nothingToCorrect:
            language.pick(
                en: "What should be corrected is not there.",
                es: "Lo que se quiere corregir no está.",
                eu: "Zuzendu nahi dena ez dago."
            )
        case .reasonNeeded:
            language.pick(
                en: "After a minute a correction needs a reason.",
                es: "Pasado un minuto, una corrección necesita un motivo.",
                eu: "Minutu bat igarota, zuzenketak arrazoi bat behar du."
            )
        case .entryChanged:
            language.pick(
                en: "Somebody else has changed this meanwhile. Look at it again.",
                es: "Otra persona lo ha cambiado mientras tanto. Míralo otra vez.",
                eu: "Beste norbaitek aldatu du bitartean. Begiratu berriro."
            )
        case .badEntry(let member):
            language.pick(
                en: "This cannot be stored: look at “\(member)”.",
                es: "No se puede guardar: mira «\(member)».",
                eu: "Ezin da gorde: begiratu «\(member)»."
            )
        }
    }
}
