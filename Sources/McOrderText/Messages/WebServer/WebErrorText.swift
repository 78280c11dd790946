/// Why `mcorder-web` refuses a request, and what its program says at the start.
package enum WebErrorText: Message {
    /// The browser is not paired.
    case notPaired
    /// The request comes from another page, or names another host.
    case wrongOrigin
    case notFound
    /// A part of the request, as the interface names it, is missing or wrong.
    case badRequest(_ part: String)
    /// Too many attempts.
    case tooMany(seconds: Int)
    /// The browser follows as many pages as HTTP/1.1 allows.
    case tooManyStreams
    /// The server has no room for the request now.
    case busy
    /// The body of the request has too many bytes.
    case tooLarge
    /// The code for pairing is wrong, was used, or is too old.
    case wrongCode
    /// The program's abstract.
    case abstract
    /// The address, of that text, cannot be used.
    case cannotListen(_ address: String, reason: String)
    /// The certificate or the key, at that path, cannot be used.
    case badCertificate(path: String, reason: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
