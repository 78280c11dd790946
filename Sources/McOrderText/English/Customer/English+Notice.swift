internal import McOrderModel

extension English {
    package func text(_ message: NoticeText) -> String {
        switch message {
        case .speakToRestaurant: "speak to the restaurant"
        case .call(let phone): "call \(HarmlessText.clean(phone))"
        case .tooLate(let phone): "We are preparing it already; \(say(NoticeText.contact(phone)))"
        case .byYou: "you cancelled it"
        case .reallyCancel(let code, let restaurant):
            "Cancel order \(code) at \(HarmlessText.clean(restaurant))? [y/N] "
        case .notCancelled: "Nothing was cancelled."
        case .cancelSent(let code):
            "Sent: you asked to cancel order \(code). The restaurant has not answered yet."
        case .cancelled(let code): "Order \(code) is cancelled."
        case .restored(let code, let phone):
            "Order \(code) was cancelled, but the restaurant undid that; "
                + say(NoticeText.contact(phone))
        case .noAnswer:
            "The restaurant has not answered yet: the order may not be cancelled. Look at "
                + "“mcorder status” later."
        case .arrived(let code): "Sent: you are here. At the counter say: \(code)"
        case .refused(let code, let reason):
            "The restaurant did not take the notice about order \(code) (\(HarmlessText.clean(reason.code))). "
                + "Speak to the restaurant."
        case .unsent(let code):
            "order \(code) is unfinished: “mcorder send” finishes it, “mcorder new --abandon” gives it up."
        case .rejected(let code, let reason): "the restaurant did not take order \(code): \(say(reason))"
        case .over(let code, let state): "order \(code) is \(say(state)) already."
        case .tooFar(let metres, let restaurant, let limit):
            "you are \(say(PlaceText.distance(metres))) from \(HarmlessText.clean(restaurant)); you can check in "
                + "within \(say(PlaceText.distance(Double(limit)))). Nothing was sent."
        case .neverNear(let restaurant, let limit):
            "no place was within \(say(PlaceText.distance(Double(limit)))) of "
                + "\(HarmlessText.clean(restaurant)). Nothing was sent."
        case .atOrWatch: "--at or --watch, not both."
        case .withinWhat: "--within needs --at or --watch."
        case .badWithin(let metres):
            "\(metres) is not a distance in metres. Write a number from 1 to 100000."
        case .scanIt: "Show it or say it at the counter."
        }
    }
}
