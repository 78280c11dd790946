import McOrderModel
import McOrderText
import McOrderWeb

/// What the pages of the kitchen book show of photographs.
enum PhotographParts {
    /// A key that takes one. It is shown where the browser can send it: over HTTPS, or on the server's
    /// machine.
    ///
    /// - Parameters:
    ///   - name: the member of an entry that has its hash; `nil` for one of a fact.
    ///   - hash: the one that is there.
    static func field(_ language: Language, member name: String? = nil, _ hash: ContentHash? = nil) -> HTML {
        tag("div", .class("photograph"), .data("not-sent", BookPhotographText.notSent[language])) {
            voidTag(
                "input",
                .type("hidden"),
                HTMLAttribute("data-member", name),
                .data("type", "text"),
                HTMLAttribute("value", hash?.description ?? "")
            )
            voidTag(
                "img",
                HTMLAttribute("alt", BookPhotographText.photograph[language]),
                HTMLAttribute("src", hash.map(path)),
                HTMLAttribute("hidden", if: hash == nil)
            )
            tag("label", .class("button large")) {
                BookPhotographText.photograph[language]
                voidTag(
                    "input",
                    .type("file"),
                    HTMLAttribute("accept", "image/*"),
                    HTMLAttribute("capture", "environment")
                )
            }
            button(.class("button"), .data("photograph-remove"), HTMLAttribute("hidden", if: hash == nil)) {
                BookDefinitionText.remove[language]
            }
        }
    }

    /// Photographs, each of which leads to the whole of it.
    static func pictures(_ hashes: [ContentHash], _ language: Language) -> HTML {
        HTML(
            hashes.map { hash in
                tag("a", .class("picture"), .href(path(hash))) {
                    voidTag(
                        "img",
                        HTMLAttribute("alt", BookPhotographText.photograph[language]),
                        HTMLAttribute("src", path(hash)),
                        HTMLAttribute("loading", "lazy")
                    )
                }
            }
        )
    }

    private static func path(_ hash: ContentHash) -> String { "/v1/book/photos/\(hash)" }
}
