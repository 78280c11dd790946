package import McOrderModel

extension ExitStatus {
    /// The exit code for a queue on a PostgreSQL server that cannot be used.
    package init(_ problem: ServerProblem) {
        self =
            switch problem {
            case .unreachable, .unknownOutcome: .unavailable
            case .leaseLost, .changedWhileCopied: .tryAgain
            case .copyDiffers: .storage
            case .targetInUse: .cannotCreate
            case .old, .behindProxy, .weak, .passwordInAddress, .notAnAddress, .notBuiltIn: .badConfiguration
            case .hasOwnBackup, .sameEngine: .usage
            }
    }
}
