package import McOrderModel

extension Basque {
    package func text(_ state: OrderState) -> String {
        switch state {
        case .received: "jasota"
        case .preparing: "prestatzen"
        case .ready: "prest"
        case .collected: "emanda"
        case .cancelled: "bertan behera"
        case .noShow: "ez da etorri"
        case .expired: "iraungita"
        }
    }

    package func text(_ reason: RejectionReason) -> String {
        switch reason {
        case .notAFile:
            "Karpetan dagoena ez da fitxategi bat. Bidali eskaera berriro."
        case .tooLarge:
            "Fitxategia handiegia da eskaera bat izateko: gehienez \(fileLimit). Bidali eskaera berriro."
        case .notUTF8:
            "Fitxategia ez dago UTF-8 kodeketan. Bidali eskaera mcorder erabiliz."
        case .notJSON:
            "Fitxategia ez da JSON, edo ez da osorik iritsi. Bidali eskaera berriro."
        case .controlCharacters:
            "Eskaerak kontrol-karaktereak ditu. Kendu eta bidali berriro."
        case .wrongShape:
            "Fitxategia JSON da, baina ez da eskaera bat. Bidali eskaera mcorder erabiliz."
        case .unknownRestaurant:
            "Hemen inork ez du jatetxe hori ezagutzen. Aukeratu zerrendako bat."
        case .badUDID:
            "Gailuaren kodea ez da UUID bat. Bidali eskaera mcorder erabiliz."
        case .badNumber:
            "Eskaera-zenbakia ez dago 1 eta 999999999 artean. Bidali eskaera mcorder erabiliz."
        case .numberReused:
            "Jatetxeak badu beste eskaera bat zenbaki horrekin. Bidali hau zenbaki berri batekin."
        case .badDate:
            "Eskaeraren data ez da existitzen edo gaizki idatzita dago. "
                + "Begiratu erlojua eta bidali berriro."
        case .badDeviceName:
            "Gailuaren izenak 1 eta 64 karaktere artean izan behar ditu. Aldatu eta bidali berriro."
        case .commentTooLong:
            "Iruzkina luzeegia da: gehienez \(TextRule.note.characters.upperBound) karaktere. Laburtu eta bidali berriro."
        case .emptyTicket:
            "Eskaera hutsik dago. Mesedez, begiratu tiketa eta gogoratu gutxienez produktu bat gehitzea "
                + "eskaera bidali aurretik. Eskerrik asko!"
        case .tooManyLines:
            "Eskaerak 100 produktu baino gehiago ditu. Banatu zenbait eskaeratan."
        case .badPrice:
            "Eskaerako prezio bat ez da ulertzen. Bidali eskaera mcorder erabiliz."
        case .stale:
            "Eskaera beranduegi iritsi da, edo zure erlojua atzeratuta dago. Begiratu ordua, eta bidali berriro."
        case .fromTheFuture:
            "Eskaeraren ordua ez da oraindik iritsi. Jarri erlojua orduan eta bidali berriro."
        case .blacklisted:
            "Jatetxe honek ez du gailu honen eskaerarik onartzen. Hitz egin jatetxearekin."
        case .unknownService:
            "Jatetxeak ez du zerbitzu hori. Aukeratu beste bat eta bidali berriro."
        case .unknownProduct:
            "Eskaerako produktu bat ez dago katalogoan. Kendu eta bidali berriro."
        case .unavailableProduct:
            "Eskaerako produktu bat ez da jatetxe honetan saltzen. Kendu eta bidali berriro."
        case .unknownOption:
            "Eskaerako aukera bat ez dago jatetxe honetan. Aldatu eta bidali berriro."
        case .wrongOptions:
            "Eskaerako produktu batek aukera gutxiegi edo gehiegi ditu. Aldatu eta bidali berriro."
        case .notSoldNow:
            "Eskaerako zerbait ez da gaur edo ordu honetan saltzen. Kendu eta bidali berriro."
        case .allergensChanged:
            "Eskaerako zerbaiten alergenoak aldatu dira. Begiratu eta bidali berriro."
        case .priceMismatch:
            "Prezioak aldatu dira. Begiratu tiketa eta bidali berriro."
        case .tooManyOpenOrders:
            "Eskaera gehiegi dituzu zain. Hartu bat barran, beste bat bidali aurretik."
        case .closed:
            "Jatetxea itxita zegoen ordu horretan. Bidali eskaera irekita dagoenean."
        case .paused:
            "Jatetxeak ez zuen eskaerarik onartzen une horretan. Bidali eskaera berriro."
        case .soldOut:
            "Eskaerako produktu bat agortuta dago. Kendu edo aldatu, eta bidali berriro."
        }
    }

