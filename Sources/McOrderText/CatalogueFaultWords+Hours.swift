internal import McOrderModel

extension CatalogueFault.Problem {
    /// What is wrong with opening hours, and the cure.
    var hoursSentence: Sentence {
        switch self {
        case .notAShift(let text):
            Inline(
                es:
                    "\(HarmlessText.quoted(text)) no es un horario; escríbelo como 09:00-17:00, o 20:00-02:00 "
                    + "si acaba al día siguiente",
                en:
                    "\(HarmlessText.quoted(text, .english)) is no opening hours; write them as 09:00-17:00, or "
                    + "20:00-02:00 if they end on the next day",
                eu: "\(HarmlessText.quoted(text, .basque)) ez da ordutegi bat; idatzi honela: 09:00-17:00"
                    + ", edo 20:00-02:00 hurrengo egunean amaitzen bada"
            )
        case .emptyShift(let text):
            Inline(
                es: "\(HarmlessText.quoted(text)) acaba donde empieza; para todo el día escribe 00:00-24:00",
                en:
                    "\(HarmlessText.quoted(text, .english)) ends where it begins; for the whole day write 00:00-24:00",
                eu: "\(HarmlessText.quoted(text, .basque)) hasten den unean bertan amaitzen da; "
                    + "egun osorako idatzi 00:00-24:00"
            )
        case .overlappingShift(let text, let other):
            Inline(
                es: "\(HarmlessText.quoted(text)) empieza antes de que acabe el de \(other); júntalos o "
                    + "sepáralos",
                en:
                    "\(HarmlessText.quoted(text, .english)) begins before that of \(other) ends; join or part them",
                eu: "\(HarmlessText.quoted(text, .basque)) beste hau amaitu baino lehen hasten da: "
                    + "\(other); elkartu edo bereizi"
            )
        case .unknownDay:
            Inline(
                es: "no es un día; los días son mon, tue, wed, thu, fri, sat y sun",
                en: "is not a day; the days are mon, tue, wed, thu, fri, sat and sun",
                eu: "ez da egun bat; egunak hauek dira: mon, tue, wed, thu, fri, sat eta sun"
            )
        case .notADate(let text):
            Inline(
                es: "\(HarmlessText.quoted(text)) no es una fecha; escríbela como 2026-12-25",
                en: "\(HarmlessText.quoted(text, .english)) is not a date; write it as 2026-12-25",
                eu: "\(HarmlessText.quoted(text, .basque)) ez da data bat; idatzi honela: 2026-12-25"
            )
        default: preconditionFailure("\(self) is not about opening hours")
        }
    }
}
