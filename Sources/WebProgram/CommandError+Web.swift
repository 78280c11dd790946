import McOrderConfiguration
import McOrderConsole
import McOrderService
import McOrderSettings
import McOrderText
import McOrderWeb

extension CommandError {
    /// Converts an error of `mcorder-web` to an exit code and a message.
    init(web error: any Error) {
        switch error {
        case let errors as ConfigurationErrors: self.init(configuration: errors)
        case let failure as ConfigurationReadingError: self.init(configuration: failure)
        case WebServer.StartError.certificate(let path, let reason):
            self.init(.badConfiguration, WebErrorText.badCertificate(path: path, reason: reason))
        case WebServer.StartError.address(let address, let reason):
            self.init(.unavailable, WebErrorText.cannotListen(address, reason: reason))
        default: self.init(staff: error)
        }
    }
}
