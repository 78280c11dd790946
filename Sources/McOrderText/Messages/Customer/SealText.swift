/// Messages about orders that only their restaurant can read.
package enum SealText: Message {
    /// Every key for the restaurant is out of date.
    case noKey(path: String)
    /// The house takes orders again that everybody can read.
    case plainAccepted
    /// Orders to the house are no longer sealed.
    case noLongerSealed

    package func text(in language: any Texts) -> String {
        switch self {
        case .noKey(let path):
            language.pick(
                en:
                    "orders to this restaurant are sealed, and the catalogue in \(language.quoted(path: path)) "
                    + "has no key for it that is still valid. Nothing was sent. Wait until the folder is in "
                    + "sync, or tell the restaurant.",
                es: "los pedidos a este restaurante van sellados, y el catálogo de "
                    + "\(language.quoted(path: path)) no tiene ninguna clave vigente para él. No se ha enviado "
                    + "nada. Espera a que se sincronice la carpeta, o avisa al restaurante.",
                eu:
                    "jatetxe honetarako eskaerak zigilatuta doaz, eta \(language.quoted(path: path)) karpetako "
                    + "katalogoak ez du harentzat indarrean dagoen gakorik. Ez da ezer bidali. Itxaron karpeta "
                    + "sinkronizatu arte, edo jakinarazi jatetxeari."
            )
        case .plainAccepted:
            language.pick(
                en:
                    "The restaurant takes orders again that everybody in the folder can read. Yours are still "
                    + "sealed.",
                es: "El restaurante vuelve a aceptar pedidos que puede leer quien vea la carpeta. Los tuyos "
                    + "siguen sellados.",
                eu: "Jatetxeak karpeta ikusten duen edonork irakur ditzakeen eskaerak onartzen ditu berriro. "
                    + "Zureak zigilatuta doaz oraindik."
            )
        case .noLongerSealed:
            language.pick(
                en:
                    "The restaurant no longer takes sealed orders: anyone who can read the folder can read yours.",
                es:
                    "El restaurante ya no acepta pedidos sellados: quien pueda leer la carpeta puede leer los "
                    + "tuyos.",
                eu:
                    "Jatetxeak ez du eskaera zigilaturik onartzen jada: karpeta irakur dezakeenak zureak irakur "
                    + "ditzake."
            )
        }
    }
}
