/// One error in a catalogue.
package struct CatalogueError: Hashable, Sendable {
    /// The file's name in the catalogue, such as `products.json`.
    package let file: String
    /// The path inside the file, such as `[3].price`; empty for the whole file.
    package let path: String
    package let problem: Problem

    /// The kinds of error in a catalogue.
    package enum Problem: Hashable, Sendable {
        /// The file does not exist.
        case missingFile
        /// The file could not be read; the text is the system's error message.
        case unreadable(String)
        /// The file is not JSON.
        case notJSON(JSONError)
        /// The format of the published catalogue is not known to this program.
        case unknownFormat
        /// The content of a published catalogue does not match its version.
        case wrongVersion
        /// A key is missing.
        case missing
        /// The value is not of the expected kind.
        case wrongKind(Kind)
        /// The key is unknown; `suggestion` is a similar known key, if there is one.
        case unknownKey(suggestion: String?)
        /// The object has the key twice.
        case repeatedKey
        /// The list is empty and must not be.
        case empty
        /// The text is too short or too long; the range is the allowed number of characters.
        case length(ClosedRange<Int>)
        /// The text has a control character.
        case controlCharacters
        /// The text shows as nothing: it has only spaces, tags, joiners or fillers.
        case invisible
        /// The price does not have a point and two decimals, or is out of range.
        case notAPrice(String)
        /// The text is not a number with `m`, `h` or `d`, or out of the range, whose ends are such texts.
        case notALength(String, shortest: String, longest: String)
        /// A day has no whole number of slots of this length.
        case unevenSlots(String)
        /// The id has other characters than lower-case letters, digits and hyphens.
        case badID(String)
        /// The id appears twice; `first` is the path of the first one.
        case duplicateID(String, first: String)
        /// The name appears twice, regardless of case and accents; `first` is the path of the first one.
        case duplicateName(String, first: String)
        /// The id is not defined anywhere.
        case unknownReference(String, Target)
        /// The name contains ` + ` or begins with `(G) `, by which menu lines are recognised.
        case breaksMenuRule(String)
        /// The name contains signs by which the options of a line are recognised.
        case breaksOptionRule(String)
        /// The default choices are fewer or more than the group allows; a group with a default needs at least
        /// one choice.
        case wrongDefault(ClosedRange<Int>)
        /// The group has too few choices for the least number that must be taken.
        case tooFewChoices(Int)
        /// Two groups of a product have choices of the same name.
        case choiceInTwoGroups(String)
        /// The product does not offer the choice.
        case choiceNotOffered(String)
        /// The word is none of the allowed ones.
        case unknownWord(String, among: [String])
        /// The time zone does not exist.
        case unknownTimeZone(String)
        /// The currency is not three upper-case letters.
        case notACurrency(String)
        /// The address does not begin with `https://` or `http://`.
        case notAWebAddress(String)
        /// The address is not one for electronic mail.
        case notAMailAddress(String)
        /// A colour other than `#RRGGBB`.
        case notAColour(String)
        /// The allergen is not one of the fourteen.
        case unknownAllergen(String, suggestion: String?)
        /// The number is out of its range.
        case outOfRange(String, ClosedRange<Double>)
        /// The coordinates are 0, 0; they were probably not filled in.
        case zeroCoordinates
        /// Latitude and longitude are probably swapped, judging by the other restaurants.
        case swappedCoordinates
        /// The product belongs only to promotion categories.
        case onlyPromoted
        /// The product is the sandwich of a menu but does not belong to the category of the menus.
        case notInMenuCategory(String)
        /// The product belongs to the category of the menus, but no menu has it as its sandwich.
        case notAMenu(String)
        /// The hours do not have the form `09:00-02:00`.
        case notAShift(String)
        /// The hours end at the time at which they begin.
        case emptyShift(String)
        /// The hours begin before others have ended; `other` is the path of those.
        case overlappingShift(String, other: String)
        /// The key is not one of the seven days.
        case unknownDay
        /// The date does not have the form `2026-12-25`, or does not exist.
        case notADate(String)
        /// The time does not have the form `10:00`.
        case notATime(String)
        /// The rate is neither a percentage with up to two decimals nor `exempt`.
        case notARate(String)
        /// The day does not come after the one before it.
        case notAscending(String)
        /// There are more offers than an order's prices can be computed with in time.
        case tooManyOffers(most: Int)
        /// There are more two-for-one offers than an order's prices can be computed with in time.
        case tooManyTwoForOne(most: Int)
        /// The image's file does not exist, or its path leads out of the catalogue.
        case missingImage(String)
    }

    /// Kinds of JSON values.
    package enum Kind: Hashable, Sendable {
        /// A string.
        case text
        /// A whole number.
        case integer
        /// A number.
        case number
        /// `true` or `false`.
        case flag
        /// An array.
        case list
        /// An object.
        case object
    }

    /// The kinds of entry that a catalogue's references name.
    package enum Target: Hashable, Sendable {
        /// A category.
        case category
        /// A product.
        case product
        /// A sandwich of the menus.
        case sandwich
        /// A group of options.
        case optionGroup
        /// A choice of an option.
        case choice
        /// A class of value added tax.
        case vatClass
        /// A restaurant.
        case restaurant
        /// A station of a kitchen.
        case station
    }
}

/// All errors of a catalogue; never empty.
package struct CatalogueErrors: Error, Sendable {
    /// The errors in the order of the files.
    package let errors: [CatalogueError]
    /// The positions of the errors, as far as they are known.
    package internal(set) var places: [CatalogueError: CataloguePlace] = [:]
}
