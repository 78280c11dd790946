/// One thing that is wrong with a catalogue.
package struct CatalogueFault: Hashable, Sendable {
    /// The file, as the catalogue names it: `products.json`.
    package let file: String
    /// Where in the file: `[3].price`; empty for the whole of it.
    package let path: String
    /// What is wrong there.
    package let problem: Problem

    /// What can be wrong with a catalogue.
    package enum Problem: Hashable, Sendable {
        /// The file does not exist.
        case missingFile
        /// The file could not be read; the system's words.
        case unreadable(String)
        /// The file is not JSON.
        case notJSON(JSONFault)
        /// A published catalogue of a format that this program does not know.
        case unknownFormat
        /// The content of a published catalogue is not that of its version.
        case wrongVersion
        /// A key is missing.
        case missing
        /// The value is not of the kind that is wanted here, such as `a text`.
        case wrongKind(Kind)
        /// No such key is known here; a known one of nearly that name, if there is one.
        case unknownKey(suggestion: String?)
        /// The key stands twice in one object.
        case repeatedKey
        /// A list that must not be empty is.
        case empty
        /// A text is too short or too long; the number of characters allowed.
        case length(ClosedRange<Int>)
        /// A text holds a control character.
        case controlCharacters
        /// A price is not a point with two decimals, or a number is out of its range.
        case notAPrice(String)
        /// An id of anything but lower-case letters, digits and hyphens.
        case badID(String)
        /// The same id stands twice; where it stands first.
        case duplicateID(String, first: String)
        /// The same name, regardless of case and accents, stands twice; where it stands first.
        case duplicateName(String, first: String)
        /// The id is nowhere defined.
        case unknownReference(String, Target)
        /// A name contains ` + ` or begins with `(G) `, which menu lines are told by.
        case breaksMenuRule(String)
        /// No such time zone exists.
        case unknownTimeZone(String)
        /// Not three upper-case letters.
        case notACurrency(String)
        /// Not an address that begins with `https://` or `http://`.
        case notAWebAddress(String)
        /// Not one of the fourteen allergens.
        case unknownAllergen(String, suggestion: String?)
        /// The number is out of its range.
        case outOfRange(String, ClosedRange<Double>)
        /// The coordinates are 0, 0: forgotten, not a place.
        case zeroCoordinates
        /// Latitude and longitude changed places, judged by the other restaurants.
        case swappedCoordinates
        /// The product stands in a promotion only.
        case onlyPromoted
        /// A product of a menu does not stand in the category of the menus.
        case notInMenuCategory(String)
        /// A product stands in the category of the menus, but no menu begins with it.
        case notAMenu(String)
        /// Not hours such as `09:00-02:00`.
        case notAShift(String)
        /// Hours that end where they begin.
        case emptyShift(String)
        /// Hours that begin before others have ended; where those stand.
        case overlappingShift(String, other: String)
        /// None of the seven keys of the days.
        case unknownDay
        /// Not a date such as `2026-12-25`, or one that no calendar has.
        case notADate(String)
        /// The file of a picture does not exist, or leads out of the catalogue.
        case missingImage(String)
    }

    /// Kinds of JSON values.
    package enum Kind: Hashable, Sendable {
        /// A text.
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

    /// What a catalogue's references lead to.
    package enum Target: Hashable, Sendable {
        /// A category.
        case category
        /// A product.
        case product
        /// A sandwich of the menus.
        case sandwich
    }
}

/// Everything that is wrong with a catalogue; never empty.
package struct CatalogueFaults: Error, Sendable {
    /// The faults in the order of the files.
    package let faults: [CatalogueFault]
    /// Where they stand, as far as that is known.
    package let places: [CatalogueFault: CataloguePlace]

    /// Those faults.
    package init(_ faults: [CatalogueFault], places: [CatalogueFault: CataloguePlace] = [:]) {
        self.faults = faults
        self.places = places
    }
}
