import McOrderClient
import McOrderDisplay
import McOrderText

extension ErrorText {
    /// The message that there is no such thing, with a similar name, and all names if they are few.
    static func unknown(_ kind: WordKind, _ word: String, nearest: String?, all: [String]) -> Sentence {
        let isMenuPart = kind == .drink || kind == .side
        let hint: Sentence =
            if let nearest {
                UnknownWordText.near(nearest)
            } else if all.isEmpty {
                Verbatim("")
            } else {
                isMenuPart ? UnknownWordText.choose(all) : UnknownWordText.thereAre(all)
            }
        return switch kind {
        case .product: UnknownWordText.product(word, hint: hint)
        case .sandwich: UnknownWordText.menu(with: word, hint: hint)
        case .drink: UnknownWordText.drink(word, hint: hint)
        case .side: UnknownWordText.side(word, hint: hint)
        case .category: UnknownWordText.category(word, hint: hint)
        case .restaurant: UnknownWordText.restaurant(word, hint: hint)
        case .allergen: UnknownWordText.allergen(word, hint: hint)
        case .option: UnknownWordText.option(word, hint: hint)
        }
    }

    /// The warning about the catalogue.
    ///
    /// - Parameter moment: the form of the time at which the copy in use was published.
    static func warning(
        _ warning: CatalogueReading.Warning,
        origin: CatalogueReading.Origin,
        _ moment: MomentText
    ) -> Sentence {
        var date: Sentence = Verbatim("")
        if case .copy(let publishedAt) = origin { date = moment.at(publishedAt) }
        let copy = CatalogueCopyText.inUse(date)
        return switch warning {
        case .absent(places: []): copy
        case .absent(let places): CatalogueCopyText.absent(places, copy: copy)
        case .faulty(let refusal):
            CatalogueCopyText.faulty(
                refusal.count,
                first: "\(refusal.path)/\(refusal.firstPlace)",
                copy: copy
            )
        case .unreadable(let problem):
            CatalogueCopyText.unreadable(path: problem.path, cause: problem.cause, copy: copy)
        case .notKept(let problem): CatalogueCopyText.notKept(path: problem.path, cause: problem.cause)
        case .untrusted(let path, let house, let problem):
            HouseText.untrustedCopy(problem.sentence(path: path, house: house), copy: copy)
        }
    }

    /// The message about a change of the house.
    static func news(_ news: CatalogueReading.News) -> Sentence {
        switch news {
        case .houseReplaced(let old, let new): HouseText.replaced(from: old, to: new)
        case .unsignedAccepted: HouseText.unsignedAccepted
        case .plainAccepted: SealText.plainAccepted
        case .noLongerSealed: SealText.noLongerSealed
        }
    }
}
