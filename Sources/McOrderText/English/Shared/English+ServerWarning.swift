package import McOrderModel

extension English {
    package func text(_ message: ServerWarning) -> String {
        switch message {
        case .noStandby(let time):
            "the PostgreSQL server has no synchronous standby: if it is lost, so are its last changes. "
                + "Received files stay in the folder for \(Int(time.components.seconds)) s; set "
                + "synchronous_standby_names (docs/postgresql.md)"
        case .unverified(let mode):
            "the address of the PostgreSQL server says sslmode=\(mode): somebody else could pretend to be "
                + "the server. Use verify-full"
        }
    }
}
