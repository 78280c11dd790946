/// The words of a language by which a note is about an allergy.
package enum AllergyText: Message {
    /// Stems, separated by commas: what follows a stem in a text does not count.
    case words

    package func text(in language: any Texts) -> String {
        switch self {
        case .words:
            language.pick(
                en: "allerg,anaphyla,intoleran,coeliac,celiac,epipen,gluten",
                es: "alergi,alérgic,anafila,intoleran,celíac,gluten",
                eu: "alergi,anafila,intoleran,zeliak,gluten"
            )
        }
    }
}
