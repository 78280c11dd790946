import McOrderModel
import McOrderText
import Testing

@Suite struct HoursErrorWordsTests {
    @Test(
        arguments: [
            (
                .notAShift("9-17"),
                "«9-17» no es un horario; escríbelo como 09:00-17:00, o 20:00-02:00 si acaba al día siguiente",
                "“9-17” are not opening hours; write them as 09:00-17:00, or 20:00-02:00 if they end on the next "
                    + "day"
            ),
            (
                .emptyShift("00:00-00:00"),
                "«00:00-00:00» acaba donde empieza; para todo el día escribe 00:00-24:00",
                "“00:00-00:00” ends where it begins; for the whole day write 00:00-24:00"
            ),
            (
                .overlappingShift("01:00-09:00", other: "[0].hours.mon[0]"),
                "«01:00-09:00» empieza antes de que acabe el de [0].hours.mon[0]; júntalos o sepáralos",
                "“01:00-09:00” begins before that of [0].hours.mon[0] ends; merge or separate them"
            ),
            (
                .unknownDay, "no es un día; los días son mon, tue, wed, thu, fri, sat y sun",
                "is not a day; the days are mon, tue, wed, thu, fri, sat and sun"
            ),
            (
                .notADate("25/12"), "«25/12» no es una fecha; escríbela como 2026-12-25",
                "“25/12” is not a date; write it as 2026-12-25"
            ),
        ] as [(CatalogueError.Problem, String, String)]
    )
    func `an error in the hours says what is wrong and how to correct it`(
        _ problem: CatalogueError.Problem,
        _ spanish: String,
        _ english: String
    ) {
        #expect([problem.sentence[.spanish], problem.sentence[.english]] == [spanish, english])
    }
}
