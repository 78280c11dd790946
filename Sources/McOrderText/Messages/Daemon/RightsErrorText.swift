/// An error in the permissions of a folder or of the marker, and the command that fixes it.
///
/// Paths and names must already be cleaned, see ``HarmlessText/clean(_:)``.
package enum RightsErrorText: Message {
    case groupCannotWork
    case groupNotInherited
    case openToAll
    case groupMayRemove
    case groupMayWrite
    /// The path has permissions, in octal digits, with one of the errors above. `cure` is a command.
    case permissions(_ path: String, found: String, Sentence, cure: String)

    case otherOwner(_ path: String, owner: String, wanted: String)
    /// One group has access to both the queue and the shared folder. The paths are quoted for a command.
    case oneGroup(_ name: String, paths: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .groupCannotWork:
            language.pick(
                en: "the group cannot work there",
                es: "el grupo no puede trabajar ahí",
                eu: "taldeak ezin du hor lan egin"
            )
        case .groupNotInherited:
            language.pick(
                en: "orders that arrive there do not get the folder's group",
                es: "los pedidos que llegan ahí no reciben el grupo de la carpeta",
                eu: "hara iristen diren eskaerek ez dute karpetaren taldea jasotzen"
            )
        case .openToAll:
            language.pick(
                en: "anyone can read it",
                es: "cualquiera puede entrar",
                eu: "edonor sar daiteke"
            )
        case .groupMayRemove:
            language.pick(
                en: "anybody in the group can remove others' orders and the marker",
                es: "cualquiera del grupo puede borrar los pedidos de otros y la marca",
                eu: "taldeko edonork ken ditzake besteen eskaerak eta marka"
            )
        case .groupMayWrite:
            language.pick(
                en: "the group can change what only mcorderd should write",
                es: "el grupo puede cambiar lo que solo debe escribir mcorderd",
                eu: "taldeak alda dezake mcorderd zerbitzuak bakarrik idatzi behar duena"
            )
        case .permissions(let path, let found, let error, let cure):
            language.pick(
                en: "\(path) has \(found): \(language.say(error)); \(cure)",
                es: "\(path) tiene los permisos \(found): \(language.say(error)); \(cure)",
                eu: "\(path), baimenak \(found): \(language.say(error)); \(cure)"
            )
        case .otherOwner(let path, let owner, let wanted):
            language.pick(
                en:
                    "\(path) belongs to \(owner), who can change it and take it away; chown \(wanted) \(path)",
                es: "\(path) es de \(owner), que puede cambiarlo y quitarlo; chown \(wanted) \(path)",
                eu: "\(path): jabeak (\(owner)) aldatu eta kendu egin dezake; chown \(wanted) \(path)"
            )
        case .oneGroup(let name, let paths):
            language.pick(
                en:
                    "the group \(name) has the queue and the shared folder too: customers and the sync client can "
                    + "change orders that were taken in; chgrp mcorder-drop \(paths), and put them into that "
                    + "group and not into \(name)",
                es:
                    "el grupo \(name) es el de la cola y también el de la carpeta compartida: los clientes y el "
                    + "sincronizador pueden cambiar pedidos ya recibidos; chgrp mcorder-drop \(paths), y ponlos "
                    + "en ese grupo y no en \(name)",
                eu:
                    "\(name) taldeak ilara eta karpeta partekatua ditu, biak: bezeroek eta sinkronizatzaileak "
                    + "alda ditzakete jada jasotako eskaerak; chgrp mcorder-drop \(paths), eta sartu haiek talde "
                    + "horretan, ez \(name) taldean"
            )
        }
    }
}
