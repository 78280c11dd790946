internal import McOrderModel

extension Basque {
    package func text(_ message: ScreenOverText) -> String {
        switch message {
        case .closed(let code, .noShow): "\(code): inor ez da bila etorri. b: desegin; h: historia."
        case .closed(let code, let state): "\(code): dagoeneko \(say(state)). b: desegin; h: historia."
        case .keys: "b desegin  h historia  d gailua  u azkenak  / bilatu  ? teklak  q irten"
        case .onlyLastOver(let most): "… azken \(most) amaituak bakarrik"
        case .lastOver: "AMAITUAK: ZEIN BERRIREKI?"
        case .lastOverFoot(let count): "\(count == 1 ? "1" : "1–\(count)") Sartu: berrireki   besteak: ez"
        }
    }
}
