extension English {
    package func text(_ message: WebText) -> String {
        switch message {
        case .till: "Till"
        case .kitchen: "Kitchen"
        case .board: "Board"
        case .owner: "Owner"
        case .screens: "Screens"
        case .page(let name, let restaurant): "\(say(name)) · \(HarmlessText.clean(restaurant))"
        case .skip: "Go to the content"
        case .noScript: "This page needs JavaScript: without it, it would show nothing new."
        case .noConnection: "NO CONNECTION. What you see may be out of date."
        case .unknownOutcome: "No answer: check on the screen whether it was done before you try again."
        case .failed: "That did not work. Try again."
        case .keys: "Keys"
        case .singleKeys: "Single keys work without Ctrl or Alt"
        case .standardKeys: "Default keys"
        case .keyOf(let action): "Key: \(say(action))"
        case .keyInUse: "That key is in use already."
        case .close: "Close"
        case .back: "Back"
        case .whoIsThis(let name, let role): "\(HarmlessText.clean(name)), \(say(role))"
        case .pairTitle: "Pair this browser"
        case .pairHint: "Get a code at the till’s computer: till web add NAME --role kitchen"
        case .pairCode: "Code"
        case .pair: "Pair"
        case .toStart: "To the start"
        case .errorTitle(let status): "Error \(status)"
        }
    }
}
