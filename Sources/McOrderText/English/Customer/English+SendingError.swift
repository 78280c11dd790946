extension English {
    package func text(_ message: SendingErrorText) -> String {
        switch message {
        case .whileSending(let failure):
            "Sorry, something went wrong! \(say(failure)) Nothing is lost."
        case .unknownRestaurant(let id):
            "the catalogue has no restaurant \(quoted(id)). Choose one of “mcorder restaurants”."
        case .unknownService(let service, let place, let names):
            "\(place) has no service \(quoted(service)). There are: \(HarmlessText.list(names))."
        case .tooLong(let option, let limit): "\(option): at most \(limit) characters, and at least one"
        case .couponNotUsable(let coupon): "the coupon \(quoted(coupon)) is not valid for this order now"
        case .unavailable(let lines, let numbers):
            "cannot be ordered: \(lines.map { say($0) }.joined(separator: ", ")). Remove it with “mcorder remove "
                + "\(numbers)”."
        case .notSoldNow(let line, let name): "\(line) \(quoted(name)) (not sold now)"
        case .options(let line, let name, let error): "\(line) \(quoted(name)) (\(say(error)))"
        case .notSold(let line, let name, let restaurant):
            "\(line) \(quoted(name)) (not sold at \(HarmlessText.clean(restaurant)))"
        case .notInCatalogue(let line, let name): "\(line) \(quoted(name)) (no longer in the catalogue)"
        case .repeated(let code):
            "you sent this very order less than 10 minutes ago: \(code). If you want another one, "
                + "add --again."
        case .numbersExhausted:
            "this device has used up all order numbers. Begin with another --home."
        case .notSent(let number, let reason, let advice):
            "Order \(number) was not sent: \(say(reason)). The ticket is as it was. \(say(advice))"
        case .unfinished(let number, let reason, let advice):
            "Order \(number) is unfinished: \(say(reason)). \(say(advice)) "
                + "Then “mcorder send” finishes it, only once and under the same number."
        case .unfinishedElsewhere(let number, let folder, let now):
            "order \(number) is unfinished in \(quoted(path: folder)), and \(quoted(path: now)) is another folder. "
                + "Mount the first one again, or give the order up with “mcorder new --abandon”."
        case .sentElsewhere(let number, let folder, let now):
            "order \(number) went through \(quoted(path: folder)), and \(quoted(path: now)) is another folder. "
                + "Mount the first one again."
        case .noticeUnsent(let number, let reason, let advice):
            "the restaurant did not get the notice about order \(number): \(say(reason)). "
                + "\(say(advice)) Then repeat the command: it counts as one notice."
        }
    }
}
