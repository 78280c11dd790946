extension Basque {
    package func text(_ message: RightsErrorText) -> String {
        switch message {
        case .groupCannotWork: "taldeak ezin du hor lan egin"
        case .groupNotInherited: "hara iristen diren eskaerek ez dute karpetaren taldea jasotzen"
        case .openToAll: "edonor sar daiteke"
        case .groupMayRemove: "taldeko edonork ken ditzake besteen eskaerak eta marka"
        case .groupMayWrite: "taldeak alda dezake mcorderd zerbitzuak bakarrik idatzi behar duena"
        case .permissions(let path, let found, let error, let cure):
            "\(path), baimenak \(found): \(say(error)); \(cure)"
        case .otherOwner(let path, let owner, let wanted):
            "\(path): jabeak (\(owner)) aldatu eta kendu egin dezake; chown \(wanted) \(path)"
        case .oneGroup(let name, let paths):
            "\(name) taldeak ilara eta karpeta partekatua ditu, biak: bezeroek eta sinkronizatzaileak "
                + "alda ditzakete jada jasotako eskaerak; chgrp mcorder-drop \(paths), eta sartu haiek talde "
                + "horretan, ez \(name) taldean"
        }
    }
}
