internal import McOrderModel

extension English {
    package func text(_ message: ScreenOverText) -> String {
        switch message {
        case .closed(let code, .noShow): "\(code): nobody came for it. b undoes that; h shows its history."
        case .closed(let code, let state):
            "\(code) is \(say(state)) already. b undoes that; h shows its history."
        case .keys: "b back  h history  d device  u last 20  / search  ? help  q quit"
        case .onlyLastOver(let most): "… only the last \(most) finished ones"
        case .lastOver: "FINISHED: WHICH IS REOPENED?"
        case .lastOverFoot(let count): "\(count == 1 ? "1" : "1–\(count)") Enter: reopen   other: back"
        }
    }
}
