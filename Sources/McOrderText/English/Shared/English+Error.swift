extension English {
    package func text(_ message: ErrorText) -> String {
        switch message {
        case .noHome:
            "there is nowhere to keep the ticket: HOME is not set. Use --home or MCORDER_HOME."
        case .emptyOption(let option):
            "\(option) needs a folder. Give one, or leave the option out."
        case .badTown(let text, let nearest, let towns):
            "\(quoted(text)) is neither a town of the restaurants nor a position like 43.3183,-1.9812."
                + places(nearest, towns)
        case .badPlace(let text):
            "\(quoted(text)) is not a place. Write latitude and longitude in degrees, like 43.3183,-1.9812."
        case .replaceOrAppend: "--replace or --append, not both."
        case .ticketNotEmpty: "the ticket is not empty. Add --replace or --append."
        case .unknownState(let word, let nearest):
            "there is no state \(quoted(word)).\(nearest.map { " Did you mean \($0)?" } ?? "")"
        case .badWait(let seconds):
            "cannot wait \(counted(seconds, "second")). Write a number from 0 to 86400."
        case .chooseRestaurant(let names):
            "to which restaurant? Name it with -r: \(HarmlessText.list(names))."
        }
    }
}
