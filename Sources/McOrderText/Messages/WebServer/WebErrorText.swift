/// Why `mcorder-web` refuses a request, and what its program says at the start.
package enum WebErrorText: Message {
    /// The browser is not paired.
    case notPaired
    /// The request comes from another page, or names another host.
    case wrongOrigin
    case notFound
    /// A part of the request, as the interface names it, is missing or wrong.
    case badRequest(_ part: String)
    /// Too many attempts.
    case tooMany(seconds: Int)
    /// The browser follows as many pages as HTTP/1.1 allows.
    case tooManyStreams
    /// The server has no room for the request now.
    case busy
    /// The body of the request has more than this number of kilobytes.
    case tooLarge(kilobytes: Int)
    /// The code for pairing is wrong, was used, or is too old.
    case wrongCode
    /// The program's abstract.
    case abstract
    /// The address, of that text, cannot be used.
    case cannotListen(_ address: String, reason: String)
    /// The certificate or the key, at that path, cannot be used.
    case badCertificate(path: String, reason: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .notPaired:
            language.pick(
                en: "This browser is not paired. Ask the owner for a code (till web add NAME --role ROLE).",
                es:
                    "Este navegador no está vinculado. Pide un código al dueño (till web add NOMBRE --role PAPEL).",
                eu:
                    "Nabigatzaile hau ez dago lotuta. Eskatu kode bat jabeari (till web add IZENA --role ROLA)."
            )
        case .wrongOrigin:
            language.pick(
                en: "The request comes from another page, or names another address.",
                es: "La petición viene de otra página o nombra otra dirección.",
                eu: "Eskaera beste orri batetik dator, edo beste helbide bat izendatzen du."
            )
        case .notFound:
            language.pick(
                en: "There is no such page.",
                es: "Esa página no existe.",
                eu: "Orri hori ez dago."
            )
        case .badRequest(let part):
            language.pick(
                en: "The request is not understood: \(part).",
                es: "No se entiende la petición: \(part).",
                eu: "Ez da ulertzen eskaera: \(part)."
            )
        case .tooMany(let seconds):
            language.pick(
                en: "Too many attempts. Wait \(seconds) s.",
                es: "Demasiados intentos. Espera \(seconds) s.",
                eu: "Saiakera gehiegi. Itxaron \(seconds) s."
            )
        case .tooManyStreams:
            language.pick(
                en: "This browser already follows four pages. Close one of them.",
                es: "Este navegador ya sigue cuatro páginas. Cierra una.",
                eu: "Nabigatzaile honek lau orri jarraitzen ditu jada. Itxi bat."
            )
        case .busy:
            language.pick(
                en: "The server is busy. Try again in a few seconds.",
                es: "El servidor está ocupado. Inténtalo de nuevo en unos segundos.",
                eu: "Zerbitzaria lanpetuta dago. Saiatu berriro segundo batzuk barru."
            )
        case .tooLarge(let limit):
            language.pick(
                en: "The request is too large: at most \(limit) KB.",
                es: "La petición es demasiado grande: \(limit) KB como mucho.",
                eu: "Eskaera handiegia da: gehienez \(limit) KB."
            )
        case .wrongCode:
            language.pick(
                en: "This code is wrong, was used already, or is older than ten minutes.",
                es: "El código no es correcto, ya se ha usado o tiene más de diez minutos.",
                eu: "Kodea ez da zuzena, erabilita dago, edo hamar minutu baino gehiago ditu."
            )
        case .abstract:
            language.pick(
                en: "Shows the kitchen, the till, the board and the owner's page in browsers.",
                es: "Muestra la cocina, la caja, la pantalla de recogida y la dirección en navegadores.",
                eu: "Sukaldea, kutxa, jasotzeko pantaila eta zuzendaritza nabigatzaileetan erakusten ditu."
            )
        case .cannotListen(let address, let reason):
            language.pick(
                en: "cannot listen on \(address): \(language.cause(reason))",
                es: "no se puede escuchar en \(address): \(language.cause(reason))",
                eu: "ezin da \(address) helbidean entzun: \(language.cause(reason))"
            )
        case .badCertificate(let path, let reason):
            language.pick(
                en:
                    "cannot use the certificate or key \(language.quoted(path: path)): \(language.cause(reason))",
                es:
                    "no se puede usar el certificado o la clave \(language.quoted(path: path)): \(language.cause(reason))",
                eu:
                    "ezin da erabili \(language.quoted(path: path)) ziurtagiria edo gakoa: \(language.cause(reason))"
            )
        }
    }
}
