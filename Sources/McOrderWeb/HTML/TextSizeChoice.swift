package import McOrderText

/// The choice of this browser's size of letters. A script keeps it in the browser.
package struct TextSizeChoice {
    private let language: Language

    package init(language: Language) {
        self.language = language
    }

    private static let sizes: [(value: String, name: String)] = [("", "M"), ("l", "L"), ("xl", "XL")]

    package var html: HTML {
        tag("fieldset", .class("segmented")) {
            tag("legend") { WebText.textSize[language] }
            for size in Self.sizes {
                tag("label") {
                    voidTag(
                        "input",
                        .type("radio"),
                        HTMLAttribute("name", "text-size"),
                        HTMLAttribute("value", size.value),
                        HTMLAttribute("checked", if: size.value.isEmpty)
                    )
                    tag("span") { size.name }
                }
            }
        }
    }
}
