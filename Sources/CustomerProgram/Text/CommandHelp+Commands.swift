import McOrderText

/// The help of the program and of each command.
extension CommandHelp {
    static let program = CommandHelp(
        .program,
        details: .program,
        examples: [
            Verbatim("mcorder join ~/Drive/McOrder"), Verbatim("mcorder"),
            Verbatim("mcorder menu BigMac \"Lipton Ice\" Deluxe --large"),
            Verbatim("mcorder add Espresso"), HelpExampleText.sendWithMessage,
        ]
    )
    static let join = CommandHelp(
        .join,
        details: .join,
        examples: ["mcorder join ~/Drive/McOrder", "mcorder join ~/Drive/McOrder --house \(sampleCode)"]
    )
    /// The code of a house in the examples.
    private static let sampleCode = "ECR0A-GWFM6-9GB8Y-WZ4MT-KQHCD-EM76E-1GP90-QE7ZA"
    static let products = CommandHelp(
        .products,
        details: .products,
        examples: [
            Verbatim("mcorder products"), HelpExampleText.productsOfCategory,
            HelpExampleText.productsSearched, HelpExampleText.productsWithout,
        ]
    )
    static let new = CommandHelp(.new, examples: ["mcorder new"])
    static let add = CommandHelp(
        .add,
        examples: ["mcorder add Espresso", "mcorder add \"Coca Cola\" -n 2"]
    )
    static let menu = CommandHelp(
        .menu,
        examples: [
            "mcorder menu BigMac \"Coca Cola\" Deluxe", "mcorder menu BigMac \"Lipton Ice\" Deluxe --large",
        ]
    )
    static let ticket = CommandHelp(.ticket, examples: ["mcorder ticket", "mcorder ticket --json"])
    static let remove = CommandHelp(
        .remove,
        details: .remove,
        examples: ["mcorder remove 2", "mcorder remove 1 3"]
    )
    static let restaurants = CommandHelp(
        .restaurants,
        details: .restaurants,
        examples: ["mcorder restaurants", "mcorder restaurants --near 43.3183,-1.9812"]
    )
    static let restaurantOne = CommandHelp(
        .restaurantOne,
        examples: ["mcorder restaurant garbera", "mcorder restaurant garbera --near 43.3183,-1.9812"]
    )
    static let favourite = CommandHelp(
        .favourite,
        examples: ["mcorder favourite", "mcorder favourite garbera"]
    )
    static let send = CommandHelp(
        .send,
        details: .send,
        examples: [
            Verbatim("mcorder send"), HelpExampleText.sendWithMessage, Verbatim("mcorder send --dry-run"),
            Verbatim("mcorder send --wait 30 --json"),
        ]
    )
    static let last = CommandHelp(.last, examples: ["mcorder last", "mcorder last --json"])
    static let reorder = CommandHelp(.reorder, examples: ["mcorder reorder", "mcorder reorder --append"])
    static let status = CommandHelp(
        .status,
        examples: ["mcorder status", "mcorder status -w", "mcorder status 9 --until ready"]
    )
    static let cancel = CommandHelp(
        .cancel,
        details: .cancel,
        examples: ["mcorder cancel", "mcorder cancel 9 --yes --wait 60"]
    )
    static let arrived = CommandHelp(
        .arrived,
        details: .arrived,
        examples: [
            "mcorder arrived", "mcorder arrived --at 43.3101,-1.9411",
            "mcorder arrived --watch --within 300 < places.txt",
        ]
    )
    static let code = CommandHelp(.code, examples: ["mcorder code", "mcorder code 9 --json"])
    static let device = CommandHelp(
        .device,
        details: .device,
        examples: [
            Verbatim("mcorder device"), HelpExampleText.deviceName,
            Verbatim("mcorder device --export device.json"), Verbatim("mcorder device --import device.json"),
        ]
    )
    static let website = CommandHelp(.website, examples: ["mcorder website"])
}
