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
    private(set) var path: String
    private(set) var value: JSONValue
    let log: CatalogueErrorLog
    /// Whether an unknown key is an error. In the owner's files it is probably a typing error; in a published
    /// catalogue it was written by a newer version of the program.
    let refusesUnknownKeys: Bool

    func report(_ problem: CatalogueError.Problem, at suffix: String = "") {
        log.add(problem, file: file, path: path + suffix)
    }

    private func at(_ value: JSONValue, _ suffix: String) -> CatalogueCursor {
        var inner = self
        inner.path += suffix
        inner.value = value
        return inner
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
        expect(value.elements, .list)?.enumerated().map { at($1, "[\($0)]") }
    }

    /// The elements of a list that must not be empty.
    func someElements() -> [CatalogueCursor]? {
        let elements = elements()
        if elements?.isEmpty == true { report(.empty) }
        return elements
    }

    /// The members of an object that can have any keys, but none of them twice.
    func members() -> [(name: String, cursor: CatalogueCursor)]? {
        guard case .object(let members) = value else { return expect(nil, .object) }
        expectKeys(members.map(\.name))
        return members.map { ($0.name, at($0.value, ".\($0.name)")) }
    }

    /// Reports an error if a value of that kind was not found.
    private func expect<Value>(_ found: Value?, _ kind: CatalogueError.Kind) -> Value? {
        if found == nil { report(.wrongKind(kind)) }
        return found
    }

    func text(_ rule: TextRule) -> String? {
        guard let text = expect(value.text, .text) else { return nil }
        guard !TextRule.hasControlCharacter(text) else {
            report(.controlCharacters)
            return nil
        }
        guard rule.allows(text) else {
            report(.length(rule.characters))
            return nil
        }
        guard text.isEmpty || isVisible(text) else { return nil }
        return text
    }

    /// Whether a screen shows anything of a text; an error if not. A catalogue that an earlier version
    /// published may have other texts than the owner's files.
    func isVisible(_ text: String) -> Bool {
        let isVisible = !refusesUnknownKeys || TextRule.isVisible(text)
        if !isVisible { report(.invisible) }
        return isVisible
    }

    /// What `read` makes of the text; an error if it returns `nil`.
    func text<Value>(
        _ rule: TextRule = .name,
        as read: (String) -> Value?,
        else problem: (String) -> CatalogueError.Problem
    ) -> Value? {
        guard let text = text(rule) else { return nil }
        guard let value = read(text) else {
            report(problem(text))
            return nil
        }
        return value
    }

    /// One of the words of an enumeration.
    func word<Word: RawRepresentable & CaseIterable>(of _: Word.Type) -> Word? where Word.RawValue == String {
        text(as: Word.init(rawValue:)) { .unknownWord($0, among: Word.allCases.map(\.rawValue)) }
    }

    /// An id that the catalogue defines; any id as long as `known` is `nil`, because that part was not read.
    func reference<Entry>(
        to known: Set<CatalogueID<Entry>>?,
        _ target: CatalogueError.Target
    ) -> CatalogueID<Entry>? {
        text(.name).flatMap { isDefined(CatalogueID($0), in: known, target) ? CatalogueID($0) : nil }
    }

    /// Ids that the catalogue defines.
    func references<Entry>(
        to known: Set<CatalogueID<Entry>>?,
        _ target: CatalogueError.Target
    ) -> Set<CatalogueID<Entry>> {
        Set((elements() ?? []).compactMap { $0.reference(to: known, target) })
    }

    /// Whether the catalogue defines an id, or the part that would define it was not read; an error if not.
    func isDefined<Entry>(
        _ id: CatalogueID<Entry>,
        in known: Set<CatalogueID<Entry>>?,
        _ target: CatalogueError.Target
    ) -> Bool {
        let isDefined = known?.contains(id) != false
        if !isDefined { report(.unknownReference(id.description, target)) }
        return isDefined
    }

    func integer(in range: ClosedRange<Int>) -> Int? {
        guard let number = expect(value.integer, .integer) else { return nil }
        guard range.contains(number) else {
            report(.outOfRange(String(number), Double(range.lowerBound)...Double(range.upperBound)))
            return nil
        }
        return number
    }

    /// A length of time such as `5m`, in minutes, hours or days.
    func length(in range: ClosedRange<Duration>, _ shortest: String, _ longest: String) -> Duration? {
        guard let text = expect(value.text, .text), isVisible(text) else { return nil }
        guard let length = Duration(text, in: [.minutes, .hours, .days]), range.contains(length) else {
            report(.notALength(text, shortest: shortest, longest: longest))
            return nil
        }
        return length
    }

    func number(in range: ClosedRange<Double>) -> Double? {
        guard case .number(let digits) = value, let number = Double(digits) else {
            return expect(nil, .number)
        }
        guard range.contains(number) else {
            report(.outOfRange(digits, range))
            return nil
        }
        return number
    }

    func flag() -> Bool? {
        guard case .bool(let flag) = value else { return expect(nil, .flag) }
        return flag
    }

    /// A price with exactly two decimals; other forms that an order may have are an error in a catalogue.
    func price() -> Money? {
        guard let text = expect(value.text, .text) else { return nil }
        guard let money = Money(text), money.decimalText == text else {
            report(.notAPrice(text))
            return nil
        }
        return money
    }

    func zone() -> RestaurantZone? {
        text(as: RestaurantZone.init(identifier:)) { .unknownTimeZone($0) }
    }
}
