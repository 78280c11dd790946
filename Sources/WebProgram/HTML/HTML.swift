import McOrderModel

/// A piece of HTML that is safe to send: every text in it is escaped.
///
/// It can be made only from ``tag(_:_:content:)``, from text, and from other pieces, so that nothing a
/// customer typed can become markup.
struct HTML: Hashable, Sendable {
    let rendered: String

    /// Nothing.
    static let empty = HTML(rendered: "")

    private init(rendered: String) {
        self.rendered = rendered
    }

    /// A text, with the characters that are special in HTML escaped.
    init(text: String) {
        rendered = Self.escaped(text)
    }

    /// Several pieces, one after the other.
    init(_ pieces: [HTML]) {
        rendered = pieces.lazy.map(\.rendered).joined()
    }

    /// An element.
    ///
    /// - Parameters:
    ///   - name: the element's name, which is part of the program's source.
    ///   - isVoid: whether the element has neither content nor an end tag, as `<br>`.
    fileprivate init(_ name: StaticString, _ attributes: [HTMLAttribute], isVoid: Bool, content: HTML) {
        let list: String = attributes.lazy.map(\.rendered).joined()
        rendered = "<\(name)\(list)>" + (isVoid ? "" : "\(content.rendered)</\(name)>")
    }

    /// A whole document of that root element.
    static func document(_ root: HTML) -> HTML {
        HTML(rendered: "<!doctype html>\n" + root.rendered)
    }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // HTML has no way to write a NUL; browsers replace it too.
            case "\0": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

/// An attribute of an element. Its value is escaped.
struct HTMLAttribute: Sendable {
    fileprivate let rendered: String

    /// An attribute with a value; without one there is no attribute.
    ///
    /// - Parameters:
    ///   - name: the attribute's name, which is part of the program's source.
    ///   - prefix: what precedes the name, such as `data-`.
    init(_ name: StaticString, _ value: String?, prefix: StaticString = "") {
        rendered = value.map { " \(prefix)\(name)=\"\(HTML.escaped($0))\"" } ?? ""
    }

    /// An attribute without a value, which is there only if the condition is true.
    init(_ name: StaticString, if condition: Bool = true, prefix: StaticString = "") {
        rendered = condition ? " \(prefix)\(name)" : ""
    }

    /// The word for a state of orders, by the state's name.
    init(state: OrderState, _ word: String) {
        rendered = " data-state-\(state.rawValue)=\"\(HTML.escaped(word))\""
    }

    static func id(_ value: String) -> Self { Self("id", value) }
    static func `class`(_ value: String) -> Self { Self("class", value) }
    static func href(_ value: String) -> Self { Self("href", value) }
    static func type(_ value: String) -> Self { Self("type", value) }
    static func role(_ value: String) -> Self { Self("role", value) }
    static func aria(_ name: StaticString, _ value: String?) -> Self { Self(name, value, prefix: "aria-") }
    static func data(_ name: StaticString, _ value: String?) -> Self { Self(name, value, prefix: "data-") }
    static func data(_ name: StaticString, if condition: Bool = true) -> Self {
        Self(name, if: condition, prefix: "data-")
    }
}

/// Makes an element with its content.
func tag(
    _ name: StaticString,
    _ attributes: HTMLAttribute...,
    @HTMLBuilder content: () -> HTML = { .empty }
) -> HTML {
    HTML(name, attributes, isVoid: false, content: content())
}

/// Makes an element with a list of attributes that was computed.
func tag(
    _ name: StaticString,
    _ attributes: [HTMLAttribute],
    @HTMLBuilder content: () -> HTML = { .empty }
) -> HTML {
    HTML(name, attributes, isVoid: false, content: content())
}

/// Makes an element without content and end tag, such as `<input>`.
func voidTag(_ name: StaticString, _ attributes: HTMLAttribute...) -> HTML {
    HTML(name, attributes, isVoid: true, content: .empty)
}

/// Makes an element without content and end tag, with a list of attributes that was computed.
func voidTag(_ name: StaticString, _ attributes: [HTMLAttribute]) -> HTML {
    HTML(name, attributes, isVoid: true, content: .empty)
}

/// Lets an element's content be written as a list of pieces and texts.
@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ piece: HTML) -> HTML { piece }
    static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    static func buildExpression(_ pieces: [HTML]) -> HTML { HTML(pieces) }
    static func buildBlock(_ pieces: HTML...) -> HTML { HTML(pieces) }
    static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
    static func buildEither(first piece: HTML) -> HTML { piece }
    static func buildEither(second piece: HTML) -> HTML { piece }
    static func buildArray(_ pieces: [HTML]) -> HTML { HTML(pieces) }
}
