import Foundation
import Glibc
import McOrderConsole
import McOrderText

/// A program that only runs a ``ScreenLoop``, for tests that start and end it.
@main enum Main {
    static func main() {
        let mailbox = Mailbox<String>()
        var model = ProbeModel()
        do throws(CommandError) {
            let loop = try ScreenLoop<ProbeModel>(mailbox: mailbox) { work in perform(work, mailbox) }
            switch try loop.run(&model) {
            case .left: print("left after \(model.log.count)")
            case .signal(let number):
                print("signal \(number)")
                exit(128 + number)
            }
        } catch {
            Terminal.report(error.sentence[.english])
            exit(error.status.rawValue)
        }
    }

    private static func perform(_ work: ProbeModel.Work, _ mailbox: Mailbox<String>) {
        switch work {
        case .abort: abort()
        case .overflow: print(depth(1))
        case .trap: fatalError("as asked")
        case .exit: exit(7)
        case .block:
            _ = write(Terminal.idleMarks ?? -1, "0 -1\n", 5)
            while true { pause() }
        case .post:
            let thread = Thread {
                for number in 1...1000 { mailbox.post("\(number)", topic: "number") }
                mailbox.post("done")
            }
            thread.start()
        }
    }

    /// Uses more stack with every call, until the stack overflows.
    @inline(never) private static func depth(_ number: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 1024) { room in
            room.initialize(repeating: number)
            return room[number % 1024] + depth(number + 1)
        }
    }
}