    package func text(_ message: RejectionText) -> String {
        switch message {
        case .closed(let opens):
            "Jatetxea itxita dago; \(say(opens)) irekiko da. Bidali eskaera orduan."
        case .paused(let until):
            "Jatetxeak ez du eskaerarik onartzen \(say(until)). Bidali eskaera orduan."
        case .soldOut(let names, let until):
            "\(quoted(names)) agortuta \(names.count == 1 ? "dago" : "daude")"
                + (until.map { " \(say($0))" } ?? "") + ". Kendu edo aldatu, eta bidali berriro."
        case .notice(.notAFile):
            "Karpetan dagoena ez da fitxategi bat. Hitz egin jatetxearekin."
        case .notice(.tooLarge):
            "Fitxategia handiegia da abisu bat izateko: gehienez \(fileLimit). Hitz egin jatetxearekin."
        case .notice(.notUTF8):
            "Abisua ez dago UTF-8 kodeketan. Hitz egin jatetxearekin."
        case .notice(.notJSON):
            "Abisua ez da JSON, edo ez da osorik iritsi. Hitz egin jatetxearekin."
        case .notice(.controlCharacters):
            "Abisuak kontrol-karaktereak ditu. Hitz egin jatetxearekin."
        case .notice(.wrongShape):
            "Fitxategia JSON da, baina ez da abisu ezagun bat. Hitz egin jatetxearekin."
        case .notice(.badUDID):
            "Gailuaren kodea ez da UUID bat. Hitz egin jatetxearekin."
        case .notice(.badNumber):
            "Abisuko eskaera-zenbakia ez dago 1 eta 999999999 artean. Hitz egin jatetxearekin."
        case .notice(.badDate):
            "Abisuaren ordua ez da existitzen edo gaizki idatzita dago. Hitz egin jatetxearekin."
        case .notice(.stale):
            "Abisua berandu iritsi da, edo haren eskaera ez da inoiz iritsi. Hitz egin jatetxearekin."
        case .notice(.fromTheFuture):
            "Abisuaren ordua ez da oraindik iritsi. Jarri erlojua orduan eta abisatu berriro."
        case .notice(let reason): text(reason)
        }
    }
}

extension Basque {
    package func text(_ message: RefusalName) -> String {
        switch message.reason {
        case .notAFile: "ez da fitxategia"
        case .tooLarge: "\(fileLimit) baino handiagoa"
        case .notUTF8: "ez da UTF-8"
        case .notJSON: "ez da JSON"
        case .controlCharacters: "kontrol-karaktereak"
        case .wrongShape: "JSON da, baina ez eskaera"
        case .unknownRestaurant: "jatetxe ezezaguna"
        case .badUDID: "gailu-kode baliogabea"
        case .badNumber: "eskaera-zenbaki baliogabea"
        case .numberReused: "zenbaki errepikatua"
        case .badDate: "data baliogabea"
        case .badDeviceName: "gailu-izen baliogabea"
        case .commentTooLong: "\(TextRule.note.characters.upperBound) karaktere baino gehiagoko iruzkina"
        case .emptyTicket: "artikulurik gabe"
        case .tooManyLines: "100 artikulu baino gehiago"
        case .badPrice: "prezio baliogabea"
        case .stale: "berandu iritsi da"
        case .fromTheFuture: "erlojua aurreratuta"
        case .blacklisted: "gailu debekatua"
        case .unknownService: "zerbitzu ezezaguna"
        case .unknownProduct: "produktu ezezaguna"
        case .unavailableProduct: "hemen saltzen ez den produktua"
        case .unknownOption: "aukera ezezaguna"
        case .wrongOptions: "aukera desegokiak"
        case .notSoldNow: "ordu horretan ez da saltzen"
        case .allergensChanged: "alergenoak aldatu dira"
        case .priceMismatch: "prezioa aldatu da"
        case .tooManyOpenOrders: "jaso gabeko eskaera gehiegi"
        case .closed: "jatetxea itxita"
        case .paused: "jatetxea etenda"
        case .soldOut: "agortuta"
        }
    }
}
