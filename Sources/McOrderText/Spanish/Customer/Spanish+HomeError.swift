extension Spanish {
    package func text(_ message: HomeErrorText) -> String {
        switch message {
        case .unusable(let path, let words, let surface):
            "no se puede usar \(quoted(path: path)): \(cause(words)). Libera sitio o da permiso"
                + (surface == .screen ? "." : ", o elige otra carpeta con --home o MCORDER_HOME.")
        case .busy(let path, let holder):
            "otro programa\(holder.isEmpty ? "" : " (\(HarmlessText.clean(holder)))") está usando \(quoted(path: path)). Vuelve a "
                + "intentarlo."
        case .damaged(let path, let place):
            "\(quoted(path: path)) está dañado\(place.isEmpty ? "" : " (\(place))"). No se toca, porque guarda el "
                + "código del dispositivo y los números de pedido. Recupéralo de una copia, o aparta el archivo "
                + "para empezar con un dispositivo nuevo."
        case .tooNew(let path, let format):
            "\(quoted(path: path)) es del formato \(format), de un mcorder más nuevo. Actualiza este."
        case .badDeviceName(let name):
            "\(quoted(name)) no vale como nombre: debe tener de 1 a 64 caracteres, ninguno de control."
        }
    }
}
