package import McOrderModel

/// The messages of the self check-in.
package enum CheckinText: Message {
    case abstract
    case discussion
    /// The top row: a welcome, to this restaurant if one is given.
    case title(_ restaurant: String?)
    case prompt
    case hint
    case oneMoment
    case problem
    case welcome(_ code: String, isReady: Bool)
    /// Several open orders have this number.
    case ambiguous(_ number: String)
    /// Several open orders have this code.
    case doubled(_ code: String)
    /// The order is no longer open.
    case over(_ code: String, OrderState)
    case unknown(_ typed: String)
    case unreadable(_ typed: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "A field in which customers check in.",
                es: "Una pantalla para que los clientes avisen de que han llegado.",
                eu: "Bezeroek iritsi direla adierazteko eremu bat."
            )
        case .discussion:
            language.pick(
                en: """
                    till checkin --restaurant garbera   (the scanner types 9-624 and Enter)

                    It fills the screen, and nothing else can be done there. Staff leave with Ctrl-\\ three times in a row,
                    or by a signal (SIGTERM).
                    """,
                es: """
                    till checkin --restaurant garbera   (el lector de códigos escribe 9-624 e Intro)

                    Ocupa toda la pantalla y no se puede hacer nada más en ella. El personal sale con Ctrl-\\ tres veces
                    seguidas, o con una señal (SIGTERM).
                    """,
                eu: """
                    till checkin --restaurant garbera   (kode-irakurgailuak 9-624 eta Sartu idazten ditu)

                    Pantaila osoa hartzen du, eta ezin da beste ezer egin bertan. Langileak Ctrl-\\ hiru aldiz
                    jarraian sakatuta irteten dira, edo seinale batekin (SIGTERM).
                    """
            )
        case .title(nil): language.pick(en: "Welcome", es: "Bienvenido", eu: "Ongi etorri")
        case .title(let restaurant?):
            language.pick(
                en: "Welcome · \(restaurant)",
                es: "Bienvenido · \(restaurant)",
                eu: "Ongi etorri · \(restaurant)"
            )
        case .prompt:
            language.pick(
                en: "Did you order ahead? Scan your code, or type your number and press Enter.",
                es: "¿Has pedido por adelantado? Escanea tu código, o escribe tu número y pulsa Intro.",
                eu: "Aurrez eskatu duzu? Eskaneatu zure kodea, edo idatzi zure zenbakia eta sakatu Sartu."
            )
        case .hint:
            language.pick(
                en: "The code is on your phone: mcorder code",
                es: "El código está en tu móvil: mcorder code",
                eu: "Kodea mugikorrean duzu: mcorder code"
            )
        case .oneMoment: language.pick(en: "One moment…", es: "Un momento…", eu: "Une bat…")
        case .problem:
            language.pick(
                en: "I cannot reach the counter right now. Please ask there.",
                es: "Ahora mismo no puedo avisar. Por favor, pregunta en caja.",
                eu: "Une honetan ezin dut abisatu. Mesedez, galdetu kutxan."
            )
        case .welcome(let code, true):
            language.pick(
                en: "Welcome, \(code), it is ready: collect it at the counter",
                es: "Bienvenido, \(code), ya está listo: recógelo en caja",
                eu: "Ongi etorri, \(code), prest dago: hartu kutxan"
            )
        case .welcome(let code, false):
            language.pick(
                en: "Welcome, \(code), we will call you",
                es: "Bienvenido, \(code), te avisamos",
                eu: "Ongi etorri, \(code), abisatuko dizugu"
            )
        case .ambiguous(let number):
            language.pick(
                en:
                    "There is more than one order \(number). Type your whole code: \(number), hyphen, three digits.",
                es:
                    "Hay más de un pedido \(number). Escribe tu código entero: \(number), guion y tres cifras.",
                eu: "Hainbat eskaerak dute \(number) zenbakia. Idatzi kode osoa: \(number), marratxoa eta "
                    + "hiru zifra."
            )
        case .doubled(let code):
            language.pick(
                en: "There is more than one order \(code). Please ask at the counter.",
                es: "Hay más de un pedido \(code). Por favor, pregunta en caja.",
                eu: "Hainbat eskaerak dute \(code) kodea. Mesedez, galdetu kutxan."
            )
        case .over(let code, .noShow):
            language.pick(
                en: "Nobody came for order \(code). If that is wrong, ask at the counter.",
                es: "Nadie vino a recoger el pedido \(code). Si no es así, pregunta en caja.",
                eu: "Inor ez da etorri \(code) eskaeraren bila. Hala ez bada, galdetu kutxan."
            )
        case .over(let code, let state):
            language.pick(
                en: "Order \(code) is \(language.say(state)) already. If that is wrong, ask at the counter.",
                es: "El pedido \(code) ya está \(language.say(state)). Si no es así, pregunta en caja.",
                eu: "\(code) eskaera jada \(language.say(state)) dago. Hala ez bada, galdetu kutxan."
            )
        case .unknown(let typed):
            language.pick(
                en:
                    "I cannot find order \(typed). Look at the code on your phone; if you have just sent it, try again "
                    + "in a moment, or ask at the counter.",
                es:
                    "No encuentro el pedido \(typed). Mira el código en tu móvil; si lo acabas de enviar, prueba otra "
                    + "vez en un momento, o pregunta en caja.",
                eu:
                    "Ez dut \(typed) eskaera aurkitzen. Begiratu kodea mugikorrean; bidali berri baduzu, saiatu berriro "
                    + "pixka bat barru, edo galdetu kutxan."
            )
        case .unreadable(let typed):
            language.pick(
                en:
                    "\(typed) is neither a number nor a code. It is a number, or a number, hyphen and three digits.",
                es: "\(typed) no es un número ni un código. Es un número, o un número, guion y tres cifras.",
                eu:
                    "\(typed) ez da zenbakia ez kodea. Idatzi zenbakia, edo zenbakia, marratxoa eta hiru zifra."
            )
        }
    }
}
