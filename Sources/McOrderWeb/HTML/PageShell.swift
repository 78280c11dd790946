package import McOrderText

/// The document around the content of a page.
package struct PageShell {
    private let title: Sentence
    package let language: Language

    package init(title: Sentence, language: Language) {
        self.title = title
        self.language = language
    }

    /// The document of a page without live data.
    package func document(@HTMLBuilder _ content: () -> HTML) -> HTML {
        document("plain", withScripts: false) {
            tag("main", .id("main")) {
                tag("h1") { title[language] }
                content()
            }
        }
    }

    /// The document of all components, each in a section.
    package func sheet(@HTMLBuilder _ content: () -> HTML) -> HTML {
        document("sheet", withScripts: false) {
            tag("main", .id("main"), .class("style-page")) {
                tag("h1") { title[language] }
                content()
            }
        }
    }

    /// The document of a page with scripts.
    ///
    /// - Parameters:
    ///   - name: the page's name, by which the scripts and the style sheet know it.
    ///   - attributes: further attributes of the page's `<main>`.
    ///   - after: what stands behind `<main>`: dialogs, and the words that the scripts need.
    package func scripted(
        _ name: String,
        _ attributes: [HTMLAttribute],
        @HTMLBuilder _ content: () -> HTML,
        @HTMLBuilder after: () -> HTML
    ) -> HTML {
        document(name, withScripts: true) {
            tag("a", .class("skip"), .href("#main")) { say(WebText.skip) }
            tag("noscript") { tag("p", .class("alarm")) { say(WebText.noScript) } }
            tag("p", .id("alarm"), .class("alarm"), .role("alert"), HTMLAttribute("hidden"))
            tag(
                "main",
                [.id("main"), HTMLAttribute("tabindex", "-1"), .data("page", name)] + attributes,
                content: content
            )
            after()
        }
    }

    /// The document of a page for customers, which can be read before its script runs and without it.
    ///
    /// - Parameters:
    ///   - name: the name of its style sheet and of its script.
    ///   - kind: the class of its body.
    ///   - links: further links of the document's head, such as the one to the manifest.
    ///   - body: everything in the body, with a `<main>` of its own.
    package func open(
        _ name: String,
        kind: String,
        links: HTML,
        @HTMLBuilder _ body: () -> HTML
    ) -> HTML {
        document(kind, sheet: name, script: name, links: links, body)
    }

    private func document(
        _ kind: String,
        withScripts: Bool,
        @HTMLBuilder _ body: () -> HTML
    ) -> HTML {
        document(kind, sheet: kind, script: withScripts ? "app" : nil, links: .empty, body)
    }

    private func document(
        _ kind: String,
        sheet: String,
        script: String?,
        links: HTML,
        @HTMLBuilder _ body: () -> HTML
    ) -> HTML {
        .document(
            tag("html", HTMLAttribute("lang", language.rawValue)) {
                head(sheet, script: script, links: links)
                tag("body", .class(kind), content: body)
            }
        )
    }

    private func head(_ sheet: String, script: String?, links: HTML) -> HTML {
        tag("head") {
            voidTag("meta", HTMLAttribute("charset", "utf-8"))
            meta("viewport", "width=device-width, initial-scale=1")
            meta("color-scheme", "light dark")
            tag("title") { title[language] }
            for sheet in ["tokens", "components", sheet] {
                voidTag("link", HTMLAttribute("rel", "stylesheet"), .href("/assets/\(sheet).css"))
            }
            links
            tag("script", HTMLAttribute("src", "/assets/size.js"))
            if let script {
                tag("script", .type("module"), HTMLAttribute("src", "/assets/\(script).js"))
            }
        }
    }

    private func meta(_ name: String, _ content: String) -> HTML {
        voidTag("meta", HTMLAttribute("name", name), HTMLAttribute("content", content))
    }

    package func say(_ sentence: Sentence) -> String { sentence[language] }
}
