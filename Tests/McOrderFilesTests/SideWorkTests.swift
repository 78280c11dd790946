import Dispatch
import McOrderFiles
import Testing

/// Work on a second thread beside the owner's own.
@Suite(.timeLimit(.minutes(5))) struct SideWorkTests {
    private struct TestError: Error, Equatable {
        let number: Int
    }

    @Test func `finishing without begun work returns nothing`() throws {
        let work = SideWork<Int, TestError>(label: "test")
        #expect(try work.finish() == nil)
        work.begin { 1 }
        #expect(try work.finish() == 1)
        #expect(try work.finish() == nil)
    }

    @Test func `results come in the order in which the work was begun`() throws {
        let work = SideWork<Int, TestError>(label: "test")
        let gate = DispatchSemaphore(value: 0)
        work.begin {
            gate.wait()
            return 1
        }
        work.begin { 2 }
        gate.signal()
        #expect(try work.finish() == 1)
        #expect(try work.finish() == 2)
        #expect(try work.finish() == nil)
    }

    @Test func `an error of one piece of work does not lose the result of the next`() throws {
        let work = SideWork<Int, TestError>(label: "test")
        work.begin { () throws(TestError) in throw TestError(number: 1) }
        work.begin { 2 }
        #expect(throws: TestError(number: 1)) { try work.finish() }
        #expect(try work.finish() == 2)
    }
}
