package import McOrderText

/// What the browser shows instead of a page that it did not get.
package struct ErrorPage {
    /// The status of HTTP.
    package let status: Int
    /// What is wrong, and what to do.
    package let sentence: Sentence

    package func document(_ language: Language) -> HTML {
        PageShell(title: WebText.errorTitle(status), language: language).document {
            tag("p", .class("alert bad")) {
                Icon.warn.html
                tag("span") { sentence[language] }
            }
            tag("p") {
                tag("a", .class("button primary large wide"), .href("/")) { WebText.toStart[language] }
            }
        }
    }
}
