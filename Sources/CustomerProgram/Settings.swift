internal import McOrderConsole
internal import McOrderText

/// What options and environment say about where things are. Source: commands.md.
struct Settings: Equatable {
    /// The shared folder; nil for the one that was joined.
    let cloud: String?
    /// The catalogue's folder; nil for the shared folder's.
    let catalogue: String?
    /// The home.
    let home: String

    /// Settles each value: option, environment, default. An empty variable counts as none.
    ///
    /// - Throws: a failure when there is nowhere to put the home, and for an option without a value: a script
    ///   whose variable is not set must not order from elsewhere.
    init(
        cloud: String?,
        catalogue: String?,
        home: String?,
        environment: (String) -> String?
    ) throws(CommandFailure) {
        func variable(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        for (option, value) in [("--cloud", cloud), ("--catalog", catalogue), ("--home", home)]
        where value == "" {
            throw CommandFailure(.usage, ErrorText.emptyOption(option))
        }
        self.cloud = cloud ?? variable("MCORDER_CLOUD")
        self.catalogue = catalogue ?? variable("MCORDER_CATALOG")
        if let home = home ?? variable("MCORDER_HOME") {
            self.home = home
        } else if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") {
            self.home = state + "/mcorder"
        } else if let user = variable("HOME"), user.hasPrefix("/") {
            self.home = user + "/.local/state/mcorder"
        } else {
            throw CommandFailure(.badConfiguration, ErrorText.noHome)
        }
    }
}
