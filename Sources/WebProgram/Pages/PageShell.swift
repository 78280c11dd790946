import McOrderModel
import McOrderText

/// The document around the content of a page.
struct PageShell {
    let title: Sentence
    let language: Language

    /// The document of a page without live data.
    func document(@HTMLBuilder _ content: () -> HTML) -> HTML {
        .document(
            tag("html", HTMLAttribute("lang", language.rawValue)) {
                head(withScripts: false)
                tag("body", .class("plain")) {
                    tag("main", .id("main")) {
                        tag("h1") { title[language] }
                        content()
                    }
                }
            }
        )
    }

    /// The document of a page whose regions a stream fills.
    ///
    /// - Parameters:
    ///   - name: the page's name, by which the scripts and the style sheet know it.
    ///   - stream: the path of the stream.
    ///   - attributes: further attributes of the page's `<main>`.
    ///   - shortcuts: the actions that have a key of their own.
    ///   - content: the regions, empty, and what surrounds them.
    func live(
        _ name: String,
        stream: String,
        _ attributes: [HTMLAttribute] = [],
        shortcuts: [Shortcut] = [],
        @HTMLBuilder _ content: () -> HTML
    ) -> HTML {
        scripted(name, [HTMLAttribute("data-stream", stream)] + attributes) {
            content()
            tag("p", .id("done"), .class("notice"), .role("status"))
            tag("p", .id("refused"), .class("notice refused"), .role("alert"))
        } dialogs: {
            if !shortcuts.isEmpty { ShortcutDialog(shortcuts: shortcuts, language: language).html }
        }
    }

    /// The document of a page that a script reads again each minute. What changes is in the element `renewed`.
    func renewed(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
        scripted(name, [], content, dialogs: { .empty })
    }

    private func scripted(
        _ name: String,
        _ attributes: [HTMLAttribute],
        @HTMLBuilder _ content: () -> HTML,
        @HTMLBuilder dialogs: () -> HTML
    ) -> HTML {
        let main =
            [.id("main"), HTMLAttribute("tabindex", "-1"), HTMLAttribute("data-page", name)] + attributes
        return .document(
            tag("html", HTMLAttribute("lang", language.rawValue)) {
                head(withScripts: true)
                tag("body", .class(name)) {
                    tag("a", .class("skip"), .href("#main")) { say(WebText.skip) }
                    tag("noscript") { tag("p", .class("alarm")) { say(WebText.noScript) } }
                    tag("p", .id("alarm"), .class("alarm"), .role("alert"), HTMLAttribute("hidden"))
                    tag("main", main) { content() }
                    words
                    dialogs()
                }
            }
        )
    }

    private func head(withScripts: Bool) -> HTML {
        tag("head") {
            voidTag("meta", HTMLAttribute("charset", "utf-8"))
            voidTag(
                "meta",
                HTMLAttribute("name", "viewport"),
                HTMLAttribute("content", "width=device-width, initial-scale=1")
            )
            voidTag("meta", HTMLAttribute("name", "color-scheme"), HTMLAttribute("content", "light dark"))
            tag("title") { title[language] }
            voidTag("link", HTMLAttribute("rel", "stylesheet"), .href("/assets/style.css"))
            if withScripts {
                tag("script", .type("module"), HTMLAttribute("src", "/assets/app.js"))
            }
        }
    }

    /// The words that the scripts need.
    private var words: HTML {
        tag(
            "template",
            .id("words"),
            HTMLAttribute("data-disconnected", say(WebText.noConnection)),
            HTMLAttribute("data-stuck", say(ScreenText.both(stuck, ScreenText.lastKnown))),
            HTMLAttribute("data-unknown", say(WebText.unknownOutcome)),
            HTMLAttribute("data-failed", say(WebText.failed)),
            HTMLAttribute("data-working", say(ScreenPanelText.working)),
            HTMLAttribute("data-slow", say(ScreenText.slow)),
            HTMLAttribute("data-late", say(ScreenText.late)),
            HTMLAttribute("data-on-time", say(ScreenText.onTime)),
            HTMLAttribute("data-key-in-use", say(WebText.keyInUse)),
            HTMLAttribute("data-no-match", say(WebOrderText.noMatch)),
            HTMLAttribute("data-last", say(ScreenOverText.lastOver)),
            HTMLAttribute("data-refused", say(WebOrderText.refused)),
            HTMLAttribute("data-device", say(WebOrderText.device)),
            HTMLAttribute("data-blacklist", say(WebOrderText.blacklist)),
            HTMLAttribute("data-closes", say(WebOrderText.closes)),
            HTMLAttribute("data-sold-out", say(WebOrderText.soldOut)),
            HTMLAttribute("data-state-received", say(OrderState.received.word)),
            HTMLAttribute("data-state-preparing", say(OrderState.preparing.word)),
            HTMLAttribute("data-state-ready", say(OrderState.ready.word)),
            HTMLAttribute("data-state-collected", say(OrderState.collected.word)),
            HTMLAttribute("data-state-cancelled", say(OrderState.cancelled.word)),
            HTMLAttribute("data-state-no-show", say(OrderState.noShow.word)),
            HTMLAttribute("data-state-expired", say(OrderState.expired.word))
        )
    }

    private var stuck: Sentence { Verbatim(say(ScreenText.stuck) + ".") }

    private func say(_ sentence: Sentence) -> String { sentence[language] }
}
