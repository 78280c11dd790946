package import McOrderModel

extension Basque {
    package func text(_ message: TicketError) -> String {
        switch message {
        case .badCount(let count): "ezin da \(count) gehitu. Idatzi zenbaki bat, 1 edo handiagoa."
        case .full(let room):
            "eskaera batek gehienez 100 lerro ditu, eta tiketean \(room) gehiago baino ez dira sartzen. "
                + "Bidali, edo gehitu gutxiago."
        case .noSuchLine(let line): "\(say(TicketText.noLine(line))) Lerroak ikusteko: «mcorder ticket»."
        }
    }
}
