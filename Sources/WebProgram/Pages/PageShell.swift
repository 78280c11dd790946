import McOrderModel
import McOrderText

/// The document around the content of a page.
struct PageShell {
    let title: Sentence
    let language: Language

    /// The pages that are drawn with the tokens and components.
    private static let drawn: Set<String> = ["board", "owner", "plain", "sheet"]

    /// The document of a page without live data.
    func document(@HTMLBuilder _ content: () -> HTML) -> HTML {
        document("plain", withScripts: false) {
            tag("main", .id("main")) {
                tag("h1") { title[language] }
                content()
            }
        }
    }

    /// The document of all components, each in a section.
    func sheet(@HTMLBuilder _ content: () -> HTML) -> HTML {
        document("sheet", withScripts: false) {
            tag("main", .id("main"), .class("style-page")) {
                tag("h1") { title[language] }
                content()
            }
        }
    }

    /// The document of a page whose regions a stream fills.
    ///
    /// - Parameters:
    ///   - name: the page's name, by which the scripts, the style sheet and the stream's path know it.
    ///   - query: what the stream's address has after its path.
    ///   - attributes: further attributes of the page's `<main>`.
    ///   - shortcuts: the actions that have a key of their own.
    ///   - content: the regions, empty, and what surrounds them.
    func live(
        _ name: String,
        of restaurant: KnownRestaurant,
        query: String = "",
        _ attributes: [HTMLAttribute] = [],
        shortcuts: [Shortcut] = [],
        @HTMLBuilder _ content: () -> HTML
    ) -> HTML {
        scripted(name, [.data("stream", "/v1/stream/\(name)/\(restaurant.id)\(query)")] + attributes) {
            content()
            tag("p", .id("done"), .class("notice"), .role("status"))
            tag("p", .id("refused"), .class("notice refused"), .role("alert"))
        } dialogs: {
            if !shortcuts.isEmpty { ShortcutDialog(shortcuts: shortcuts, language: language).html }
        }
    }

    /// The document of a page that a script reads again each minute. What changes is in the element
    /// `renewed`.
    func renewed(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
        scripted(name, [], content, dialogs: { .empty })
    }

    private func scripted(
        _ name: String,
        _ attributes: [HTMLAttribute],
        @HTMLBuilder _ content: () -> HTML,
        @HTMLBuilder dialogs: () -> HTML
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
            words
            dialogs()
        }
    }

    private func document(
        _ kind: String,
        withScripts: Bool,
        @HTMLBuilder _ body: () -> HTML
    ) -> HTML {
        .document(
            tag("html", HTMLAttribute("lang", language.rawValue)) {
                head(kind, withScripts: withScripts)
                tag("body", .class(kind), content: body)
            }
        )
    }

    private func head(_ kind: String, withScripts: Bool) -> HTML {
        let sheets = Self.drawn.contains(kind) ? ["tokens", "components", kind] : ["style"]
        return tag("head") {
            voidTag("meta", HTMLAttribute("charset", "utf-8"))
            meta("viewport", "width=device-width, initial-scale=1")
            meta("color-scheme", "light dark")
            tag("title") { title[language] }
            for sheet in sheets {
                voidTag("link", HTMLAttribute("rel", "stylesheet"), .href("/assets/\(sheet).css"))
            }
            tag("script", HTMLAttribute("src", "/assets/size.js"))
            if withScripts { tag("script", .type("module"), HTMLAttribute("src", "/assets/app.js")) }
        }
    }

    private func meta(_ name: String, _ content: String) -> HTML {
        voidTag("meta", HTMLAttribute("name", name), HTMLAttribute("content", content))
    }

    /// The words that the scripts need.
    private var words: HTML {
        let stuck = Verbatim(say(ScreenText.stuck) + ".")
        let words: [HTMLAttribute] = [
            .data("disconnected", say(WebText.noConnection)),
            .data("stuck", say(ScreenText.both(stuck, ScreenText.lastKnown))),
            .data("unknown", say(WebText.unknownOutcome)),
            .data("failed", say(WebText.failed)),
            .data("working", say(ScreenPanelText.working)),
            .data("slow", say(ScreenText.slow)),
            .data("late", say(ScreenText.late)),
            .data("on-time", say(ScreenText.onTime)),
            .data("key-in-use", say(WebText.keyInUse)),
            .data("no-match", say(WebOrderText.noMatch)),
            .data("last", say(ScreenOverText.lastOver)),
            .data("refused", say(WebOrderText.refused)),
            .data("device", say(WebOrderText.device)),
            .data("blacklist", say(WebOrderText.blacklist)),
            .data("closes", say(WebOrderText.closes)),
            .data("sold-out", say(WebOrderText.soldOut)),
        ]
        let states = OrderState.allCases.map { HTMLAttribute(state: $0, say($0.word)) }
        return tag("template", [.id("words")] + words + states)
    }

    private func say(_ sentence: Sentence) -> String { sentence[language] }
}
