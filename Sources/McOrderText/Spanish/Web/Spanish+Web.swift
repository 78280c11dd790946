extension Spanish {
    package func text(_ message: WebText) -> String {
        switch message {
        case .till: "Caja"
        case .kitchen: "Cocina"
        case .board: "Pantalla de recogida"
        case .owner: "Dirección"
        case .screens: "Pantallas"
        case .page(let name, let restaurant): "\(say(name)) · \(HarmlessText.clean(restaurant))"
        case .skip: "Ir al contenido"
        case .noScript: "Esta página necesita JavaScript: sin él no mostraría nada nuevo."
        case .noConnection: "SIN CONEXIÓN. Lo que ves puede haber cambiado."
        case .unknownOutcome: "Sin respuesta: mira en la pantalla si se hizo antes de repetirlo."
        case .failed: "No se ha podido hacer. Prueba otra vez."
        case .keys: "Teclas"
        case .singleKeys: "Teclas sueltas, sin Ctrl ni Alt"
        case .standardKeys: "Teclas de fábrica"
        case .keyOf(let action): "Tecla: \(say(action))"
        case .keyInUse: "Esa tecla ya se usa."
        case .close: "Cerrar"
        case .back: "Volver"
        case .whoIsThis(let name, let role): "\(HarmlessText.clean(name)), \(say(role))"
        case .pairTitle: "Vincular este navegador"
        case .pairHint: "Pide un código en el ordenador de la caja: till web add NOMBRE --role kitchen"
        case .pairCode: "Código"
        case .pair: "Vincular"
        case .toStart: "Ir al inicio"
        case .errorTitle(let status): "Error \(status)"
        }
    }
}
