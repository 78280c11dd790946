import McOrderFiles
import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderIntake

@Suite struct LogWordsTests {
    @Test func `the log writes an error by its name and values, not as a value of the program`() {
        let folder = DropFolder.AccessError.noMarker(path: "/srv/mcorder")
        #expect(LogWords.of(folder) == "no-marker path=/srv/mcorder")
        #expect(LogWords.of(QueueError.busy(holder: "till 1")) == "busy holder=till 1")
        #expect(LogWords.of(QueueError.notDurable(level: 1)) == "not-durable level=1")
        for error in [folder, QueueError.queueShapes] as [any Error] {
            #expect(!LogWords.of(error).contains("("))
        }
    }
}

extension QueueError {
    fileprivate static let queueShapes = QueueError.noSuchDevice(udid: "975319E0")
}
