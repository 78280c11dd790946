package import ArgumentParser
package import McOrderText

extension CommandConfiguration {
    /// The configuration of a subcommand, with its help in the user's language.
    package init(
        _ name: String,
        _ abstract: Sentence,
        discussion: String = "",
        shouldDisplay: Bool = true,
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.init(
            commandName: name,
            abstract: abstract[Terminal.language],
            discussion: discussion,
            shouldDisplay: shouldDisplay,
            subcommands: subcommands,
            defaultSubcommand: defaultSubcommand
        )
    }
}

extension ArgumentHelp {
    /// A help text and the placeholder of the value, in the user's language.
    package init(_ help: Sentence, value: Sentence? = nil) {
        self.init(help[Terminal.language], valueName: value?[Terminal.language])
    }

    /// A help text in the user's language, and an example of the value.
    package init(_ help: Sentence, value: String) {
        self.init(help[Terminal.language], valueName: value)
    }
}
