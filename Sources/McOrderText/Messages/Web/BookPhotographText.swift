/// The texts of photographs in the kitchen book.
package enum BookPhotographText: Message {
    /// The key that takes one.
    case photograph
    case tooLarge
    case notJPEG
    case metadata
    /// It could not be sent.
    case notSent

    package func text(in language: any Texts) -> String {
        switch self {
        case .photograph: language.pick(en: "Photograph", es: "Foto", eu: "Argazkia")
        case .tooLarge:
            language.pick(
                en: "The photograph is too large.",
                es: "La foto es demasiado grande.",
                eu: "Argazkia handiegia da."
            )
        case .notJPEG:
            language.pick(
                en: "This is not a JPEG photograph.",
                es: "Esto no es una foto en JPEG.",
                eu: "Hau ez da JPEG argazki bat."
            )
        case .metadata:
            language.pick(
                en: "The photograph carries more than its picture, such as where it was taken.",
                es: "La foto dice más que su imagen, por ejemplo dónde se hizo.",
                eu: "Argazkiak irudia baino gehiago dio, adibidez non atera den."
            )
        case .notSent:
            language.pick(
                en: "The photograph was not sent. Try again.",
                es: "La foto no se ha enviado. Prueba otra vez.",
                eu: "Argazkia ez da bidali. Saiatu berriro."
            )
        }
    }
}
