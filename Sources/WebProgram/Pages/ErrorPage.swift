import McOrderText

/// What the browser shows instead of a page that it did not get.
struct ErrorPage {
    /// The status of HTTP.
    let status: Int
    /// What is wrong, and what to do.
    let sentence: Sentence

    func document(_ language: Language) -> HTML {
        PageShell(title: WebText.errorTitle(status), language: language).document {
            tag("p", .class("alert bad")) {
                Icon.warn.html
                tag("span") { sentence[language] }
            }
            tag("p") { tag("a", .class("button primary large wide"), .href("/")) { WebText.toStart[language] } }
        }
    }
}
