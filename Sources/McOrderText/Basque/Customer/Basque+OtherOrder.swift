extension Basque {
    package func text(_ message: OtherOrderText) -> String {
        switch message {
        case .unseen(let number):
            "Jatetxeak dio jada beste eskaera bat duela \(number) zenbakiarekin, baina ez da ikusten zein den. "
                + "Zurea ez dute prestatzen."
        case .seen(let number, let isOwn, let restaurant, let total, let state, let ago):
            "Jatetxeak badu jada \(isOwn ? "zure aurreko eskaera bat" : "beste eskaera bat") \(number) "
                + "zenbakiarekin: \(HarmlessText.clean(restaurant)) jatetxerako"
                + "\(total.map { ", \($0)" } ?? ""), \(say(state)) (duela \(ago)). Zurea ez dute prestatzen."
        case .sendAgain: "Zurea zenbaki berri batekin bidali? [b/E] "
        case .advice:
            "Begiratu beste hori den nahi zenuena. Bestela, «mcorder reorder» komandoak zurea tiketera "
                + "itzultzen du, eta «mcorder send» komandoak beste zenbaki batekin bidaltzen du."
        case .notResent:
            "ez da berriro bidali. «mcorder reorder» komandoak tiketera itzultzen du."
        case .advised(let found): "\(say(found)) \(say(OtherOrderText.advice))"
        }
    }
}
