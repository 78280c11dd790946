package import McOrderConsole
package import McOrderCounter
package import McOrderFiles
package import McOrderQueue

/// The exit codes of errors, the same in all programs of a restaurant. Source: commands.md.
extension ExitStatus {
    package init(_ error: CounterError) {
        self =
            switch error {
            case .noOrder, .noCatalogue, .noDevice, .noRejection, .noBrowser, .noPrinter, .nonePrints,
                .noPayment:
                .notFound
            case .overtaken: .tryAgain
            case .notPermitted, .mayNotUndo: .noPermission
            case .onNetwork: .badConfiguration
            case .unavailable(let error): ExitStatus(error)
            default: .invalid
            }
    }

    package init(_ error: QueueError) {
        self =
            switch error {
            case .absent: .notFound
            case .newerSchema, .olderSchema, .unreleasedSchema, .notDurable, .otherFolder: .badConfiguration
            case .server(let problem): ExitStatus(problem)
            case .replaced, .busy: .tryAgain
            case .file(let error): ExitStatus(error)
            case .noPermission: .noPermission
            case .storage, .database: .storage
            case .openOrders: .invalid
            case .noSuchOrder, .illegal, .nothingToRecall, .mayNotUndo, .noSuchLine, .alreadyPaid, .paidAhead,
                .inClose, .nothingToClose, .registerKnown, .lastLine, .costsMore, .tooManyLines, .overtaken,
                .trustedDevice, .revokedDevice, .unsignedDevice, .noSuchDevice, .noSuchRejection,
                .alreadyTakenIn, .notAcceptable, .noSuchPayment, .tooMuchBack:
                ExitStatus(CounterError(error))
            }
    }

    package init(_ error: FileError) {
        self =
            if error.isPermission {
                .noPermission
            } else if error.isAbsent {
                .notFound
            } else if error.isReadOnly {
                .cannotCreate
            } else {
                .storage
            }
    }
}
