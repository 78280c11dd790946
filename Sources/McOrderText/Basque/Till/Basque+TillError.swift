extension Basque {
    package func text(_ message: TillErrorText) -> String {
        switch message {
        case .notAnOrder(let text):
            "\(quoted(text)) ez da kode bat (9-624), ez eskaera-zenbaki bat, ez id bat (#17)"
        case .noOrder(let text): "ez dago \(quoted(text)) eskaerarik"
        case .severalOrders(let text, let example, let list):
            "hainbat gailuk dute \(text) eskaera; eman haren id-a komatxo artean (\(example)), kodea edo "
                + "--device:\n\(list)"
        case .noLine(let name): "eskaeran ez dago \(quoted(name)) lerrorik: ikusi till show"
        case .severalLines(let text, let names):
            "\(quoted(text)) lerroa: hauetako zein? \(quoted(names)). Esan zenbakia (till show)"
        case .noRestaurant(let word, let nearest):
            "ez dago \(quoted(word)) jatetxerik" + (nearest.map { "; \(quoted($0)) agian?" } ?? "")
        case .severalRestaurants(let word, let names):
            "\(quoted(word)) jatetxea: hauetako zein? \(quoted(names))"
        case .badText:
            "testu batek 1 eta 200 karaktere artean ditu, bat gutxienez ikusteko modukoa, kontrol-karaktererik gabe"
        case .badDays(let days): "--days: 1 eta 36500 artean, ez \(days)"
        case .reservedName(let name):
            "--as (MCORDER_TILL): \(quoted(name)) bezeroa da; esan beste izen bat, adibidez «kutxa 1»"
        case .overtaken(let code, let by, let state):
            "\(code): \(HarmlessText.clean(by)) azkarragoa izan da; orain: \(say(state))"
        case .unchangeable(let code, let state, let by, let first):
            "\(code): \(say(state))\(say(by)); jada ez da aldatzen\(first.map { "; \(say($0))" } ?? "")"
        case .alreadyThere(let code, let state, let by):
            "\(code): jada egoera horretan dago: \(say(state))\(say(by))"
        case .cannotBecome(let code, let state, let by, let goal, let first):
            "\(code): \(say(state))\(say(by)); ezin da egoera honetara pasatu: "
                + (goal.map { say($0) } ?? "«hemen»") + (first.map { "; \(say($0))" } ?? "")
        case .prepareFirst(let command):
            "aurrena prestatzen hasi behar da" + (command.map { ": \($0)" } ?? "")
        case .recallFirst(let command):
            "aurrena azken aldaketa desegin behar da" + (command.map { ": \($0)" } ?? "")
        case .byCustomer: " (\(say(TillNoticeText.customer)))"
        case .atTill(let name): " (\(HarmlessText.clean(name)))"
        case .overForKitchen(let code, let state, let by):
            "\(code): \(say(state))\(say(by)). Kutxa batek bakarrik berreskura dezake."
        case .nothingToRecall(let code): "\(code): ez dago zer desegin, jaso berria da"
        case .mayNotUndo(let code): "\(code): azken aldaketa kutxak bakarrik desegin dezake"
        case .inClose(let code, let number):
            "\(code) \(number). itxieran dago jada. Zerbitzua aldatzeko, desegin entrega: till recall"
        case .lastLine(let code):
            "\(code): lerro bakarra da. Eskaera bertan behera uzteko: till cancel"
        case .costsMore(let code, let before, let after, let currency):
            "\(code) eskaerak \(amount(after, in: currency)) balioko luke, "
                + "\(amount(before, in: currency)) beharrean; kobratzeko: --yes"
        case .agreeToMore(let code, let before, let after, let currency):
            "\(code) eskaerak \(amount(after, in: currency)) balioko luke, "
                + "\(amount(before, in: currency)) beharrean. Kobratu?"
        case .chargeMore(let code, let before, let after, let currency):
            text(.agreeToMore(code, from: before, to: after, currency: currency)) + " [b/E] "
        case .tooManyLines(let code): "\(code): 100 lerro ditu jada, ezabatutakoak ere zenbatuta"
        case .trustedDevice(let udid, let label):
            "\(udid) etxekoa da (\(HarmlessText.clean(label))): lehenik till device untrust"
        case .noDevice(let device): "ez da ezer ezagutzen gailu honetaz: \(device)"
        case .noRejection(let id): "ez dago \(id) bazterketarik"
        case .alreadyAccepted(let code): "jada onartu zen: \(code) eskaera da"
        case .notAcceptable(let reason):
            "ezin da berriro epaitu (\(reason)): haren byteak ez dira gordetzen"
        case .notPermitted(let role): "hori ezin da egin \(role) gisa"
        case .onNetwork(let folder, let fileSystem):
            "\(HarmlessText.clean(folder)) sarean dago (\(fileSystem)), eta han ilara hondatuko litzateke: "
                + "sartu SSH bidez mcorderd dabilen makinan eta ireki till han"
        case .noQueue(let folder):
            "ez dago ilararik hemen: \(HarmlessText.clean(folder)); karpeta zuzena al da? "
                + "(--state edo MCORDER_STATE)"
        case .queueIsNewer: "ilara bertsio berriago batekoa da: eguneratu till"
        case .queueIsOlder: "ilara bertsio zaharrago batekoa da: berrabiarazi mcorderd"
        case .queueIsUnreleased:
            "ilara 0.1.0 baino lehenagoko bertsio batekoa da: abiarazi behin mcorderd 0.1.0"
        case .queueRestored: "ilararen babeskopia bat berrezarri da: hasi berriro"
        case .notDurable(let level): "SQLite-k ez du onartzen synchronous = FULL (balioa: \(level))"
        case .queueIsBusy(let holder): "ilara hartuta dago (\(quoted(holder))): saiatu berriro"
        case .noPermission(let words):
            "ezin da ilaran idatzi: \(cause(words)); mcorder taldean al zaude, eta diskoa idazteko "
                + "muntatuta al dago?"
        case .storageFails(let words):
            "diskoak edo datu-baseak huts egiten du: \(cause(words)); abisatu arduradunari"
        }
    }
}
