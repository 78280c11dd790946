package import McOrderModel

extension Basque {
    package func text(_ message: ServerWarning) -> String {
        switch message {
        case .noStandby(let time):
            "PostgreSQL zerbitzariak ez du ordezko zerbitzari sinkronorik: galtzen bada, azken aldaketak ere "
                + "galduko dira. Jasotako fitxategiak \(Int(time.components.seconds)) s geratzen dira karpetan; "
                + "ezarri synchronous_standby_names (docs/postgresql.md)"
        case .unverified(let mode):
            "PostgreSQL zerbitzariaren helbideak sslmode=\(mode) dauka: beste makina batek zerbitzariaren "
                + "itxura egin dezake. Erabili verify-full"
        }
    }
}
