extension Spanish {
    package func text(_ message: WebErrorText) -> String {
        switch message {
        case .notPaired:
            "Este navegador no está vinculado. Pide un código al dueño (till web add NOMBRE --role PAPEL)."
        case .wrongOrigin: "La petición viene de otra página o nombra otra dirección."
        case .notFound: "Esa página no existe."
        case .badRequest(let part): "No se entiende la petición: \(part)."
        case .tooMany(let seconds): "Demasiados intentos. Espera \(seconds) s."
        case .tooManyStreams: "Este navegador ya sigue cuatro páginas. Cierra una."
        case .busy: "El servidor está ocupado. Inténtalo de nuevo en unos segundos."
        case .tooLarge: "La petición es demasiado grande."
        case .wrongCode: "El código no es correcto, ya se ha usado o tiene más de diez minutos."
        case .abstract: "Muestra la cocina, la caja, la pantalla de recogida y la dirección en navegadores."
        case .cannotListen(let address, let reason):
            "no se puede escuchar en \(address): \(cause(reason))"
        case .badCertificate(let path, let reason):
            "no se puede usar el certificado o la clave \(quoted(path: path)): \(cause(reason))"
        }
    }
}
