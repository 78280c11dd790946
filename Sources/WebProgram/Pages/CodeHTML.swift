import McOrderDisplay
import McOrderWeb

extension ShownCode {
    /// The code with its number large and its check digits small.
    var html: HTML {
        tag("span", .class(isEven ? "code even" : "code")) {
            tag("b") { number }
            tag("i") { checkDigits }
            if let letter {
                " "
                tag("em") { String(letter) }
            }
        }
    }
}
