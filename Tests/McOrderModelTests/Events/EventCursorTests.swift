import McOrderModel
import Testing

/// Positions in the sequence of events, as programs store them.
@Suite struct EventCursorTests {
    private static let queue = "975319E0-43ED-435F-AA81-0B4F051B3768"

    @Test(arguments: ["0", "17", "\(queue).1.17", "\(queue).12.0"])
    func `a cursor is written in the form in which it was read`(_ text: String) throws {
        #expect(try #require(EventCursor(text)).description == text)
    }

    @Test(arguments: ["", "-1", "x", "1.2", "1.2.3", "\(queue).1", "\(queue).1.-2", "\(queue).1.2.3"])
    func `no other text is a cursor`(_ text: String) {
        #expect(EventCursor(text) == nil)
    }
}
