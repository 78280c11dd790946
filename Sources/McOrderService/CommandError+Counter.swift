import McOrderConfiguration
package import McOrderConsole
package import McOrderCounter
import McOrderFiles
import McOrderModel
package import McOrderQueue
import McOrderText
import StaffDisplay

extension CommandError {
    /// Converts an error of a program for staff to an exit code and a message.
    package init(staff error: any Error) {
        switch error {
        case let failure as CommandError: self = failure
        case let error as CounterError: self.init(counter: error)
        case let error as QueueError: self.init(counter: CounterError(error))
        case let errors as ConfigurationErrors: self.init(configuration: errors)
        case let failure as DaemonConfiguration.ReadingError: self.init(configuration: failure)
        default: self.init(.storage, Verbatim(LogWords.of(error)))
        }
    }

    /// Converts an error of the counter to an exit code and a message.
    ///
    /// - Parameter namesCommand: whether a way out is given as a command, as on a command line.
    package init(counter error: CounterError, namesCommand: Bool = false) {
        self.init(ExitStatus(error), error.sentence(namesCommand: namesCommand))
    }
}

extension ExitStatus {
    /// The exit code for what the counter did not do.
    package init(_ error: CounterError) {
        self =
            switch error {
            case .noOrder, .noCatalogue, .noDevice, .noRejection, .noBrowser: .notFound
            case .overtaken: .tryAgain
            case .notPermitted, .mayNotUndo: .noPermission
            case .onNetwork: .badConfiguration
            case .unavailable(let error): ExitStatus(error)
            default: .invalid
            }
    }

    /// The exit code for a queue that cannot be read or written.
    package init(_ error: QueueError) {
        self =
            switch error {
            case .absent: .notFound
            case .newerSchema, .olderSchema, .unreleasedSchema, .notDurable: .badConfiguration
            case .server(let problem): ExitStatus(problem)
            case .replaced, .busy: .tryAgain
            case .file(let error):
                error.isPermission ? .noPermission : error.isReadOnly ? .cannotCreate : .storage
            case .noPermission: .noPermission
            default: .storage
            }
    }
}
