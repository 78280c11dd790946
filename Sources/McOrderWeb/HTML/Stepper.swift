package import McOrderText

/// Makes a count with a button for one less and a button for one more. `options.js` reads it.
///
/// - Parameters:
///   - name: what is counted.
///   - attributes: what the scripts know of it; its count is `data-count`.
package func stepper(of name: String, _ attributes: [HTMLAttribute], in language: Language) -> HTML {
    let group: [HTMLAttribute] = [.class("stepper"), .role("group"), .aria("label", name)]
    return tag("div", group + attributes) {
        button(.data("step", "-1"), .aria("label", NewOrderText.oneLess[language])) { Icon.minus.html }
        tag("output")
        button(.data("step", "1"), .aria("label", NewOrderText.oneMore[language])) { Icon.plus.html }
    }
}
