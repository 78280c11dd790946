import McOrderConfiguration
package import McOrderConsole
package import McOrderCounter
package import McOrderFiles
import McOrderModel
package import McOrderQueue
import McOrderSettings
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
        case let failure as ConfigurationReadingError: self.init(configuration: failure)
        default: self.init(.storage, Verbatim(LogWords.of(error)))
        }
    }

    /// Converts an error of the counter to an exit code and a message.
    ///
    /// - Parameter namesCommand: whether a way out is given as a command, as on a command line.
    package init(counter error: CounterError, namesCommand: Bool = false) {
        self.init(ExitStatus(error), error.sentence(namesCommand: namesCommand))
    }

    /// Converts an error of the queue to an exit code and a message.
    package init(queue error: QueueError) {
        self.init(ExitStatus(error), error.sentence)
    }

    /// Converts an error of a file to an exit code and a message.
    package init(file error: FileError) {
        self.init(ExitStatus(error), error.sentence)
    }
}
