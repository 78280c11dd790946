/// The texts about what was used by what was made.
package enum BookUsageText: Message {
    /// Of how much of what was made recipes say what it took.
    case covered(_ percent: Int)
    /// What was made without a recipe that can be computed.
    case withoutRecipe(_ names: [String])

    /// So many things are named.
    private static let most = 6

    package func text(in language: any Texts) -> String {
        switch self {
        case .covered(let percent):
            language.pick(
                en: "Recipes cover \(percent) % of what was made since the counts.",
                es: "Las recetas cubren el \(percent) % de lo preparado desde los recuentos.",
                eu: "Zenbaketez geroztik prestatutakoaren % \(percent) dago errezetetan."
            )
        case .withoutRecipe(let all):
            language.pick(
                en: "Without a recipe: \(Self.names(all))",
                es: "Sin receta: \(Self.names(all))",
                eu: "Errezetarik gabe: \(Self.names(all))"
            )
        }
    }

    private static func names(_ all: [String]) -> String {
        (all.prefix(most) + (all.count > most ? ["…"] : [])).joined(separator: ", ")
    }
}
