import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The owner's page of payments ahead: what somebody has to look at, and all of a period.
struct PaymentsPage {
    /// So many days are shown, the first by itself.
    static let periods = [7, 30, 90]

    let report: PaymentReport
    let days: Int
    let zone: RestaurantZone
    let currency: String
    let now: Timestamp

    func document(_ language: Language) -> HTML {
        let words = PageText(language: language)
        return PageShell(title: PaymentsText.title, language: language).still("owner", script: "payments", [])
        {
            tag("header", .class("owner-head")) {
                tag("h1") { words.say(PaymentsText.title) }
                tag("a", .href("/owner")) { words.say(PaymentsText.back) }
            }
            PageShell.notices
            tag("div", .id("renewed")) {
                provider(words)
                tag("section", .class("card")) {
                    tag("h2") { words.say(PaymentsText.toLookAt) }
                    attention(words)
                }
                tag("section", .class("card")) {
                    tag("h2") { words.say(PaymentsText.all) }
                    all(words)
                }
            }
        } dialogs: {
            question(words)
        }
    }

    // MARK: The provider

    private func provider(_ words: PageText) -> HTML {
        tag("section", .class("all-well")) {
            if let shut = report.shutUntil {
                tag("p", .class("attention")) {
                    Icon.warn.html
                    tag("span") { words.say(PaymentsText.shut(zone.clock(shut))) }
                }
            }
            tag("p") { words.say(answered) }
        }
    }

    private var answered: PaymentsText {
        guard report.present.terms != nil else { return .notOffered }
        guard let at = report.present.answeredAt else { return .neverAnswered }
        return .answered(DurationText.short(seconds: max(0, Int((now - at).components.seconds))))
    }

    // MARK: What somebody has to look at

    @HTMLBuilder private func attention(_ words: PageText) -> HTML {
        if report.attention.isEmpty {
            tag("p", .class("lead")) { words.say(PaymentsText.nothingToLookAt) }
        } else {
            let restored = report.attention.count { $0.payment.payment.marks.contains(.restored) }
            if restored > 1 {
                tag("p") {
                    button(.class("button"), .data("all-restored")) { words.say(PaymentsText.allLookedAt) }
                }
            }
            tag("ul", .class("payments-list")) {
                report.attention.map { found in
                    let payment = found.payment
                    return tag("li", .data("restored", if: payment.payment.marks.contains(.restored))) {
                        tag("h3") { "\(name(payment, words)) · \(price(payment.payment.amount, words))" }
                        found.concerns.map { concern in
                            tag("p") {
                                words.say(
                                    PaymentsText.concern(
                                        concern,
                                        clock: concern.instant.map { zone.clock($0) } ?? ""
                                    )
                                )
                            }
                        }
                        tag("p", .class("caption")) {
                            "\(moment(payment, words)) · \(words.say(PayAheadText.state(payment.payment.state)))"
                        }
                        buttons(payment, words)
                    }
                }
            }
        }
    }

    @HTMLBuilder private func buttons(_ found: PaymentCase, _ words: PageText) -> HTML {
        let isForLook = !found.payment.marks.isDisjoint(with: [.look, .restored])
        if isForLook || found.mayBeGivenBack > .zero {
            tag("p", .class("buttons")) {
                if isForLook { act(.lookAtPayment, found, words) }
                giveBack(found, words)
            }
        }
    }

    // MARK: All payments

    @HTMLBuilder private func all(_ words: PageText) -> HTML {
        tag("nav", .class("segmented periods"), .aria("label", words.say(OwnerText.period))) {
            Self.periods.map { count in
                link(path(count), words.say(OwnerText.lastDays(count)), isCurrent: count == days)
            }
        }
        if report.payments.isEmpty {
            tag("p", .class("caption")) { words.say(PaymentsText.none) }
        } else {
            tag(
                "div",
                .class("table-frame"),
                HTMLAttribute("tabindex", "0"),
                .role("region"),
                .aria("label", words.say(PaymentsText.all))
            ) {
                table(words)
            }
            tag("p") {
                tag("a", .class("button"), .href("/v1/payments.csv?days=\(days)"), HTMLAttribute("download"))
                {
                    words.say(PaymentsText.table)
                }
            }
        }
    }

