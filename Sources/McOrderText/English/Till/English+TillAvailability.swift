extension English {
    package func text(_ message: TillAvailabilityText) -> String {
        switch message {
        case .pause: "Stops taking orders for a while; alone, shows what is paused."
        case .pauseExamples:
            """
            till pause 20m            for twenty minutes
            till pause until 21:00    until nine in the evening
            till pause off            orders are taken again
            till pause                which restaurants are paused
            """
        case .pauseWords: "20m, 2h, until 21:00 or off"
        case .soldOut: "Marks a product as sold out; alone, shows what is sold out."
        case .soldOutExamples:
            """
            till sold-out BigMac              until the day ends
            till sold-out BigMac --for 2h     for two hours
            till sold-out BigMac --off        available again
            till sold-out                     what is sold out
            """
        case .productHelp: "the product's id or name"
        case .forHelp: "for this long: 30m, 2h"
        case .todayHelp: "until the restaurant's day ends (the default)"
        case .offHelp: "available again"
        case .sinceHelp: "also what has ended since then: today, 2h, 7d or a date"
        case .oneOf: "choose one of --for, --today and --off"
        case .noProduct: "say which product"
        case .nothingPaused: "Nothing is paused."
        case .nothingSoldOut: "Nothing is sold out."
        case .notPublished: "mcorderd is not running: customers will not know until it is"
        case .noCatalogue: "no catalogue has been published yet: start mcorderd"
        case .noDuration(let text): "\(quoted(text)) is not a duration: write for example 20m, 2h or off"
        case .tooLong(let text):
            "\(quoted(text)) is more than a week: that belongs in the catalogue (closedOn or notSold)"
        case .noClock(let text): "\(quoted(text)) is not a time of day: write it as 21:00"
        case .clockIsPast(let clock, let now):
            "\(clock) is past, it is \(now); for tomorrow say how long, such as 23h"
        case .badWords(let words):
            "\(quoted(words.joined(separator: " "))): write for example 20m, until 21:00 or off"
        case .whichRestaurant(let names):
            "of which restaurant? Say --restaurant with one of \(quoted(names))"
        case .noService(let service, let names):
            "there is no service \(quoted(service)). There are: \(HarmlessText.list(names))"
        case .noStation(let station, let names):
            "there is no station \(quoted(station)). There are: \(HarmlessText.list(names))"
        case .options(let line, let error): "\(quoted(line)): \(say(error))"
        case .notSold(let product, let restaurant):
            "\(quoted(product)) is not sold at \(HarmlessText.clean(restaurant))"
        case .noSuchMenu(let line):
            "\(quoted(line)) is not a menu: give a sandwich, a drink and a side of the menus"
        case .unknownProduct(let word, nil): "there is no product \(quoted(word))"
        case .unknownProduct(let word, let near?):
            "there is no product \(quoted(word)); did you mean \(quoted(near))?"
        case .whichProduct(let word, let names): "product \(quoted(word)): which of \(quoted(names))?"
        case .paused(let restaurant, let until): "\(HarmlessText.clean(restaurant)): paused \(say(until))"
        case .resumed(let restaurant, true): "\(HarmlessText.clean(restaurant)): takes orders again"
        case .resumed(let restaurant, false): "\(HarmlessText.clean(restaurant)): was not paused"
        case .gone(let product, let restaurant, let until):
            "\(HarmlessText.clean(product)): sold out \(say(until)) (\(HarmlessText.clean(restaurant)))"
        case .back(let product, let restaurant, true):
            "\(HarmlessText.clean(product)): available again (\(HarmlessText.clean(restaurant)))"
        case .back(let product, let restaurant, false):
            "\(HarmlessText.clean(product)): was not sold out (\(HarmlessText.clean(restaurant)))"
        case .ended(let by): "ended by \(HarmlessText.clean(by))"
        }
    }
}
