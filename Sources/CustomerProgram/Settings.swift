import McOrderConsole
import McOrderText

/// The paths from options and environment. Source: commands.md.
struct Settings: Equatable {
    /// The shared folder; nil for the folder that was joined.
    let cloud: String?
    /// The catalogue's folder; nil for the one of the shared folder.
    let catalogue: String?
    /// The home: the folder with the customer's data.
    let home: String

    /// Chooses each value: option, environment, default. An empty variable counts as absent.
    ///
    /// - Throws: a failure if there is no path for the home, and for an option with an empty value: a script
    ///   with an unset variable must not order from the wrong place.
    init(
        cloud: String?,
        catalogue: String?,
        home: String?,
        environment: (String) -> String?
    ) throws(CommandError) {
        func variable(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        for (option, value) in [("--cloud", cloud), ("--catalog", catalogue), ("--home", home)]
        where value == "" {
            throw CommandError(.usage, ErrorText.emptyOption(option))
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
            throw CommandError(.badConfiguration, ErrorText.noHome)
        }
    }
}
