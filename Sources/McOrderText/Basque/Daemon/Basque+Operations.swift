extension Basque {
    package func text(_ message: OperationsText) -> String {
        switch message {
        case .backup: "Ilara fitxategi batera kopiatzen du, egiaztatuta, dena martxan dagoela."
        case .backupFile: "babeskopiaren fitxategia; haren karpeta badago eta ez da partekatzen"
        case .force: "ordeztu fitxategia lehendik badago"
        case .restore: "Babeskopia bat ilararen lekuan jartzen du; mcorderd geldirik dagoela."
        case .restoreFile: "mcorderd backup komandoaren babeskopia bat"
        case .verify:
            "Datu-basea eta ilarak hitzemandakoa egiaztatzen ditu; 65ekin amaitzen da, edo 74rekin "
                + "hondatuta badago."
        case .forget:
            "Gailu baten datu pertsonalak orain ezabatzen ditu: izena, iruzkinak, fitxategiak eta UDIDa."
        case .udid: "gailuaren UDIDa"
        case .export: "Eskaerak, edo gailu baten datu guztiak, lerro bakoitzean JSON objektu bat."
        case .sinceHelp: "noiztik jasotakoak: today, 2h, 7d edo data bat"
        case .untilHelp: "egun horren amaierara arte jasotakoak; edo duela 2h, 7d arte"
        case .deviceHelp: "UDID honi buruz gordetzen den guztia"
        case .queue: "Ilara osoarekin lan egiten du."
        case .queueCopy:
            "Ilara PostgreSQL zerbitzari batera kopiatzen du, edo handik karpeta batera, eta lerro "
                + "guztiak alderatzen ditu."
        case .queueCopyTarget: "datu-base huts baten helbidea, edo karpeta bat"
        case .queueCopied(let rows, let target):
            "\(rows) lerro kopiatu eta alderatu dira; orain jarri queue konfigurazioan: \(target)"
        case .jsonAnyway: "beti da JSON"

        case .whatToExport:
            "esan zer: --since <\(say(PlaceholderText.when))>, --device UDID bakarrik, edo --csv eta --from <\(say(PlaceholderText.when))>"
        case .csvHelp: "idatzi aldi bateko eskaera kobratuak tauletan, aholkularitzarako, karpeta honetan"
        case .fromHelp: "taulen lehen lan-eguna"
        case .toHelp: "taulen azken lan-eguna; gabe, gaur"
        case .tableExists(let path): "\(path) badago lehendik; aukeratu beste karpeta bat"
        case .tablesWritten(let orders, let folder):
            "\(orders) eskaera kobratu idatzita: \(folder)"

        case .allIsWell(let orders, let rejections, let notices):
            "dena ondo dago: \(orders) eskaera, \(rejections) bazterketa, \(notices) abisu"

        case .nothingRemaining(let device): "\(device): jada ez dago ezer ezabatzeko"
        case .erased(let device, let orders, let rejections, let notices):
            "\(device): \(orders) eskaeraren, \(rejections) bazterketaren "
                + "eta \(notices) abisuren datuak ezabatuta"
        case .receiptsPending(let count):
            "mcorderd zerbitzuak minutu batean kenduko dituen erantzunak: \(count)"
        case .staysBlacklisted(let key): "debekatuen zerrendan jarraitzen du, honela: \(key)"
        case .journalNotEmptied:
            "norbait irakurtzen ari da: aldaketa-erregistroa geroago hustuko da"

        case .backedUp(let path, let orders, let bytes):
            "\(orders) eskaera kopiatuta hemen: \(HarmlessText.clean(path)) (\(bytes) byte), "
                + "kopia egiaztatuta"

        case .restoredOrders(let orders, let open, let path):
            "\(HarmlessText.clean(path)) babeskopiatik \(orders) eskaera leheneratuta (\(open) irekita)"
        case .queueKept(let name): "lehengo ilara hemen gordeta dago: \(name)"
        case .ordersLost(let orders, let open):
            "hartan bakarrik dauden eskaerak: \(orders) (\(open) irekita); haien "
                + "fitxategiak ez daude jada karpetan"
        case .lossUnknown: "hondatuta dago: ezin da jakin zein eskaera dauden hartan bakarrik"
        case .chargedOrdersLost(let count):
            "kobratutako eskaerak, babeskopian ez daudenak edo kobratu gabe daudenak: \(count)"
        case .ordersReopened(let codes):
            "kobratu eta berriro irekita geratzen diren eskaerak, ez kobratu bi aldiz: "
                + codes.joined(separator: ", ")
        case .changesLost(let count): "babeskopiaren ondoren egin eta galtzen diren aldaketak: \(count)"
        case .closesLost(let restaurant, let numbers):
            "galtzen diren \(restaurant) jatetxeko itxierak: \(closeNumbers(numbers)); hurrengoaren "
                + "zenbakia: \(numbers.upperBound + 1)"
        case .restoreYes: "onartu galtzen dena, galdetu gabe"
        case .restoreQuestion: "Ilara ordeztu hala ere? [b/E] "
        case .restoreNeedsWord:

            "ez da ezer aldatu; mcorderd restore --yes komandoak galera hauek onartzen ditu"
        case .receiptsTakenBack(let count): "eskaera horietatik kendutako erantzunak: \(count)"
        case .receiptsStay(let words): "galdutako eskaeren erantzunak ezin dira kendu: \(cause(words))"
        }
    }
}
