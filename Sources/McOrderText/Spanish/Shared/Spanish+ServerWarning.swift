package import McOrderModel

extension Spanish {
    package func text(_ message: ServerWarning) -> String {
        switch message {
        case .noStandby(let time):
            "el servidor PostgreSQL no tiene un servidor de reserva síncrono: si se pierde, se pierden sus "
                + "últimos cambios. Los archivos recibidos se quedan en la carpeta "
                + "\(Int(time.components.seconds)) s; configura synchronous_standby_names (docs/postgresql.md)"
        case .unverified(let mode):
            "la dirección del servidor PostgreSQL lleva sslmode=\(mode): otro equipo podría hacerse pasar por "
                + "el servidor. Usa verify-full"
        }
    }
}
