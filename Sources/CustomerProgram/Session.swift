import McOrderClient
import McOrderConsole
import McOrderText

/// The context of one run of a command: settings, home, language and output format.
struct Session {
    let settings: Settings
    let home: Home
    let json: Bool
    let language: Language
    let isInteractive: Bool

    init(_ options: CommonOptions) throws {
        settings = try Self.settings(options)
        home = try Home.open(settings.home)
        json = options.json
        language = Terminal.language
        isInteractive = Terminal.isInteractive
    }

    /// The settings from options and environment.
    static func settings(_ options: CommonOptions) throws(CommandError) -> Settings {
        try Settings(
            cloud: options.cloud,
            catalogue: options.catalog,
            home: options.home,
            environment: Terminal.environment
        )
    }

    /// Reads the catalogue, and prints a warning about it if there is one.
    func catalogue(cloud: String? = nil) throws(ClientError) -> Catalogue {
        let reading = try home.catalogue(from: settings.catalogue, cloud: cloud ?? settings.cloud)
        if let warning = reading.warning {
            let moment = MomentText(in: reading.catalogue.company.zone, now: .now())
            note(ErrorText.warning(warning, origin: reading.origin, moment))
        }
        for news in reading.news { note(ErrorText.news(news)) }
        return reading.catalogue
    }

    /// The products and pauses that the restaurants published as not available. Entries expire by this
    /// device's clock.
    func today() throws -> Today {
        try home.today(from: settings.catalogue, cloud: settings.cloud)
    }

    /// Reads the home and what is not available today.
    func world(_ catalogue: Catalogue) throws -> FlowWorld {
        FlowWorld(catalogue: catalogue, state: try home.state(), today: try today(), now: .now())
    }

    /// The favourite restaurant, if the catalogue has it.
    func favourite(in catalogue: Catalogue) throws -> Restaurant? {
        try home.state().favourite.flatMap { catalogue.restaurant($0) }
    }

    /// The format of amounts.
    func prices(_ catalogue: Catalogue) -> PriceText {
        PriceText(currency: catalogue.company.currency, language: language)
    }

    /// The names of products and choices in the user's language.
    func names(_ catalogue: Catalogue) -> ShownNames {
        ShownNames(catalogue, in: language)
    }

    /// Prints a result.
    func say(_ sentence: Sentence) throws {
        try Terminal.writeLine(sentence[language])
    }

    /// Prints the lines and the total of an order, and its service, table, coupon and comment if it has any.
    func print(_ placed: PlacedOrder, _ catalogue: Catalogue) throws {
        let (price, names, order) = (prices(catalogue), names(catalogue), placed.order)
        var rows = order.lines.map { [shown($0.name, names), price($0.price)] }
        rows.append([TicketText.total[language], price(order.total)])
        try print(rows)
        if let terms = catalogue.terms(of: placed) { try say(terms) }
        if let comment = SentOrderText.comment(of: order) { try say(comment) }
    }

    /// Prints rows.
    ///
    /// - Parameter cuttable: the columns that may be cut so that a row fits the terminal.
    func print(_ rows: [[String]], cutting cuttable: Set<Int> = []) throws {
        try Terminal.write(
            Table.text(rows, isInteractive: isInteractive, within: Terminal.columns, cutting: cuttable)
        )
    }

    /// Prints a result for a script.
    func print(_ value: JSONValue) throws {
        try Terminal.writeLine(JSONWriter.text(value))
    }

    /// Prints why the favourite restaurant cannot accept an order now, if it cannot.
    func warnAboutObstacle(_ world: FlowWorld) {
        if let obstacle = world.favourite.flatMap(world.obstacle) { note(obstacle) }
    }

    /// Prints a message that is not a result to standard error.
    func note(_ sentence: Sentence) {
        Terminal.report(sentence[language])
    }
}
