import Dispatch
import McOrderFiles
import Testing

/// Work on another thread beside that of its owner.
@Suite(.timeLimit(.minutes(5))) struct SideWorkTests {
    private struct TestError: Error, Equatable {
        let number: Int
    }

    @Test func `nothing that was begun is nothing to wait for`() throws {
        let work = SideWork<Int, TestError>(label: "test")
        #expect(try work.finish() == nil)
        work.begin { 1 }
        #expect(try work.finish() == 1)
        #expect(try work.finish() == nil)
    }

    @Test func `results come in the order in which the pieces were begun`() throws {
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

    @Test func `what a piece throws is its own, and the next one's result is kept`() throws {
        let work = SideWork<Int, TestError>(label: "test")
        work.begin { () throws(TestError) in throw TestError(number: 1) }
        work.begin { 2 }
        #expect(throws: TestError(number: 1)) { try work.finish() }
        #expect(try work.finish() == 2)
    }
}
