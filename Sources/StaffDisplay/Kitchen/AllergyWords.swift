import McOrderModel
import McOrderText

/// The words by which a note is recognised as one about an allergy.
package enum AllergyWords {
    private static let words = Language.allCases.flatMap { language in
        AllergyText.words[language].split(separator: ",").map { SearchKey(String($0)).text }
    }

    /// Whether a text has a word for an allergy, in any of the languages, with at most one letter wrong.
    package static func isIn(_ text: String) -> Bool {
        SearchKey(text).text.split { !$0.isLetter }.map(String.init).contains { word in
            words.contains { isLike(word, $0) }
        }
    }

    /// Words of several forms are listed by their stem: what follows is not compared. A word that is shorter
    /// than the stem is another word, such as the name Celia.
    private static func isLike(_ word: String, _ stem: String) -> Bool {
        word.count >= stem.count
            && (stem.count - 1...stem.count + 1)
                .contains { NearMiss.isWithinOne(String(word.prefix($0)), stem) }
    }
}
