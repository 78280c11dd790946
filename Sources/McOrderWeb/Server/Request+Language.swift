import HTTPTypes
package import Hummingbird
package import McOrderText

extension Request {
    /// The cookie that holds the language that a user chose.
    package static let languageCookie = "mcorder-language"

    /// The language of the request's sender: the chosen one, else the first of ours that the browser prefers.
    ///
    /// - Parameter standard: the language of users who prefer none of ours.
    package func language(otherwise standard: Language) -> Language {
        let chosen = cookies[Self.languageCookie]
        if let language = chosen.flatMap({ Language(rawValue: $0.value) }) { return language }
        let wanted = (headers[.acceptLanguage] ?? "").split(separator: ",").lazy
            .map { String($0.drop { $0 == " " }.prefix(2)).lowercased() }
        return wanted.compactMap { Language(rawValue: $0) }.first ?? standard
    }

    /// The response to the form in which a user chose a language: back to the page, with the cookie.
    ///
    /// - Throws: ``RequestError/badRequest(_:)``.
    package func languageChoice() async throws -> Response {
        let fields = try await form()
        guard let language = fields["language"].flatMap({ Language(rawValue: $0) }) else {
            throw RequestError.badRequest("language")
        }
        let cookie =
            "\(Self.languageCookie)=\(language.rawValue); Path=/; Max-Age=31536000; SameSite=Strict"
        return Response(
            status: .seeOther,
            headers: [.location: LocalTarget.checked(fields["back"]), .setCookie: cookie]
        )
    }
}
