extension Spanish {
    package func text(_ message: FolderErrorText) -> String {
        switch message {
        case .unknown(.screen):
            "aún no te has unido a la carpeta del restaurante. Únete con la tecla F de la primera página."
        case .unknown(.commands):
            "aún no hay ninguna carpeta compartida. Únete a la del restaurante con «mcorder join "
                + "CARPETA», o indícala con --cloud o MCORDER_CLOUD."
        case .badPath(let path):
            "\(quoted(path: path)) no vale como carpeta: su nombre lleva caracteres de control. Cámbialo."
        case .absent(let path):
            "no hay carpeta de pedidos en \(quoted(path: path)). Comprueba que está montada y sincronizada."
        case .unmarked(let path):
            "\(quoted(path: path)) no lleva la marca del restaurante (orders/.mcorder): no está montada, no "
                + "ha terminado de sincronizarse o no es la suya. No se escribe nada en ella."
        case .tooNew(let path, let format):
            "\(quoted(path: path)) tiene el formato \(format), de un mcorder más nuevo. Actualiza este."
        case .unusable(let path, let words, let advice):
            "no se puede usar \(quoted(path: path)): \(cause(words)). \(say(advice))"
        case .noCatalogue(.screen): "aún no hay catálogo. Únete primero a la carpeta del restaurante."
        case .noCatalogue(.commands):
            "no hay catálogo. Únete a la carpeta del restaurante con «mcorder join CARPETA», o indica "
                + "uno con --catalog."
        case .noCatalogueIn(let places, let surface):
            "no hay catálogo en \(say(Quoted(paths: places))), ni una copia de otro. Espera a que se "
                + (surface == .screen
                    ? "sincronice y vuelve a intentarlo." : "sincronice, o indica uno con --catalog.")
        case .invalidCatalogue(let count, let first, let surface):
            "el catálogo tiene \(count) fallo\(count == 1 ? "" : "s"), el primero en \(quoted(path: first)). "
                + "Avisa al restaurante\(surface == .screen ? "." : ": «mcorderd check» los muestra todos.")"
        }
    }
}
