import McOrderConsole
import McOrderCounter
import McOrderService

extension CommandError {
    /// Converts an error of `till` to an exit code and a message.
    init(till error: any Error) {
        // On a command line the way out is a command.
        if let error = error as? CounterError {
            self.init(counter: error, namesCommand: true)
        } else {
            self.init(staff: error)
        }
    }
}
