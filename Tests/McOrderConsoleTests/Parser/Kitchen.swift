import ArgumentParser

/// A program with arguments of every kind about which the command-line parser has an error message.
struct Kitchen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kitchen",
        abstract: "Runs a kitchen that has so much to say of itself that one line is not enough for all.",
        discussion: "Examples:\n  kitchen cook soup",
        version: "1",
        subcommands: [Cook.self, Stock.self]
    )

    enum Heat: String, ExpressibleByArgument, CaseIterable { case low, high }
    enum Size: String, ExpressibleByArgument, CaseIterable { case small, usual, large }
    enum Day: String, ExpressibleByArgument, CaseIterable { case mon, tue, wed, thu, fri, sat, sun }
    enum Taste: EnumerableFlag {
        case sweet, bitter

        static func name(for value: Taste) -> NameSpecification { .shortAndLong }
    }

    struct Cook: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Cooks a dish.")

        @Argument(help: "What is cooked.") var dish: String
        @Option(name: .shortAndLong, help: "How many of them.") var count = 1
        @Option(help: "How hot.") var heat: Heat = .low
        @Option(help: "How large, of which there are three.") var size: Size?
        @Option(help: "On which day.") var day: Day?
        @Flag(exclusivity: .exclusive) var taste: Taste?
        @Flag(name: .shortAndLong, help: "Says little.") var quiet = false
    }

    struct Stock: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "What there is.",
            subcommands: [Buy.self]
        )
    }

    struct Buy: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Buys something.")

        @Option(help: "What for.") var purpose: String
        @Flag var taste: Taste
    }
}
