import FuzzTargets
import Testing

/// Replays the fuzzer's corpus: the same checks, without the fuzzer.
@Suite struct CorpusTests {
    @Test(arguments: FuzzTarget.allCases)
    func `every target has inputs that it accepts and, except for text, inputs that it refuses`(
        _ target: FuzzTarget
    ) throws {
        let inputs = try Corpus.inputs(of: target)
        #expect(inputs.contains { $0.isToBeAccepted == true } || target == .text)
        #expect(inputs.contains { $0.isToBeAccepted == false } || target == .text)
        #expect(!inputs.isEmpty)
        #expect(inputs.allSatisfy { $0.bytes.count <= target.longestInput })
    }

    @Test(arguments: try Corpus.all())
    func `an input passes all checks, and is accepted or refused as its name says`(
        _ input: Corpus.Input
    ) throws {
        let isAccepted = try input.target.check(input.bytes)
        if let isToBeAccepted = input.isToBeAccepted { #expect(isAccepted == isToBeAccepted) }
    }

    /// Four hundred variations of each target's inputs, the same in every run.
    @Test(arguments: FuzzTarget.allCases)
    func `variations of the inputs pass all checks`(_ target: FuzzTarget) throws {
        let inputs = try Corpus.inputs(of: target).map(\.bytes).filter { $0.count < 8192 }
        var variation = Variation(seed: 2026)
        for _ in 0..<400 {
            let bytes = variation.of(inputs)
            #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self).debugDescription)") {
                try target.check(bytes)
            }
        }
    }
}
