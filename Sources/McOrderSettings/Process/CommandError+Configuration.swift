package import McOrderConsole
import McOrderText

extension CommandError {
    /// Converts the errors of a configuration to an exit code and a message.
    package init(configuration errors: ConfigurationErrors) {
        self.init(.badConfiguration, MessageLines(errors.sentences))
    }

    /// Converts the failure to read the configuration's file.
    package init(configuration failure: ConfigurationReadingError) {
        switch failure {
        case .absent(let path): self.init(.notFound, DaemonErrorText.noConfiguration(path))
        case .temporary(let path, let words):
            // systemd restarts a service after exit code 74 only.
            self.init(.storage, DaemonErrorText.configurationUnreadable(path, reason: words))
        }
    }
}
