package import McOrderModel

/// Why an order or a notice was not sent, for the customer.
package enum SendingErrorText: Message {
    /// The failure while sending, after R11's sentence and before the statement that nothing is lost.
    case whileSending(Sentence)
    case unknownRestaurant(_ id: String, on: Surface)
    case unknownService(_ service: String, at: String, among: [String])
    case tooLong(_ option: String, limit: Int)
    /// The restaurant makes orders as soon as possible only.
    case noPickup(at: String)
    /// The restaurant takes no orders for that time, only every so many minutes and so many hours ahead.
    case badPickup(at: String, every: Int, hours: Int)
    /// The text names no time.
    case notATime(String)
    case couponNotUsable(String)
    /// Lines of the ticket that cannot be ordered, in the form of the next two messages, and their numbers as
    /// command arguments; nil on the screen.
    case unavailable(_ lines: [Sentence], numbers: String?)
    /// A line of the ticket that the restaurant does not sell.
    case notSold(line: Int, _ name: String, at: String)
    case notSoldNow(line: Int, _ name: String)
    /// A line of the ticket whose options no longer fit its product.
    case options(line: Int, _ name: String, OptionError)
    /// A line of the ticket whose product is no longer in the catalogue.
    case notInCatalogue(line: Int, _ name: String)
    /// The same order was sent less than ten minutes ago.
    case repeated(_ code: OrderCode, on: Surface)
    case numbersExhausted(on: Surface)
    /// The order is certainly not in the folder.
    case notSent(OrderNumber, because: Sentence, advice: Sentence)
    /// The order may be in the folder.
    case unfinished(OrderNumber, because: Sentence, advice: Sentence, on: Surface)
    /// An order is unfinished in a folder other than the one that is joined now.
    case unfinishedElsewhere(OrderNumber, folder: String, now: String, on: Surface)
    /// An order was sent to a folder other than the one that is joined now.
    case sentElsewhere(OrderNumber, folder: String, now: String)
    /// A notice about the order may not be in the folder.
    case noticeUnsent(OrderNumber, because: Sentence, advice: Sentence, on: Surface)

    package func text(in language: any Texts) -> String {
        switch self {
        case .whileSending(let failure):
            language.pick(
                en: "Sorry, something went wrong! \(language.say(failure)) Nothing is lost.",
                es: "¡Lo sentimos, algo no ha ido bien! \(language.say(failure)) No se ha perdido nada.",
                eu: "Sentitzen dugu, zerbait gaizki joan da! \(language.say(failure)) Ez da ezer galdu."
            )
        case .unknownRestaurant(let id, let surface):
            language.pick(
                en: "the catalogue has no restaurant \(language.quoted(id)). Choose another one"
                    + (surface == .screen ? "." : " of “mcorder restaurants”."),
                es: "el catálogo no tiene el restaurante \(language.quoted(id)). Elige otro"
                    + (surface == .screen ? "." : " de «mcorder restaurants»."),
                eu: "katalogoan ez dago \(language.quoted(id)) jatetxerik. Aukeratu beste bat"
                    + (surface == .screen ? "." : " hemendik: «mcorder restaurants».")
            )
        case .unknownService(let service, let place, let names):
            language.pick(
                en:
                    "\(place) has no service \(language.quoted(service)). There are: \(HarmlessText.list(names)).",
                es:
                    "\(place) no tiene el servicio \(language.quoted(service)). Hay: \(HarmlessText.list(names)).",
                eu:
                    "\(place): ez dago \(language.quoted(service)) zerbitzurik. Aukeran: \(HarmlessText.list(names))."
            )
        case .tooLong(let option, let limit):
            language.pick(
                en: "\(option): at most \(limit) characters, and at least one",
                es: "\(option): como mucho \(limit) caracteres, y al menos uno",
                eu: "\(option): gehienez \(limit) karaktere, eta gutxienez bat"
            )
        case .noPickup(let place):
            language.pick(
                en: "\(place) makes orders as soon as possible only. Send it without a time.",
                es: "\(place) solo hace los pedidos lo antes posible. Envíalo sin hora.",
                eu: "\(place): eskaerak ahalik eta lasterren bakarrik egiten dira. Bidali ordurik gabe."
            )
        case .badPickup(let place, let minutes, let hours):
            language.pick(
                en: "\(place) takes no orders for that time. There is one every \(minutes) min, "
                    + "at most \(hours) h ahead.",
                es: "\(place) no acepta pedidos para esa hora. Hay una cada \(minutes) min, "
                    + "como mucho \(hours) h antes.",
                eu: "\(place): ordu horretarako ez da eskaerarik onartzen. Bat dago "
                    + "\(minutes) minutuz behin, gehienez \(hours) ordu lehenago."
            )
        case .notATime(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a time. Write 13:30, or 2026-12-24 13:30.",
                es: "\(language.quoted(text)) no es una hora. Escribe 13:30 o 2026-12-24 13:30.",
                eu: "\(language.quoted(text)) ez da ordu bat. Idatzi 13:30 edo 2026-12-24 13:30."
            )
        case .couponNotUsable(let coupon):
            language.pick(
                en: "the coupon \(language.quoted(coupon)) is not valid for this order now",
                es: "el cupón \(language.quoted(coupon)) no vale ahora para este pedido",
                eu: "\(language.quoted(coupon)) kupoiak ez du balio orain eskaera honetarako"
            )
        case .unavailable(let lines, let numbers):
            language.pick(
                en: "cannot be ordered: \(lines.map { language.say($0) }.joined(separator: ", ")). Remove it"
                    + (numbers.map { " with “mcorder remove \($0)”." } ?? "."),
                es: "no se puede pedir: \(lines.map { language.say($0) }.joined(separator: ", ")). Quítalo"
                    + (numbers.map { " con «mcorder remove \($0)»." } ?? "."),
                eu: "ezin da eskatu: \(lines.map { language.say($0) }.joined(separator: ", ")). Kendu"
                    + (numbers.map { " «mcorder remove \($0)» komandoarekin." } ?? ".")
            )
        case .notSoldNow(let line, let name):
            language.pick(
                en: "\(line) \(language.quoted(name)) (not sold now)",
                es: "\(line) \(language.quoted(name)) (ahora no se vende)",
                eu: "\(line) \(language.quoted(name)) (orain ez da saltzen)"
            )
        case .options(let line, let name, let error):
            language.pick(
                en: "\(line) \(language.quoted(name)) (\(language.say(error)))",
                es: "\(line) \(language.quoted(name)) (\(language.say(error)))",
                eu: "\(line) \(language.quoted(name)) (\(language.say(error)))"
            )
        case .notSold(let line, let name, let restaurant):
            language.pick(
                en: "\(line) \(language.quoted(name)) (not sold at \(HarmlessText.clean(restaurant)))",
                es: "\(line) \(language.quoted(name)) (no se vende en \(HarmlessText.clean(restaurant)))",
                eu:
                    "\(line) \(language.quoted(name)) (\(HarmlessText.clean(restaurant)) jatetxean ez da saltzen)"
            )
        case .notInCatalogue(let line, let name):
            language.pick(
                en: "\(line) \(language.quoted(name)) (no longer in the catalogue)",
                es: "\(line) \(language.quoted(name)) (ya no está en el catálogo)",
                eu: "\(line) \(language.quoted(name)) (jada ez dago katalogoan)"
            )
        case .repeated(let code, let surface):
            language.pick(
                en: "you sent this very order less than 10 minutes ago: \(code)."
                    + (surface == .screen ? "" : " If you want another one, add --again."),
                es: "hace menos de 10 minutos enviaste este mismo pedido: \(code)."
                    + (surface == .screen ? "" : " Si quieres otro igual, añade --again."),
                eu: "duela 10 minutu baino gutxiago eskaera hau bera bidali zenuen: \(code)."
                    + (surface == .screen ? "" : " Beste bat nahi baduzu, gehitu --again.")
            )
        case .numbersExhausted(let surface):
            language.pick(
                en: "this device has used up all order numbers. "
                    + (surface == .screen ? "Order from another device." : "Begin with another --home."),
                es: "este dispositivo ha gastado todos los números de pedido. "
                    + (surface == .screen ? "Pide desde otro dispositivo." : "Empieza con otro --home."),
                eu: "gailu honek eskaera-zenbaki guztiak agortu ditu. "
                    + (surface == .screen ? "Eskatu beste gailu batetik." : "Hasi beste --home batekin.")
            )
        case .notSent(let number, let reason, let advice):
            language.pick(
                en:
                    "Order \(number) was not sent: \(language.say(reason)). The ticket is as it was. \(language.say(advice))",
                es: "El pedido \(number) no se ha enviado: \(language.say(reason)). El ticket sigue como "
                    + "estaba. \(language.say(advice))",
                eu:
                    "\(number) eskaera ez da bidali: \(language.say(reason)). Tiketa zegoen bezala dago. \(language.say(advice))"
            )
        case .unfinished(let number, let reason, let advice, let surface):
            language.pick(
                en: "Order \(number) is unfinished: \(language.say(reason)). \(language.say(advice)) "
                    + (surface == .screen ? "Then the key P on the first page" : "Then “mcorder send”")
                    + " finishes it, only once and under the same number.",
                es: "El pedido \(number) está a medias: \(language.say(reason)). \(language.say(advice)) "
                    + (surface == .screen
                        ? "Después la tecla P de la primera página" : "Después «mcorder send»")
                    + " lo termina, una sola vez y con el mismo número.",
                eu: "\(number) eskaera amaitu gabe dago: \(language.say(reason)). \(language.say(advice)) "
                    + (surface == .screen ? "Gero lehen orriko P teklak" : "Gero «mcorder send» komandoak")
                    + " amaituko du, behin bakarrik eta zenbaki berarekin."
            )
        case .unfinishedElsewhere(let number, let folder, let now, let surface):
            language.pick(
                en:
                    "order \(number) is unfinished in \(language.quoted(path: folder)), and \(language.quoted(path: now)) is another folder. "
                    + "Mount the first one again, or give the order up with "
                    + (surface == .screen ? "the key X on the first page." : "“mcorder new --abandon”."),
                es:
                    "el pedido \(number) está a medias en \(language.quoted(path: folder)), y \(language.quoted(path: now)) es otra carpeta. "
                    + "Vuelve a montar la primera, o abandona el pedido con "
                    + (surface == .screen ? "la tecla X de la primera página." : "«mcorder new --abandon»."),
                eu:
                    "\(number) eskaera amaitu gabe dago \(language.quoted(path: folder)) karpetan, eta \(language.quoted(path: now)) beste "
                    + "karpeta bat da. Muntatu berriro lehena, edo utzi alde batera eskaera "
                    + (surface == .screen
                        ? "lehen orriko X teklarekin." : "«mcorder new --abandon» komandoarekin.")
            )
        case .sentElsewhere(let number, let folder, let now):
            language.pick(
                en:
                    "order \(number) went through \(language.quoted(path: folder)), and \(language.quoted(path: now)) is another folder. "
                    + "Mount the first one again.",
                es:
                    "el pedido \(number) se envió por \(language.quoted(path: folder)), y \(language.quoted(path: now)) es otra carpeta. "
                    + "Vuelve a montar la primera.",
                eu:
                    "\(number) eskaera \(language.quoted(path: folder)) karpetatik bidali zen, eta \(language.quoted(path: now)) beste "
                    + "karpeta bat da. Muntatu berriro lehena."
            )
        case .noticeUnsent(let number, let reason, let advice, let surface):
            language.pick(
                en: "the restaurant did not get the notice about order \(number): \(language.say(reason)). "
                    + "\(language.say(advice)) Then \(surface == .screen ? "choose it again" : "repeat the command"): it counts "
                    + "as one notice.",
                es: "no se pudo avisar sobre el pedido \(number): \(language.say(reason)). "
                    + "\(language.say(advice)) Después \(surface == .screen ? "elígelo otra vez" : "repite el comando"): cuenta "
                    + "como un solo aviso.",
                eu: "ezin izan da \(number) eskaerari buruz abisatu: \(language.say(reason)). "
                    + "\(language.say(advice)) Gero \(surface == .screen ? "aukeratu berriro" : "errepikatu komandoa"): abisu "
                    + "bakarra da."
            )
        }
    }
}
