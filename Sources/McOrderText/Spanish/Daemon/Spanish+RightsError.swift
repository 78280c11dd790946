extension Spanish {
    package func text(_ message: RightsErrorText) -> String {
        switch message {
        case .groupCannotWork: "el grupo no puede trabajar ahí"
        case .groupNotInherited: "los pedidos que llegan ahí no reciben el grupo de la carpeta"
        case .openToAll: "cualquiera puede entrar"
        case .groupMayRemove: "cualquiera del grupo puede borrar los pedidos de otros y la marca"
        case .groupMayWrite: "el grupo puede cambiar lo que solo debe escribir mcorderd"
        case .permissions(let path, let found, let error, let cure):
            "\(path) tiene los permisos \(found): \(say(error)); \(cure)"
        case .otherOwner(let path, let owner, let wanted):
            "\(path) es de \(owner), que puede cambiarlo y quitarlo; chown \(wanted) \(path)"
        case .oneGroup(let name, let paths):
            "el grupo \(name) es el de la cola y también el de la carpeta compartida: los clientes y el "
                + "sincronizador pueden cambiar pedidos ya recibidos; chgrp mcorder-drop \(paths), y ponlos "
                + "en ese grupo y no en \(name)"
        }
    }
}
