import Testing

@testable import McOrderModel

/// What a restaurant learns of its kitchen.
@Suite(.timeLimit(.minutes(5))) struct LearnedTimeTests {
    @Test func `a product of which nothing is known is learned within a few orders, whatever it takes`() {
        for truth in [15.0, 45, 90, 400] {
            var time = LearnedTime()
            for _ in 0..<60 { time.learn(isLate: truth > time.seconds) }
            #expect(abs(time.seconds - truth) <= truth * 0.07, "\(truth) became \(time.seconds)")
        }
    }

    @Test func `the first lessons weigh most`() {
        var time = LearnedTime(seconds: 100)
        time.learn(isLate: true)
        #expect(time.seconds == 120 && time.lessons == 1)
        for _ in 0..<100 { time.learn(isLate: false) }
        let before = time.seconds
        time.learn(isLate: true)
        #expect(abs(time.seconds - before * 1.03) < 0.001)
    }

    @Test func `nothing is learned beyond all reason`() {
        var time = LearnedTime()
        for _ in 0..<1000 { time.learn(isLate: true) }
        #expect(time.seconds == 7200)
        for _ in 0..<1000 { time.learn(isLate: false) }
        #expect(time.seconds == 1)
    }

    @Test func `the margin grows until nine of ten promises are kept`() {
        var margin = PromiseMargin()
        margin.learn(isLate: true)
        #expect(margin.seconds == 130)
        for _ in 0..<1000 { margin.learn(isLate: false) }
        #expect(margin.seconds == 0)
        // Delays of 0…99 seconds, evenly: about nine of ten are within the margin.
        for round in 0..<5000 { margin.learn(isLate: Int64(round * 37 % 100) > margin.seconds) }
        #expect((80...99).contains(margin.seconds))
    }
}