    private func path(_ count: Int) -> String {
        count == Self.periods[0] ? "/payments" : "/payments?days=\(count)"
    }

    private func table(_ words: PageText) -> HTML {
        let head: [PaymentsText] = [.when, .order, .state, .held, .taken, .givenBack]
        return tag("table", .class("payments-table")) {
            tag("thead") {
                tag("tr") {
                    head.map { name in tag("th", HTMLAttribute("scope", "col")) { words.say(name) } }
                    tag("td")
                }
            }
            tag("tbody") {
                report.payments.reversed().map { found in
                    tag("tr") {
                        tag("th", HTMLAttribute("scope", "row")) { moment(found, words) }
                        tag("td") { name(found, words) }
                        tag("td") { state(found, words) }
                        let amounts: [(PaymentsText, Money)] = [
                            (.held, found.payment.held), (.taken, found.payment.captured),
                            (.givenBack, found.payment.refunded),
                        ]
                        amounts.map { name, money in
                            tag("td", .data("label", words.say(name))) {
                                money == .zero ? "–" : price(money, words)
                            }
                        }
                        tag("td") { giveBack(found, words) }
                    }
                }
            }
        }
    }

    // MARK: Parts

    @HTMLBuilder private func giveBack(_ found: PaymentCase, _ words: PageText) -> HTML {
        if found.mayBeGivenBack > .zero {
            act(
                .giveBack,
                found,
                words,
                .data("most", price(found.mayBeGivenBack, words)),
                .data("about", name(found, words))
            )
        }
    }

    private func act(
        _ action: StaffAction,
        _ found: PaymentCase,
        _ words: PageText,
        _ more: HTMLAttribute...
    ) -> HTML {
        tag(
            "button",
            [
                .type("button"), .class("button"), .data("action", action.rawValue),
                .data("payment", found.payment.id.description),
            ] + more
        ) { action.label.map { words.say($0) } ?? "" }
    }

    private func question(_ words: PageText) -> HTML {
        let field = { (name: String, label: PaymentsText, more: [HTMLAttribute]) in
            tag("label") {
                tag("span") { words.say(label) }
                voidTag(
                    "input",
                    [.type("text"), HTMLAttribute("name", name), HTMLAttribute("autocomplete", "off")] + more
                )
            }
        }
        return McOrderWeb.dialog("dialog-refund", titleID: "title-refund", class: "ask") {
            tag("span", .class("about"))
            " " + words.say(PaymentsText.question)
        } content: {
            tag("p") { words.say(PaymentsText.consequence) }
            field(
                "amount",
                .amount,
                [
                    HTMLAttribute("inputmode", "decimal"), HTMLAttribute("maxlength", "12"),
                    HTMLAttribute("required"),
                ]
            )
            field(
                "reason",
                .reason,
                [HTMLAttribute("maxlength", "\(StaffText.longest)"), HTMLAttribute("required")]
            )
            tag("div", .class("ask-foot")) {
                tag("button", .type("submit"), .class("button danger"), HTMLAttribute("value", "yes")) {
                    words.say(PaymentsText.giveItBack)
                }
                button(.class("button primary"), .data("close"), HTMLAttribute("autofocus")) {
                    words.say(PaymentsText.doNotGiveBack)
                }
            }
        }
    }

    private func name(_ found: PaymentCase, _ words: PageText) -> String {
        guard !found.code.isEmpty else { return words.say(PaymentsText.unknownOrder) }
        return "\(HarmlessText.clean(found.restaurant)) \(found.code)"
    }

    private func state(_ found: PaymentCase, _ words: PageText) -> String {
        let marks = found.payment.marks.subtracting([.look]).sorted().map { PayAheadText.mark($0) }
        return ([PayAheadText.state(found.payment.state)] + marks).map { words.say($0) }.joined(
            separator: ", "
        )
    }

    private func moment(_ found: PaymentCase, _ words: PageText) -> String {
        let day = CivilDay(zone.civilTime(at: found.payment.madeAt))
        return "\(words.language.texts.date(day)) \(zone.clock(found.payment.madeAt))"
    }

    private func price(_ money: Money, _ words: PageText) -> String {
        PriceText(currency: currency, language: words.language)(money)
    }
}
