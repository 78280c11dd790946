extension Basque {
    package func text(_ message: ScreenKeysText) -> String {
        switch message {
        case .helpTitle: "TEKLAK"
        case .numberAndEnter: "9 Sartu"
        case .isHere: "9 hemen dago (9-624, #17)"
        case .enter: "Sartu"
        case .next: "hurrengoa: prestatzen, prest"
        case .collect: "kobratuta eta emanda"
        case .collectPaid: "emanda, eta nola ordaindu den"
        case .back: "azkena desegin, beti"
        case .arrived: "bezeroa hemen dago"
        case .cancel: "bertan behera utzi: zergatik?"
        case .noShow: "ez da etorri (edo debekatu)"
        case .strike: "lerro bat ezabatu"
        case .add: "produktua edo menua gehitu"
        case .note: "oharra idatzi (barra)"
        case .history: "eskaeraren historia"
        case .device: "gailua; debekatuen zerrenda"
        case .choose: "eskaera bat aukeratu"
        case .pageDown: "Or.beh."
        case .moreLines: "lerro gehiago (Or.gora: gora)"
        case .search: "bilatu, amaituetan ere"
        case .reopen: "azken 20etako bat berrireki"
        case .escape: "zenbakia kendu; eskaera itxi"
        case .pause: "etenaldia: eskaerarik ez"
        case .soldOut: "agortutako produktua"
        case .refused: "gaur baztertutakoak"
        case .close: "eskaeren itxiera"
        case .quit: "irten"
        case .keys: "c emanda  b desegin  u azkenak  x utzi  n inor ez  / bilatu  ? teklak  q irten"
        }
    }
}
