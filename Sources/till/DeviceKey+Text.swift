import McOrderConsole
import McOrderText
import McOrderModel

extension DeviceKey {
    /// The device that is to be one of the house, or no longer.
    ///
    /// - Throws: a failure that says why an erased device cannot be.
    var trustable: DeviceID {
        get throws(CommandFailure) {
            guard case .plain(let device) = self else {
                throw CommandFailure(
                    .invalid,
                    es:
                        "\(self) se borró: solo queda un resumen de su UDID, y un dispositivo es de la casa por "
                        + "su UDID; cuando vuelva a pedir, usa el de till show --json",
                    en:
                        "\(self) was erased: only a hash of its UDID is left, and a device is of the house by "
                        + "its UDID; once it orders again, use the one in till show --json",
                    eu:
                        "\(self) ezabatu zen: haren UDIDaren laburpena baino ez da geratzen, eta gailuak "
                        + "UDIDagatik dira etxekoak; berriro eskatzen duenean, erabili haren UDIDa (till show --json)"
                )
            }
            return device
        }
    }

    /// The key in few columns, for the screen.
    var short: Sentence {
        switch self {
        case .plain: Verbatim(description)
        case .erased:
            Inline(
                es: "\(TillText.forgotten.spanish) \(description.prefix(8))…",
                en: "\(TillText.forgotten.english) \(description.prefix(8))…",
                eu: "\(TillText.forgotten.basque) \(description.prefix(8))…"
            )
        }
    }
}
