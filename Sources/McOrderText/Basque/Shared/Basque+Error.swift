extension Basque {
    package func text(_ message: ErrorText) -> String {
        switch message {
        case .noHome:
            "ez dakigu tiketa non gorde: HOME ez dago ezarrita. Erabili --home edo MCORDER_HOME."
        case .emptyOption(let option):
            "\(option) aukerak ez du karpetarik adierazten. Adierazi bat, edo kendu aukera."
        case .badTown(let text, let nearest, let towns):
            "\(quoted(text)) ez da jatetxeren baten herria, ezta 43.3183,-1.9812 bezalako kokapen bat ere."
                + places(nearest, towns)
        case .badPlace(let text):
            "\(quoted(text)) ez da leku bat. Idatzi latitudea eta longitudea gradutan: 43.3183,-1.9812."
        case .replaceOrAppend: "--replace edo --append, ez biak."
        case .ticketNotEmpty: "tiketa ez dago hutsik. Gehitu --replace edo --append."
        case .unknownState(let word, let nearest):
            "ez dago \(quoted(word)) egoerarik.\(nearest.map { " \($0) esan nahi duzu?" } ?? "")"
        case .badWait(let seconds):
            "ezin da \(seconds) segundo itxaron. Idatzi 0tik 86400era bitarteko zenbaki bat."
        case .chooseRestaurant(let names):
            "zein jatetxetara? Adierazi -r erabiliz: \(HarmlessText.list(names))."
        }
    }
}
