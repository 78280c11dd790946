package import McOrderModel

/// What staff read about the device of an order, in a house that has an identity.
package enum DeviceStandingText: Message {
    case standing(DeviceStanding)
    /// The same beside a name in a list, where there is little room.
    case short(DeviceStanding)
    /// Another device, whose orders were collected, has the same name.
    case namesake(_ name: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .standing(.known):
            language.pick(en: "known device", es: "dispositivo conocido", eu: "gailu ezaguna")
        case .standing(.new): language.pick(en: "new device", es: "dispositivo nuevo", eu: "gailu berria")
        case .short(.known): language.pick(en: "known", es: "conocido", eu: "ezaguna")
        case .short(.new): language.pick(en: "new", es: "nuevo", eu: "berria")
        case .standing(.unsigned), .short(.unsigned):
            language.pick(en: "unsigned", es: "sin firma", eu: "sinatu gabe")
        case .namesake(let name):
            language.pick(
                en: "another device calls itself \(name)",
                es: "otro dispositivo se llama \(name)",
                eu: "beste gailu batek ere \(name) du izena"
            )
        }
    }
}
