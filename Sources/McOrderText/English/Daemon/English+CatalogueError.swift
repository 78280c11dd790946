package import McOrderModel

extension English {
    package func text(_ problem: CatalogueError.Problem) -> String {
        switch problem {
        case .missingFile: "the file is missing"
        case .unreadable(let words): "cannot be read: \(cause(words))"
        case .notJSON(let error): "is not JSON: \(say(error))"
        case .unknownFormat: "unknown format: update this program"
        case .wrongVersion: "the content is not that of its version: the file arrived damaged or in part"
        case .missing: "is missing"
        case .wrongKind(let kind): "must be \(say(kind))"
        case .unknownKey(nil): "unknown key"
        case .unknownKey(let suggestion?): "unknown key; did you mean \(suggestion)?"
        case .repeatedKey: "the key appears twice"
        case .empty: "is empty"
        case .length(let range): "must have \(range.lowerBound) to \(range.upperBound) characters"
        case .controlCharacters: "contains control characters"
        case .invisible: "shows as nothing: it has only spaces or invisible characters"
        case .notAPrice(let text): "\(quoted(text)) is not a price; write it as 6.75"
        case .badID(let id):
            "the id \(quoted(id)) may only have lower-case letters a–z, digits and hyphens"
        case .duplicateID(let id, let first): "the id \(quoted(id)) is already used at \(first)"
        case .duplicateName(let name, let first): "the name \(quoted(name)) is already used at \(first)"
        case .unknownReference(let id, let target): "there is no \(say(target)) \(quoted(id))"
        case .breaksMenuRule(let name):
            "\(quoted(name)) contains “ + ” or begins with “(G) ”, which belong to menus"
        case .breaksOptionRule(let name):
            "\(quoted(name)) contains “ [”, “]”, “, ” or “ + ” or begins with a number and “× ”, which belong to "
                + "options"
        case .wrongDefault(let range):
            "with a default, “min” is at least 1, and the number of choices named is from \(range.lowerBound) to "
                + "\(range.upperBound)"
        case .tooFewChoices(let count): "there are fewer choices than the \(count) that must be taken"
        case .choiceInTwoGroups(let name): "the product already has a choice \(quoted(name)) in another group"
        case .choiceNotOffered(let id): "the product does not offer the choice \(quoted(id))"
        case .unknownWord(let text, let words):
            "\(quoted(text)) is not allowed; write \(words.joined(separator: " or "))"
        case .notATime(let text): "\(quoted(text)) is not a time such as 10:00"
        case .notARate(let text):
            "\(quoted(text)) is not a tax rate; write a percentage such as 10 or 5.5, or exempt"
        case .notAscending(let day): "\(day) does not come after the date before it"
        case .unknownTimeZone(let name): "there is no time zone \(quoted(name)); an example is Europe/Madrid"
        case .notACurrency(let text): "\(quoted(text)) is not a currency; an example is EUR"
        case .notAWebAddress(let text): "\(quoted(text)) does not begin with https:// or http://"
        case .unknownAllergen(let text, nil):
            "\(quoted(text)) is not one of the 14 allergens, which are: \(allergenWords)"
        case .unknownAllergen(let text, let suggestion?):
            "\(quoted(text)) is not one of the 14 allergens; did you mean \(suggestion)?"
        case .outOfRange(let text, let range):
            "\(text) is not between \(limit(range.lowerBound)) and \(limit(range.upperBound))"
        case .zeroCoordinates: "the coordinates are 0, 0"
        case .swappedCoordinates: "latitude and longitude seem to be swapped"
        case .onlyPromoted: "the product is in a promotion only; give it another category"
        case .notInMenuCategory(let id): "\(quoted(id)) is not in the menus' category"
        case .notAMenu(let id): "\(quoted(id)) is in the menus' category, but no menu begins with it"
        case .notAShift(let text):
            "\(quoted(text)) are not opening hours; write them as 09:00-17:00, or "
                + "20:00-02:00 if they end on the next day"
        case .emptyShift(let text):
            "\(quoted(text)) ends where it begins; for the whole day write 00:00-24:00"
        case .overlappingShift(let text, let other):
            "\(quoted(text)) begins before that of \(other) ends; merge or separate them"
        case .tooManyOffers(let most): "has more than \(most) offers; remove those that are over"
        case .tooManyTwoForOne(let most):
            "has more than \(most) two-for-one offers; one offer can name many products"
        case .unknownDay: "is not a day; the days are mon, tue, wed, thu, fri, sat and sun"
        case .notADate(let text): "\(quoted(text)) is not a date; write it as 2026-12-25"
        case .missingImage(let path): "there is no picture \(quoted(path)) in the catalogue"
        }
    }

    package func text(_ kind: CatalogueError.Kind) -> String {
        switch kind {
        case .text: "a text"
        case .integer: "a whole number"
        case .number: "a number"
        case .flag: "true or false"
        case .list: "a list"
        case .object: "an object"
        }
    }

    package func text(_ target: CatalogueError.Target) -> String {
        switch target {
        case .category: "category"
        case .product: "product"
        case .sandwich: "menu that begins with"
        case .optionGroup: "group of options"
        case .choice: "choice"
        case .vatClass: "VAT class"
        case .restaurant: "restaurant"
        case .station: "station"
        }
    }

    package func text(_ error: JSONError) -> String {
        switch error {
        case .notUTF8: "it is not UTF-8"
        case .byteOrderMark: "it begins with a byte-order mark"
        case .syntax(let offset): "error at byte \(offset)"
        case .trailingBytes(let offset): "unexpected text from byte \(offset) on"
        case .loneSurrogate(let offset): "half a character at byte \(offset)"
        case .tooDeep(let offset): "nested too deep at byte \(offset)"
        case .controlCharacter(let offset): "control character at byte \(offset)"
        }
    }
}
