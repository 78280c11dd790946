/// Collects the errors found while a catalogue is read, so that all of them are reported at once.
final class CatalogueErrorLog {
    private(set) var errors: [CatalogueError] = []

    func add(_ problem: CatalogueError.Problem, file: String, path: String) {
        errors.append(CatalogueError(file: file, path: path, problem: problem))
    }
}

/// A position inside a catalogue's file: a JSON value and its path.
///
/// Each reading function returns `nil` and reports the error if the value is not the expected one.
struct CatalogueCursor {
    let file: String
    let path: String
    let value: JSONValue
    let log: CatalogueErrorLog
    /// Whether an unknown key is an error. In the owner's files it is probably a typing error; in a published
    /// catalogue it was written by a newer version of the program.
    let refusesUnknownKeys: Bool

    func report(_ problem: CatalogueError.Problem, at suffix: String = "") {
        log.add(problem, file: file, path: path + suffix)
    }

    private func at(_ value: JSONValue, _ suffix: String) -> CatalogueCursor {
        CatalogueCursor(
            file: file,
            path: path + suffix,
            value: value,
            log: log,
            refusesUnknownKeys: refusesUnknownKeys
        )
    }

    /// Checks that the value is an object with only these members, none of them twice; anything else is an
    /// error. Unknown members are an error only if ``refusesUnknownKeys``.
    func expectKeys(_ known: [String]) {
        guard case .object(let members) = value else { return report(.wrongKind(.object)) }
        var seen: Set<String> = []
        for member in members {
            if !seen.insert(member.name).inserted { report(.repeatedKey, at: ".\(member.name)") }
            if refusesUnknownKeys, !known.contains(member.name) {
                report(
                    .unknownKey(suggestion: NearMiss.best(for: member.name, among: known)),
                    at: ".\(member.name)"
                )
            }
        }
    }

    func member(_ name: String) -> CatalogueCursor? {
        guard case .object = value else { return nil }
        guard let cursor = optionalMember(name) else {
            report(.missing, at: ".\(name)")
            return nil
        }
        return cursor
    }

    func optionalMember(_ name: String) -> CatalogueCursor? {
        value.member(name).map { at($0, ".\(name)") }
    }

    func elements() -> [CatalogueCursor]? {
        guard let elements = value.elements else {
            report(.wrongKind(.list))
            return nil
        }
        return elements.enumerated().map { at($1, "[\($0)]") }
    }

    func members() -> [(name: String, cursor: CatalogueCursor)]? {
        guard case .object(let members) = value else {
            report(.wrongKind(.object))
            return nil
        }
        return members.map { ($0.name, at($0.value, ".\($0.name)")) }
    }

    func text(_ rule: TextRule) -> String? {
        guard let text = value.text else {
            report(.wrongKind(.text))
            return nil
        }
        guard !TextRule.hasControlCharacter(text) else {
            report(.controlCharacters)
            return nil
        }
        guard rule.allows(text) else {
            report(.length(rule.characters))
            return nil
        }
        return text
    }

    /// One of the words of an enumeration.
    func word<Word: RawRepresentable & CaseIterable>(of _: Word.Type) -> Word? where Word.RawValue == String {
        guard let text = text(.name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        report(.unknownWord(text, among: Word.allCases.map(\.rawValue)))
        return nil
    }

    func integer(in range: ClosedRange<Int>) -> Int? {
        guard let number = value.integer else {
            report(.wrongKind(.integer))
            return nil
        }
        guard range.contains(number) else {
            report(.outOfRange(String(number), Double(range.lowerBound)...Double(range.upperBound)))
            return nil
        }
        return number
    }

    func number(in range: ClosedRange<Double>) -> Double? {
        guard case .number(let digits) = value, let number = Double(digits) else {
            report(.wrongKind(.number))
            return nil
        }
        guard range.contains(number) else {
            report(.outOfRange(digits, range))
            return nil
        }
        return number
    }

    func flag() -> Bool? {
        guard case .bool(let flag) = value else {
            report(.wrongKind(.flag))
            return nil
        }
        return flag
    }

    /// A price with exactly two decimals; other forms that an order may have are an error in a catalogue.
    func price() -> Money? {
        guard let text = value.text else {
            report(.wrongKind(.text))
            return nil
        }
        guard let money = Money(text), money.decimalText == text else {
            report(.notAPrice(text))
            return nil
        }
        return money
    }

    func zone() -> RestaurantZone? {
        guard let name = text(.name) else { return nil }
        guard let zone = RestaurantZone(identifier: name) else {
            report(.unknownTimeZone(name))
            return nil
        }
        return zone
    }
}
