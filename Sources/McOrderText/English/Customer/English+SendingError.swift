extension English {
    package func text(_ message: SendingErrorText) -> String {
        switch message {
        case .whileSending(let failure):
            "Sorry, something went wrong! \(say(failure)) Nothing is lost."
        case .unknownRestaurant(let id, let surface):
            "the catalogue has no restaurant \(quoted(id)). Choose another one"
                + (surface == .screen ? "." : " of “mcorder restaurants”.")
        case .unknownService(let service, let place, let names):
            "\(place) has no service \(quoted(service)). There are: \(HarmlessText.list(names))."
        case .tooLong(let option, let limit): "\(option): at most \(limit) characters, and at least one"
        case .couponNotUsable(let coupon): "the coupon \(quoted(coupon)) is not valid for this order now"
        case .unavailable(let lines, let numbers):
            "cannot be ordered: \(lines.map { say($0) }.joined(separator: ", ")). Remove it"
                + (numbers.map { " with “mcorder remove \($0)”." } ?? ".")
        case .notSoldNow(let line, let name): "\(line) \(quoted(name)) (not sold now)"
        case .options(let line, let name, let error): "\(line) \(quoted(name)) (\(say(error)))"
        case .notSold(let line, let name, let restaurant):
            "\(line) \(quoted(name)) (not sold at \(HarmlessText.clean(restaurant)))"
        case .notInCatalogue(let line, let name): "\(line) \(quoted(name)) (no longer in the catalogue)"
        case .repeated(let code, let surface):
            "you sent this very order less than 10 minutes ago: \(code)."
                + (surface == .screen ? "" : " If you want another one, add --again.")
        case .numbersExhausted(let surface):
            "this device has used up all order numbers. "
                + (surface == .screen ? "Order from another device." : "Begin with another --home.")
        case .notSent(let number, let reason, let advice):
            "Order \(number) was not sent: \(say(reason)). The ticket is as it was. \(say(advice))"
        case .unfinished(let number, let reason, let advice, let surface):
            "Order \(number) is unfinished: \(say(reason)). \(say(advice)) "
                + (surface == .screen ? "Then the key P on the first page" : "Then “mcorder send”")
                + " finishes it, only once and under the same number."
        case .unfinishedElsewhere(let number, let folder, let now, let surface):
            "order \(number) is unfinished in \(quoted(path: folder)), and \(quoted(path: now)) is another folder. "
                + "Mount the first one again, or give the order up with "
                + (surface == .screen ? "the key X on the first page." : "“mcorder new --abandon”.")
        case .sentElsewhere(let number, let folder, let now):
            "order \(number) went through \(quoted(path: folder)), and \(quoted(path: now)) is another folder. "
                + "Mount the first one again."
        case .noticeUnsent(let number, let reason, let advice, let surface):
            "the restaurant did not get the notice about order \(number): \(say(reason)). "
                + "\(say(advice)) Then \(surface == .screen ? "choose it again" : "repeat the command"): it counts "
                + "as one notice."
        }
    }
}
