package import McOrderModel

/// A piece of HTML that is safe to send: every text in it is escaped.
///
/// It can be made only from ``tag(_:_:content:)``, from text, and from other pieces, so that nothing a
/// customer typed can become markup.
package struct HTML: Hashable, Sendable {
    package let rendered: String

    /// Nothing.
    package static let empty = HTML(rendered: "")

    private init(rendered: String) {
        self.rendered = rendered
    }

    /// A text, with the characters that are special in HTML escaped.
    package init(text: String) {
        rendered = Self.escaped(text)
    }

    /// Several pieces, one after the other.
    package init(_ pieces: [HTML]) {
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
    package static func document(_ root: HTML) -> HTML {
        HTML(rendered: "<!doctype html>\n" + root.rendered)
    }

    package static func escaped(_ text: String) -> String {
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
package struct HTMLAttribute: Sendable {
    fileprivate let rendered: String

    /// An attribute with a value; without one there is no attribute.
    ///
    /// - Parameters:
    ///   - name: the attribute's name, which is part of the program's source.
    ///   - prefix: what precedes the name, such as `data-`.
    package init(_ name: StaticString, _ value: String?, prefix: StaticString = "") {
        rendered = value.map { " \(prefix)\(name)=\"\(HTML.escaped($0))\"" } ?? ""
    }

    /// An attribute without a value, which is there only if the condition is true.
    package init(_ name: StaticString, if condition: Bool = true, prefix: StaticString = "") {
        rendered = condition ? " \(prefix)\(name)" : ""
    }

    /// The word for a state of orders, by the state's name.
    package init(state: OrderState, _ word: String) {
        rendered = " data-state-\(state.rawValue)=\"\(HTML.escaped(word))\""
    }

    package static func id(_ value: String) -> Self { Self("id", value) }
    package static func `class`(_ value: String) -> Self { Self("class", value) }
    package static func href(_ value: String) -> Self { Self("href", value) }
    package static func type(_ value: String) -> Self { Self("type", value) }
    package static func role(_ value: String) -> Self { Self("role", value) }
    package static func aria(_ name: StaticString, _ value: String?) -> Self {
        Self(name, value, prefix: "aria-")
    }
    package static func data(_ name: StaticString, _ value: String?) -> Self {
        Self(name, value, prefix: "data-")
    }
    package static func data(_ name: StaticString, if condition: Bool = true) -> Self {
        Self(name, if: condition, prefix: "data-")
    }
}

/// Makes an element with its content.
package func tag(
    _ name: StaticString,
    _ attributes: HTMLAttribute...,
    @HTMLBuilder content: () -> HTML = { .empty }
) -> HTML {
    HTML(name, attributes, isVoid: false, content: content())
}

/// Makes an element with a list of attributes that was computed.
package func tag(
    _ name: StaticString,
    _ attributes: [HTMLAttribute],
    @HTMLBuilder content: () -> HTML = { .empty }
) -> HTML {
    HTML(name, attributes, isVoid: false, content: content())
}

/// Makes an element without content and end tag, such as `<input>`.
package func voidTag(_ name: StaticString, _ attributes: HTMLAttribute...) -> HTML {
    HTML(name, attributes, isVoid: true, content: .empty)
}

/// Makes an element without content and end tag, with a list of attributes that was computed.
package func voidTag(_ name: StaticString, _ attributes: [HTMLAttribute]) -> HTML {
    HTML(name, attributes, isVoid: true, content: .empty)
}

/// Lets an element's content be written as a list of pieces and texts.
@resultBuilder
package enum HTMLBuilder {
    package static func buildExpression(_ piece: HTML) -> HTML { piece }
    package static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    package static func buildExpression(_ pieces: [HTML]) -> HTML { HTML(pieces) }
    package static func buildBlock(_ pieces: HTML...) -> HTML { HTML(pieces) }
    package static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
    package static func buildEither(first piece: HTML) -> HTML { piece }
    package static func buildEither(second piece: HTML) -> HTML { piece }
    package static func buildArray(_ pieces: [HTML]) -> HTML { HTML(pieces) }
}
