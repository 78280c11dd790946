package import McOrderModel

extension ExitStatus {
    /// The exit code for a queue on a PostgreSQL server that cannot be used.
    package init(_ problem: ServerProblem) {
        self =
            switch problem {
            case .unreachable, .unknownOutcome, .noDatabase, .full, .unverified, .readOnly, .olderTimeline,
                .standbyAway, .severalPrimaries:
                .unavailable
            case .refused, .noRight: .noPermission
            case .leaseLost, .changedWhileCopied: .tryAgain
            case .copyDiffers: .storage
            case .targetInUse: .cannotCreate
            case .old, .behindProxy, .setting, .encoding, .moved, .weak, .passwordInAddress, .notAnAddress,
                .notBuiltIn:
                .badConfiguration
            case .hasOwnBackup, .sameEngine: .usage
            }
    }
}
