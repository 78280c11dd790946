extension Basque {
    package func text(_ message: TillCloseText) -> String {
        switch message {
        case .abstract: "Eguneko eskaeren itxiera."
        case .examples:
            """
            till close                      eguna orain arte
            till close --final              itxiera egiten du, zenbakiarekin
            till close --final --register 812.40
            till close --number 12 --register 812.40
            till close --number 12 --csv
            """
        case .finalHelp: "Itxiera egin eta gorde; ezin da desegin."
        case .registerHelp: "Kutxa erregistratzailearen guztira, 812.40 adibidez."
        case .numberHelp: "Aurreko itxiera bat, zenbakiaren arabera."
        case .csvHelp: "CSV idatzi; zutabeek itxiera, eguna eta jatetxea esaten dituzte."
        case .yesHelp: "galdetu gabe egin itxiera"
        case .closesAbstract: "Jatetxe baten itxierak, azkena lehenengo."
        case .mostHelp: "Gehienez, hainbeste."
        case .registerNeedsFinal:
            "--register --final-ekin doa, edo hura gabe egindako itxiera baten --number-ekin"
        case .numberOrFinal: "--number edo --final, bat bakarrik"
        case .none(let number): "ez dago \(number) itxierarik"
        case .badAmount(let text):
            "\(quoted(text)) ez da zenbateko bat, 812,40 adibidez; gehienez bi hamartar, eta milakoen ikurrik gabe"
        case .nothingToClose:
            "ez dago ixteko ezer: azken itxieratik ez da eskaerarik jaso, baliogabetu edo berriro ireki"
        case .registerKnown(let number): "\(number). itxierak badu kutxa erregistratzailearen guztizkoa"
        case .finalNeedsYes:
            "itxiera ezin da desegin: begiratu «till close» komandoarekin, eta errepikatu --yes-ekin"
        case .question(let orders, let takings, let open):
            "\(takings) itxi (\(orders) eskaera, \(open) irekita)? Ezin da desegin. [b/E] "
        case .notMade: "Ez da itxierarik egin."
        case .noCloses: "oraindik ez da itxierarik egin"
        case .title(let number): "Eskaeren itxiera \(number)"
        case .preview: "Eskaeren itxiera: eguna orain arte"
        case .notAnInvoice:
            "Ez da faktura, faktura sinplifikatua ez ordainagiria; kobrantza kutxa erregistratzailean jasotzen da."
        case .period: "aldia"
        case .by: "nork"
        case .takings: "kobratua"
        case .vat: "Zerga barne"
        case .net: "oinarria"
        case .tax: "kuota"
        case .gross: "guztira"
        case .exempt: "salbuetsita"
        case .services: "Zerbitzuak"
        case .products: "Produktuak"
        case .options: "Aukerak"
        case .offers: "Eskaintzak (beherapena)"
        case .hours: "Orduka"
        case .paid: "Ordaintzeko modua"
        case .payment(let kind):
            ["cash": "eskudirua", "card": "txartela", "other": "bestelakoa"][kind] ?? "idatzi gabe"
        case .cancelled: "Baliogabetuak"
        case .noShows: "Jaso gabeak"
        case .struck: "Ezabatutako lerroak"
        case .corrections: "Aurreko itxieren zuzenketak"
        case .correction(let code, let close): "\(code), \(close). itxierakoa"
        case .open: "irekita, hurrengo itxierara"
        case .running: "metatua"
        case .register: "kutxa erregistratzailea"
        case .missing(let numbers):
            "ilara hau babeskopia batetik dator, eta ez daude hemen: \(numbers.count == 1 ? "itxiera" : "itxierak") "
                + closeNumbers(numbers)
        case .more(let amount): "kutxan zenbatutakoa baino \(amount) gehiago"
        case .less(let amount): "kutxan zenbatutakoa baino \(amount) gutxiago"
        case .same: "kutxan zenbatutakoa dago"
        case .businessDay: "lan-eguna"
        case .added(let moment, let by): "\(moment) gehitua, \(by)"
        case .hash: "aztarna"
        }
    }
}
