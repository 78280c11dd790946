extension Basque {
    package func text(_ message: TillHelpText) -> String {
        switch message {
        case .abstract: "Jatetxeko eskaerak erakusten eta zerbitzatzen ditu."
        case .list: "Eskaera irekiak, egin ziren orduaren arabera."
        case .show: "Eskaera bat, kodearen edo zenbakiaren bidez."
        case .arrived: "Bezeroa hemen dago."
        case .prepare: "Prestatzen hasi."
        case .ready: "Emateko prest."
        case .collect: "Kobratuta eta emanda."
        case .recall: "Azken aldaketa desegin."
        case .rejected: "Onartu ez diren fitxategiak, eta zergatik."
        case .listExamples:
            """
            till list --in ready --in preparing      egoera horietan soilik
            till list --all                          amaitutakoak ere bai
            till list --in collected --since today   gaur emandakoak
            """
        case .cancel: "Eskaera bertan behera utzi, zergatia emanda."
        case .noShow: "Inor ez da haren bila etorri."
        case .history: "Eskaera baten aldaketa guztiak."
        case .blacklist: "Eskaerak onartzen ez zaizkien gailuak."
        case .blacklistAdd: "Haren eskaera gehiago ez onartu."
        case .blacklistRemove: "Zerrendatik kendu."
        case .blacklistList: "Zerrenda."
        case .device: "Gailu bat eta haren historia."
        case .deviceShow: "Hari buruz dakiguna."
        case .deviceTrust: "Etxekoa egin: mugarik gabe, zerrendarik gabe, zuzenean barrara."
        case .deviceUntrust: "Berriro edozein gailu bezalakoa egin."
        case .rejectedShow: "Fitxategia, iritsi zen bezala."
        case .rejectedRetry: "Eskatu mcorderd-i berriro epaitzeko."
        case .rejectedAccept: "Eskatu mcorderd-i hala ere onartzeko."
        case .rejectedList: "Baztertutakoen zerrenda."
        case .service: "Eskaera baten zerbitzua aldatu, eta harekin prezioak eta ontzia."
        case .serviceHelp: "Zerbitzuaren id-a."
        case .serviceYesHelp: "Kobratu guztira berria, lehen baino gehiago bada ere."
        case .paidHelp: "Nola ordaindu den: eskudirutan (cash), txartelez (card) edo bestela (other)."
        case .strike: "Lerro bat ezabatu; guztirakoa ere aldatzen da."
        case .add: "Produktu bat gehitu, edo «BigMac + Agua + Deluxe» bezalako menu bat, gaurko prezioan."
        case .note: "Oharra idatzi bezeroaren iruzkinaren ondoan; «» idatzita, kendu egiten da."
        case .events:
            "Eskaera guztien aldaketa guztiak, lerro bana: kutxarako, inprimagailurako, sukalderako."
        case .eventsExamples:
            """
            till events --follow                    hemendik aurrera gertatzen dena
            till events --after 1234 --follow       1234 gertaeraren ondorengoa, eta datorrena
            till events --since 2h --json           azken bi orduak, JSON formatuan
            """
        case .stats: "Zer saldu den, eta zein azkar."
        case .stateHelp: "ilararen karpeta (MCORDER_STATE), edo zerbitzari baten helbidea (MCORDER_QUEUE)"
        case .restaurantHelp: "jatetxe hau soilik (MCORDER_RESTAURANT)"
        case .asHelp: "nor ari den zerbitzatzen (MCORDER_TILL)"
        case .jsonHelp: "emaitza JSON formatuan"
        case .whichHelp: "kodea (9-624), eskaera-zenbakia edo id-a ('#17')"
        case .deviceHelp: "gailu honena: izena, UDIDa edo gakoa"
        case .inHelp: "egoera honetan soilik: received, preparing, ready, collected…"
        case .allHelp: "amaitutakoak ere bai"
        case .listSinceHelp: "noiztik jasotakoak soilik: gaur, 2h, 7d edo data bat"
        case .sinceHelp: "noiztik: gaur, atzo, astea (astelehena), 2h, 7d edo data bat"
        case .reasonHelp: "zergatik"
        case .daysHelp: "hainbeste egunez; hau gabe, betiko"
        case .labelHelp: "nola deitu"
        case .blacklistFlagHelp: "eta haren gailuaren eskaera gehiago ez onartu"
        case .udidHelp: "gailuaren UDIDa; ezabatutako batena, haren gakoa (till blacklist list)"
        case .rejectionHelp: "bazterketaren zenbakia"
        case .lineHelp: "lerroaren zenbakia (till show) edo izena"
        case .productHelp: "produktua edo menua"
        case .noteHelp: "gehienez 200 karaktere"
        case .followHelp: "itxaron eta jarraitu"
        case .afterHelp: "gertaera honen ondorengoak (lehen zutabea)"
        case .untilHelp: "noiz arte, egun hori barne: gaur, atzo edo data bat; edo duela 2h, 7d arte"
        }
    }
}
