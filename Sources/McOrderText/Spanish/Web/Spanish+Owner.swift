internal import McOrderModel

extension Spanish {
    package func text(_ message: OwnerText) -> String {
        switch message {
        case .today: "Hoy"
        case .lastDays(let count): "Últimos \(count) días"
        case .readAt(let clock): "A las \(clock); se actualiza cada minuto."
        case .takingsByDay: "Cobrado por día"
        case .ordersByHourToday: "Pedidos por hora, hoy"
        case .ordersByHour: "Pedidos por hora, 30 días juntos"
        case .serviceByDay: "Tiempo de servicio por día"
        case .totalByDay: "Tiempo total por día"
        case .refusals: "Archivos rechazados, por motivo"
        case .refusalsOfAll: "Archivos rechazados de todos los restaurantes, por motivo"
        case .devices: "Dispositivos"
        case .availability: "Pausas y agotados"
        case .browsers: "Navegadores vinculados"
        case .health: "Estado"
        case .figures: "Cifras"
        case .day: "día"
        case .hour: "hora"
        case .median: "la mitad en"
        case .percentile90: "9 de cada 10 en"
        case .target(let duration): "objetivo \(duration)"
        case .highest(let value): "máximo: \(value)"
        case .nothingYet: "Todavía no hay pedidos."
        case .nothingRefused: "No se ha rechazado nada."
        case .noBlacklist: "Ningún dispositivo vetado."
        case .noBrowsers: "Ningún navegador vinculado."
        case .everythingAvailable: "Sin pausas y nada agotado."
        case .blacklisted(let since, let reason, let until):
            "vetado desde el \(since)\(until.map { " \(say($0))" } ?? ", para siempre"): \(reason)"
        case .paused(let until, let by): "En pausa \(say(until)) (\(by))"
        case .soldOut(let product, let until, let by): "\(product): agotado \(say(until)) (\(by))"
        case .lastSeen(let time): "visto el \(time)"
        case .neverSeen: "sin usar todavía"
        }
    }
}
