import McOrderConsole
import McOrderText
import McOrderModel

/// What the self check-in says.
enum CheckinText {
    static let abstract = Inline(
        es: "Un campo para que los clientes avisen de que han llegado.",
        en: "A field by which customers tell that they are here.",
        eu: "Bezeroek iritsi direla adierazteko eremu bat."
    )
    static let discussion = Inline(
        es: """
            till checkin --restaurant garbera   (el lector de códigos escribe 9-624 e Intro)

            Ocupa toda la pantalla y no se puede hacer nada más en ella. El personal sale con Ctrl-\\ tres veces
            seguidas, o con una señal (SIGTERM).
            """,
        en: """
            till checkin --restaurant garbera   (the scanner types 9-624 and Enter)

            It fills the screen, and nothing else can be done there. Staff leave with Ctrl-\\ three times in a row,
            or by a signal (SIGTERM).
            """,
        eu: """
            till checkin --restaurant garbera   (kode-irakurgailuak 9-624 eta Sartu idazten ditu)

            Pantaila osoa hartzen du, eta ezin da beste ezer egin bertan. Langileak Ctrl-\\ hiru aldiz
            jarraian sakatuta irteten dira, edo seinale batekin (SIGTERM).
            """
    )
    static let welcome = Inline(es: "Bienvenido", en: "Welcome", eu: "Ongi etorri")
    static let prompt = Inline(
        es: "¿Has pedido por adelantado? Escanea tu código, o escribe tu número y pulsa Intro.",
        en: "Did you order ahead? Scan your code, or type your number and press Enter.",
        eu: "Aurrez eskatu duzu? Eskaneatu zure kodea, edo idatzi zure zenbakia eta sakatu Sartu."
    )
    static let hint = Inline(
        es: "El código está en tu móvil: mcorder code",
        en: "The code is on your phone: mcorder code",
        eu: "Kodea mugikorrean duzu: mcorder code"
    )
    static let oneMoment = Inline(es: "Un momento…", en: "One moment…", eu: "Une bat…")
    static let trouble = Inline(
        es: "Ahora mismo no puedo avisar. Por favor, pregunta en caja.",
        en: "I cannot tell them right now. Please ask at the counter.",
        eu: "Une honetan ezin dut abisatu. Mesedez, galdetu kutxan."
    )

    static func title(_ restaurant: String?) -> Sentence {
        guard let restaurant else { return welcome }
        return Inline(
            es: "\(welcome.spanish) · \(restaurant)",
            en: "\(welcome.english) · \(restaurant)",
            eu: "\(welcome.basque) · \(restaurant)"
        )
    }

    static func welcome(_ code: String, isReady: Bool) -> Sentence {
        isReady
            ? Inline(
                es: "Bienvenido, \(code), ya está listo: recógelo en caja",
                en: "Welcome, \(code), it is ready: collect it at the counter",
                eu: "Ongi etorri, \(code), prest dago: hartu kutxan"
            )
            : Inline(
                es: "Bienvenido, \(code), te avisamos",
                en: "Welcome, \(code), we will call you",
                eu: "Ongi etorri, \(code), abisatuko dizugu"
            )
    }

    static func ambiguous(_ number: String) -> Sentence {
        Inline(
            es: "Hay más de un pedido \(number). Escribe tu código entero: \(number), guion y tres cifras.",
            en:
                "There is more than one order \(number). Type your whole code: \(number), hyphen, three digits.",
            eu:
                "Hainbat eskaerak dute \(number) zenbakia. Idatzi kode osoa: \(number), marratxoa eta "
                + "hiru zifra."
        )
    }

    static func doubled(_ code: String) -> Sentence {
        Inline(
            es: "Hay más de un pedido \(code). Por favor, pregunta en caja.",
            en: "There is more than one order \(code). Please ask at the counter.",
            eu: "Hainbat eskaerak dute \(code) kodea. Mesedez, galdetu kutxan."
        )
    }

    static func over(_ code: String, _ state: OrderState) -> Sentence {
        if state == .noShow {
            return Inline(
                es: "Nadie vino a recoger el pedido \(code). Si no es así, pregunta en caja.",
                en: "Nobody came for order \(code). If that is wrong, ask at the counter.",
                eu: "Inor ez da etorri \(code) eskaeraren bila. Hala ez bada, galdetu kutxan."
            )
        }
        return Inline(
            es: "El pedido \(code) ya está \(state.word.spanish). Si no es así, pregunta en caja.",
            en: "Order \(code) is \(state.word.english) already. If that is wrong, ask at the counter.",
            eu: "\(code) eskaera jada \(state.word.basque) dago. Hala ez bada, galdetu kutxan."
        )
    }

    static func unknown(_ typed: String) -> Sentence {
        Inline(
            es:
                "No encuentro el pedido \(typed). Mira el código en tu móvil; si lo acabas de enviar, prueba otra "
                + "vez en un momento, o pregunta en caja.",
            en:
                "I cannot find order \(typed). Look at the code on your phone; if you have just sent it, try again "
                + "in a moment, or ask at the counter.",
            eu:
                "Ez dut \(typed) eskaera aurkitzen. Begiratu kodea mugikorrean; bidali berri baduzu, saiatu berriro "
                + "pixka bat barru, edo galdetu kutxan."
        )
    }

    static func unreadable(_ typed: String) -> Sentence {
        Inline(
            es: "\(typed) no es un número ni un código. Es un número, o un número, guion y tres cifras.",
            en:
                "\(typed) is neither a number nor a code. It is a number, or a number, hyphen and three digits.",
            eu: "\(typed) ez da zenbakia ez kodea. Idatzi zenbakia, edo zenbakia, marratxoa eta hiru zifra."
        )
    }
}
