import McOrderConsole
import McOrderCounter
import McOrderModel
import StaffDisplay
import Testing

@testable import TillProgram

/// Orders that wait for their customers on the till's screen.
@Suite struct TillScreenPresenceTests {
    private let lane = "SIN EMPEZAR, ESPERAN A SU CLIENTE"

    @Test func `the lane of waiting orders is there only if any order waits`() {
        #expect(!Counter.screen([Counter.order(1)]).shown().contains(lane))
        let shown = Counter.screen([Counter.order(1, waits: true)]).shown()
        #expect(shown.contains("\(lane) 1"))
        #expect(shown.contains("EN CAMINO 0") && shown.contains("AQUÍ 0"))
    }

    @Test func `a customer who only says to be here stays in the lane`() {
        let shown = Counter.screen([Counter.order(1, arrived: 30, waits: true)]).shown()
        #expect(shown.contains("\(lane) 1") && shown.contains("AQUÍ 0"))
    }

    @Test(arguments: [nil, 30] as [Int64?])
    func `the number of a waiting order notes its customer, also after the customer said so`(
        _ arrived: Int64?
    ) {
        var screen = Counter.screen([Counter.order(1, arrived: arrived, waits: true)])
        let asked = screen.type("9⏎")
        let work = asked + screen.hear(.found("9", [Counter.order(1, arrived: arrived, waits: true)]))
        #expect(work.contains { String(describing: $0).contains("arrive") }, "\(work)")
    }

    @Test(arguments: [1, 2], [0, 1, 4, 100])
    func `waiting orders take at most a quarter of the rows, and show one order`(each: Int, count: Int) {
        for rows in 0...60 {
            let height = TillScreen.apartHeight(count, rows: rows, rowsPerOrder: each)
            #expect(height <= max(1 + each, rows / 4))
            #expect((height == 0) == (count == 0 || rows < 6))
            if height > 0 { #expect(height > each && rows - height >= 3) }
        }
    }
}
