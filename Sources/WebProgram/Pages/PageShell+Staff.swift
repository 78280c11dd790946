import McOrderModel
import McOrderText
import McOrderWeb

extension PageShell {
    /// The document of a page whose regions a stream fills.
    ///
    /// - Parameters:
    ///   - name: the page's name, by which the scripts, the style sheet and the stream's path know it.
    ///   - query: what the stream's address has after its path.
    ///   - attributes: further attributes of the page's `<main>`.
    ///   - shortcuts: the actions that have a key of their own.
    ///   - placesNotices: whether the content has the ``notices``, which else stand below it.
    ///   - content: the regions, empty, and what surrounds them.
    func live(
        _ name: String,
        of restaurant: KnownRestaurant,
        query: String = "",
        _ attributes: [HTMLAttribute] = [],
        shortcuts: [Shortcut] = [],
        placesNotices: Bool = false,
        @HTMLBuilder _ content: () -> HTML
    ) -> HTML {
        scripted(name, [.data("stream", "/v1/stream/\(name)/\(restaurant.id)\(query)")] + attributes) {
            content()
            if !placesNotices { Self.notices }
        } after: {
            words
            if !shortcuts.isEmpty { ShortcutDialog(shortcuts: shortcuts, language: language).html }
        }
    }

    /// What was done, and why something was not done.
    @HTMLBuilder static var notices: HTML {
        tag("p", .id("done"), .class("notice"), .role("status"))
        tag("p", .id("refused"), .class("notice refused"), .role("alert"))
    }

    /// What says that the screen may go dark, hidden until a script finds that out. Each live page places it.
    static func darkNote(_ language: Language) -> HTML {
        tag("p", .id("dark"), .class("dark"), HTMLAttribute("hidden")) {
            Icon.warn.html
            tag("span") { WebText.screenMayGoDark[language] }
        }
    }

    /// The document of a page that a script reads again each minute. What changes is in the element
    /// `renewed`.
    func renewed(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
        still(name, script: "renewed", [], content, dialogs: { HTML.empty })
    }

    /// The document of a page without live data that a script serves.
    ///
    /// - Parameters:
    ///   - name: the page's name, by which the style sheet knows it.
    ///   - script: the script's name, without its ending.
    ///   - attributes: further attributes of the page's `<main>`.
    ///   - dialogs: what stands behind `<main>`.
    func still(
        _ name: String,
        script: String,
        _ attributes: [HTMLAttribute] = [],
        @HTMLBuilder _ content: () -> HTML,
        @HTMLBuilder dialogs: () -> HTML
    ) -> HTML {
        scripted(name, [.data("script", script)] + attributes, content) {
            words
            dialogs()
        }
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
            .data("lost", say(WebOrderText.revoke)),
            .data("closes", say(WebOrderText.closes)),
            .data("sold-out", say(WebOrderText.soldOut)),
        ]
        let states = OrderState.allCases.map { HTMLAttribute(state: $0, say($0.word)) }
        return tag("template", [.id("words")] + words + states)
    }
}
