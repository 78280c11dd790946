/// Why the customer's home, the folder with the ticket and the order numbers, cannot be used.
package enum HomeErrorText: Message {
    /// A file in it cannot be used; `words` is the system's message.
    case unusable(path: String, cause: String, on: Surface)
    /// Another program holds its lock.
    case busy(path: String, holder: String)
    /// A file is not as this program wrote it; `place` is the position, empty if unknown.
    case damaged(path: String, place: String)
    case tooNew(path: String, format: Int)
    case badDeviceName(_ name: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .unusable(let path, let cause, let surface):
            language.pick(
                en:
                    "cannot use \(language.quoted(path: path)): \(language.cause(cause)). Make room or give permission"
                    + (surface == .screen ? "." : ", or choose another folder with --home or MCORDER_HOME."),
                es:
                    "no se puede usar \(language.quoted(path: path)): \(language.cause(cause)). Libera sitio o da permiso"
                    + (surface == .screen ? "." : ", o elige otra carpeta con --home o MCORDER_HOME."),
                eu:
                    "ezin da \(language.quoted(path: path)) erabili: \(language.cause(cause)). Egin lekua edo eman baimena"
                    + (surface == .screen
                        ? "." : ", edo aukeratu beste karpeta bat --home edo MCORDER_HOME erabiliz.")
            )
        case .busy(let path, let holder):
            language.pick(
                en:
                    "another program\(holder.isEmpty ? "" : " (\(HarmlessText.clean(holder)))") is using \(language.quoted(path: path)). Try again.",
                es:
                    "otro programa\(holder.isEmpty ? "" : " (\(HarmlessText.clean(holder)))") está usando \(language.quoted(path: path)). Vuelve a "
                    + "intentarlo.",
                eu:
                    "beste programa bat\(holder.isEmpty ? "" : " (\(HarmlessText.clean(holder)))") \(language.quoted(path: path)) erabiltzen ari da. "
                    + "Saiatu berriro."
            )
        case .damaged(let path, let place):
            language.pick(
                en:
                    "\(language.quoted(path: path)) is damaged\(place.isEmpty ? "" : " (\(place))"). It is not changed, because it "
                    + "holds the device's code and the order numbers. Restore it from a backup, or move the file "
                    + "away to begin with a new device.",
                es:
                    "\(language.quoted(path: path)) está dañado\(place.isEmpty ? "" : " (\(place))"). No se toca, porque guarda el "
                    + "código del dispositivo y los números de pedido. Recupéralo de una copia, o aparta el archivo "
                    + "para empezar con un dispositivo nuevo.",
                eu:
                    "\(language.quoted(path: path)) hondatuta dago\(place.isEmpty ? "" : " (\(place))"). Ez da ukitzen, gailuaren "
                    + "kodea eta eskaera-zenbakiak gordetzen dituelako. Berreskuratu babeskopia batetik, edo eraman "
                    + "fitxategia beste leku batera gailu berri batekin hasteko."
            )
        case .tooNew(let path, let format):
            language.pick(
                en:
                    "\(language.quoted(path: path)) has format \(format), of a newer mcorder. Update this one.",
                es:
                    "\(language.quoted(path: path)) es del formato \(format), de un mcorder más nuevo. Actualiza este.",
                eu:
                    "\(language.quoted(path: path)) fitxategiaren formatua \(format) da, mcorder berriago batena. Eguneratu hau."
            )
        case .badDeviceName(let name):
            language.pick(
                en:
                    "\(language.quoted(name)) is not a valid name: it must have 1 to 64 characters, no control characters.",
                es:
                    "\(language.quoted(name)) no vale como nombre: debe tener de 1 a 64 caracteres, ninguno de control.",
                eu: "\(language.quoted(name)) ez da izen egokia: 1 eta 64 karaktere artean izan behar ditu, "
                    + "kontrol-karaktererik gabe."
            )
        }
    }
}
