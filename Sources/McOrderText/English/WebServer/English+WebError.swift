extension English {
    package func text(_ message: WebErrorText) -> String {
        switch message {
        case .notPaired:
            "This browser is not paired. Ask the owner for a code (till web add NAME --role ROLE)."
        case .wrongOrigin: "The request comes from another page, or names another address."
        case .notFound: "There is no such page."
        case .badRequest(let part): "The request is not understood: \(part)."
        case .tooMany(let seconds): "Too many attempts. Wait \(seconds) s."
        case .tooManyStreams: "This browser already follows four pages. Close one of them."
        case .busy: "The server is busy. Try again in a few seconds."
        case .tooLarge: "The request is too large."
        case .wrongCode: "This code is wrong, was used already, or is older than ten minutes."
        case .abstract: "Shows the kitchen, the till, the board and the owner's page in browsers."
        case .cannotListen(let address, let reason): "cannot listen on \(address): \(cause(reason))"
        case .badCertificate(let path, let reason):
            "cannot use the certificate or key \(quoted(path: path)): \(cause(reason))"
        }
    }
}
