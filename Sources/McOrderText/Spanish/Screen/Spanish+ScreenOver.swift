internal import McOrderModel

extension Spanish {
    package func text(_ message: ScreenOverText) -> String {
        switch message {
        case .closed(let code, .noShow):
            "\(code): nadie vino a recogerlo. Con b se deshace; con h, su historial."
        case .closed(let code, let state):
            "\(code) ya está \(say(state)). Con b se deshace; con h, su historial."
        case .keys: "b deshace  h historial  d dispositivo  u últimos  / busca  ? ayuda  q sale"
        case .onlyLastOver(let most): "… solo los \(most) últimos terminados"
        case .lastOver: "TERMINADOS: ¿CUÁL SE REABRE?"
        case .lastOverFoot(let count): "\(count == 1 ? "1" : "1–\(count)") Intro: reabrir   otra: volver"
        }
    }
}
