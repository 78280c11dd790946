extension Basque {
    package func text(_ message: HelpText) -> String {
        switch message {
        case .program: "Eskatu aldez aurretik jatetxean, karpeta partekatu bat besterik gabe."
        case .join: "Egiaztatu jatetxearen karpeta partekatua, eta gogoan hartu."
        case .products: "Erakutsi katalogoa, kategoriaka."
        case .new: "Hasi eskaera berri bat: hustu tiketa."
        case .add: "Gehitu produktu bat tiketari."
        case .menu: "Gehitu menu bat tiketari: ogitartekoa, edaria eta osagarria."
        case .ticket: "Erakutsi tiketa eta guztira zenbat den."
        case .remove: "Kendu lerroak tiketetik."
        case .restaurants: "Erakutsi jatetxeak."
        case .restaurantOne: "Erakutsi jatetxe bat: non dagoen eta nola iritsi."
        case .favourite: "Erakutsi edo aukeratu gogoko jatetxea."
        case .send: "Bidali tiketa jatetxe batera."
        case .last: "Erakutsi azken eskaera."
        case .reorder: "Jarri azken eskaera tiketean, gaurko prezioetan."
        case .status: "Esan zer erantzun duen jatetxeak."
        case .cancel: "Eskatu oraindik prestatzen hasi gabeko eskaera bat bertan behera uzteko."
        case .arrived: "Jakinarazi jatetxeari iritsi zarela."
        case .code: "Erakutsi eskaeraren kodea handi, kutxan ikus dezaten."
        case .device: "Erakutsi gailuaren izena eta kodea (UDID), edo aldatu izena."
        case .website: "Etxearen webgunea."
        }
    }
}
