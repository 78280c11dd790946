import McOrderConsole
import McOrderText
import McOrderIntake

extension RightsFault {
    /// What is wrong, and the command that puts it right.
    var sentence: Sentence {
        switch self {
        case .narrow(let path, let permissions, let wanted):
            Self.sentence(
                path,
                permissions,
                es: "el grupo no puede trabajar ahí",
                en: "the group cannot work there",
                eu: "taldeak ezin du hor lan egin",
                wanted
            )
        case .groupNotInherited(let path, let permissions, let wanted):
            Self.sentence(
                path,
                permissions,
                es: "los pedidos que llegan ahí no reciben el grupo de la carpeta",
                en: "orders that arrive there do not get the folder's group",
                eu: "hara iristen diren eskaerek ez dute karpetaren taldea jasotzen",
                wanted
            )
        case .openToAll(let path, let permissions, let wanted):
            Self.sentence(
                path,
                permissions,
                es: "cualquiera puede entrar",
                en: "anybody can look into it",
                eu: "edonor sar daiteke",
                wanted
            )
        case .notSticky(let path, let permissions, let wanted):
            Self.sentence(
                path,
                permissions,
                es: "cualquiera del grupo puede borrar los pedidos de otros y la marca",
                en: "anybody in the group can remove others' orders and the marker",
                eu: "taldeko edonork ken ditzake besteen eskaerak eta marka",
                wanted
            )
        case .groupMayWrite(let path, let permissions, let wanted):
            Self.sentence(
                path,
                permissions,
                es: "el grupo puede cambiar lo que solo debe escribir mcorderd",
                en: "the group can change what only mcorderd should write",
                eu: "taldeak alda dezake mcorderd zerbitzuak bakarrik idatzi behar duena",
                wanted
            )
        case .otherOwner(let path, let owner, let wanted):
            Self.owner(HarmlessText.clean(path), HarmlessText.clean(owner), HarmlessText.clean(wanted))
        case .oneGroup(let name, let paths):
            Self.group(HarmlessText.clean(name), paths.map { HarmlessText.clean($0) }.joined(separator: " "))
        }
    }

    private static func sentence(
        _ path: String,
        _ permissions: UInt16,
        es: String,
        en: String,
        eu: String,
        _ wanted: UInt16
    ) -> Sentence {
        let path = HarmlessText.clean(path)
        let found = String(permissions, radix: 8)
        let cure = "chmod \(String(wanted, radix: 8)) \(path)"
        return Inline(
            es: "\(path) tiene \(found): \(es); \(cure)",
            en: "\(path) has \(found): \(en); \(cure)",
            eu: "\(path), baimenak \(found): \(eu); \(cure)"
        )
    }

    private static func owner(_ path: String, _ owner: String, _ wanted: String) -> Sentence {
        Inline(
            es: "\(path) es de \(owner), que puede cambiarlo y quitarlo; chown \(wanted) \(path)",
            en: "\(path) belongs to \(owner), who can change it and take it away; chown \(wanted) \(path)",
            eu: "\(path): jabeak (\(owner)) aldatu eta kendu egin dezake; chown \(wanted) \(path)"
        )
    }

    private static func group(_ name: String, _ paths: String) -> Sentence {
        Inline(
            es: "el grupo \(name) tiene la cola y también la carpeta compartida: los clientes y el "
                + "sincronizador pueden cambiar pedidos ya recibidos; chgrp mcorder-drop \(paths), y mételos "
                + "en ese grupo y no en \(name)",
            en:
                "the group \(name) has the queue and the shared folder too: customers and the sync client can "
                + "change orders that were taken in; chgrp mcorder-drop \(paths), and put them into that "
                + "group and not into \(name)",
            eu: "\(name) taldeak ilara eta karpeta partekatua ditu, biak: bezeroek eta sinkronizatzaileak "
                + "alda ditzakete jada jasotako eskaerak; chgrp mcorder-drop \(paths), eta sartu haiek talde "
                + "horretan, ez \(name) taldean"
        )
    }
}
