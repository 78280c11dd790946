import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderFiles
import McOrderModel
import McOrderSettings
import McOrderText
import McOrderWeb

extension CommandError {
    /// Converts an error of `mcorder-storefront` to an exit code and a message.
    init(storefront error: any Error) {
        switch error {
        case let failure as CommandError: self = failure
        case let errors as ConfigurationErrors: self.init(configuration: errors)
        case let failure as ConfigurationReadingError: self.init(configuration: failure)
        case WebServer.StartError.certificate(let path, let reason):
            self.init(.badConfiguration, WebErrorText.badCertificate(path: path, reason: reason))
        case WebServer.StartError.address(let address, let reason):
            self.init(.unavailable, WebErrorText.cannotListen(address, reason: reason))
        case let failure as DamagedSecretError:
            self.init(.badConfiguration, StoreErrorText.damagedSecret(path: failure.path))
        case let failure as FileError:
            self.init(failure.isPermission ? .noPermission : .storage, Verbatim("\(failure)"))
        default: self.init(.storage, Verbatim(LogWords.of(error)))
        }
    }
}
