/// The texts of the filter by allergens on the customers' pages.
package enum StoreAllergenText: Message {
    case allergens
    case chosen
    case heading
    case without(_ allergen: Sentence)
    case remove(_ allergen: Sentence)
    case caution
    case clear
    /// The button that shows what fits; the script puts the number for `{n}`.
    case show
    /// What the filter found: the script puts the numbers for `{fit}`, `{contain}` and `{unknown}`.
    case found
    /// The mark of a part of a menu that the filter excludes.
    case hasIt
    case noData

    package func text(in language: any Texts) -> String {
        switch self {
        case .allergens: language.pick(en: "Allergens", es: "Alérgenos", eu: "Alergenoak")
        case .chosen:
            language.pick(
                en: "Allergens: {n} chosen",
                es: "Alérgenos: {n} elegidos",
                eu: "Alergenoak: {n} aukeratuta"
            )
        case .heading:
            language.pick(
                en: "I want dishes without…",
                es: "Quiero platos sin…",
                eu: "Plater hauek gabe nahi ditut…"
            )
        case .without(let allergen):
            language.pick(
                en: "Without \(language.say(allergen))",
                es: "Sin \(language.say(allergen))",
                eu: "Gabe: \(language.say(allergen))"
            )
        case .remove(let allergen):
            language.pick(
                en: "Remove: without \(language.say(allergen))",
                es: "Quitar: sin \(language.say(allergen))",
                eu: "Kendu: \(language.say(allergen)) gabe"
            )
        case .caution:
            language.pick(
                en:
                    "What has no data never counts as “without”. The kitchen works with all allergens: if your allergy "
                    + "is severe, tell us at the counter too.",
                es:
                    "Lo que no tiene datos nunca cuenta como «sin». En cocina se trabaja con todos los alérgenos: si tu "
                    + "alergia es grave, dilo también en el mostrador.",
                eu:
                    "Daturik ez duena ez da inoiz «gabe» gisa hartzen. Sukaldean alergeno guztiekin lan egiten da: zure "
                    + "alergia larria bada, esan mostradorean ere."
            )
        case .clear: language.pick(en: "Clear all", es: "Quitar todo", eu: "Kendu dena")
        case .show: language.pick(en: "Show {n} dishes", es: "Ver {n} productos", eu: "Ikusi {n} produktu")
        case .found:
            language.pick(
                en:
                    "{fit} dishes fit. {contain} contain it, and {unknown} have no data: those are not shown, because "
                    + "“no data” is not “without”.",
                es:
                    "{fit} productos encajan. {contain} lo llevan y {unknown} no tienen datos: esos no se muestran, "
                    + "porque «sin datos» no es «sin».",
                eu:
                    "{fit} produktu egokiak dira. {contain} produktuk badute, eta {unknown} produktuk ez dute daturik: "
                    + "horiek ez dira erakusten, «daturik ez» ez baita «gabe»."
            )
        case .hasIt:
            language.pick(en: "contains it", es: "lo lleva", eu: "badu")
        case .noData: language.pick(en: "no data", es: "sin datos", eu: "daturik ez")
        }
    }
}
