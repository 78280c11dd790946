extension English {
    package func text(_ message: TillBrowserText) -> String {
        switch message {
        case .abstract:
            "Browsers that may open the pages for staff."
        case .addAbstract:
            "Prints a code that pairs one browser."
        case .listAbstract:
            "Lists the paired browsers."
        case .removeAbstract:
            "Removes a browser; it is locked out at once."
        case .nameHelp:
            "name of the browser"
        case .roleHelp:
            "what it may do"
        case .invited(let name, let minutes):
            "Open the address on \(quoted(name)), or type the code there, within "
                + "\(counted(minutes, "minute")); it works once."
        case .removed(let name):
            "\(quoted(name)) removed"
        case .noPairing: "the code is wrong, was used or has expired; ask for a new one"
        case .noBrowser(let name, let names):
            "no paired browser is called \(quoted(name))"
                + (names.isEmpty ? "" : "; there is: \(names.joined(separator: ", "))")
        }
    }
}
