internal import McOrderText
/// What the command-line parser says behind a value that it does not take.
package enum ParserValueHint: Hashable, Sendable {
    /// The values that would be taken, in one line or in a line each; none where that is not known.
    case accepted([String], areListed: Bool)
    /// Words of the option's own.
    case words(String)

    /// The hint in the parser's words.
    init(_ text: String) {
        if text.isEmpty {
            self = .accepted([], areListed: false)
        } else if let list = Slots(". Please provide one of the following:\n  - ", "").read(text) {
            self = .accepted(list[0].split(on: "\n  - "), areListed: true)
        } else if let several = Slots(". Please provide one of '", "' or '", "'.").read(text) {
            self = .accepted(several[0].split(on: "', '") + [several[1]], areListed: false)
        } else if let both = Slots(". Please provide one of '", "' and '", "'.").read(text) {
            self = .accepted(both, areListed: false)
        } else if let one = Slots(". Please provide one of '", "'.").read(text) {
            self = .accepted(one, areListed: false)
        } else {
            self = .words(text)
        }
    }

    /// The hint, to stand behind the sentence that the value is invalid.
    var sentence: Sentence {
        switch self {
        case .accepted([], _): Inline(es: ".", en: "", eu: ".")
        case .accepted(let values, areListed: true):
            Inline(
                es: ". Elige uno de estos:\n" + values.map { "  - \($0)" }.joined(separator: "\n"),
                en: ". Please provide one of the following:\n"
                    + values.map { "  - \($0)" }.joined(separator: "\n"),
                eu: ". Aukeratu hauetako bat:\n" + values.map { "  - \($0)" }.joined(separator: "\n")
            )
        case .accepted(let values, areListed: false):
            Inline(
                es: ". Elige \(Self.list(values.map { "«\($0)»" }, last: " o ", ofTwo: " o ")).",
                en: ". Please provide one of "
                    + "\(Self.list(values.map { "'\($0)'" }, last: " or ", ofTwo: " and ")).",
                eu: ". Aukeratu \(Self.list(values.map { "«\($0)»" }, last: " edo ", ofTwo: " edo "))."
            )
        case .words(let words): Verbatim(words)
        }
    }

    private static func list(_ values: [String], last: String, ofTwo: String) -> String {
        guard let end = values.last, values.count > 1 else { return values.joined() }
        return values.dropLast().joined(separator: ", ") + (values.count == 2 ? ofTwo : last) + end
    }
}
