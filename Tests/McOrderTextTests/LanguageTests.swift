import McOrderModel
import McOrderText
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        (["LANG": "es_ES.UTF-8"], Language.spanish), (["LANG": "ca_ES"], .spanish),
        (["LANG": "eu_ES.UTF-8"], .basque), (["LANG": "eu"], .basque),
        (["LANG": "gl_ES.UTF-8"], .spanish), (["LANG": "en_GB.UTF-8"], .english), (["LANG": "C"], .english),
        ([:], .english), (["LANG": "de_DE"], .english), (["LC_ALL": "", "LANG": "es_ES"], .spanish),
        (["LC_ALL": "en_US", "LC_MESSAGES": "es_ES", "LANG": "es_ES"], .english),
        (["LC_MESSAGES": "es_ES", "LANG": "en_US"], .spanish),
    ])
    func `the locale decides the language`(environment: [String: String], language: Language) {
        #expect(Language.preferred(arguments: ["till"]) { environment[$0] } == language)
    }

    @Test(arguments: [
        ["till", "--lang", "es"], ["till", "--lang=es", "list"], ["--lang", "fr", "--lang=es"],
    ])
    func `an option takes precedence over the locale`(arguments: [String]) {
        #expect(Language.preferred(arguments: arguments) { _ in "en_GB" } == .spanish)
    }

    @Test(arguments: [["till", "--lang"], ["till", "--lang", "fr"], ["till", "--lang="]])
    func `an option with an unsupported language leaves the choice to the locale`(arguments: [String]) {
        #expect(Language.preferred(arguments: arguments) { _ in "es_ES" } == .spanish)
    }

    @Test func `a message differs by language, and its verbatim parts are the same in all`() {
        #expect(Language.allCases.map { OrderState.ready[$0] } == ["listo", "ready", "prest"])
        #expect(Language.allCases.allSatisfy { Verbatim("ok")[$0] == "ok" })
    }
}
