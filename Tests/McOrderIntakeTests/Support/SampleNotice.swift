import McOrderModel
import OrderTesting
import Testing

@testable import McOrderIntake

/// A notice about the sample order, with some members replaced by other JSON text.
struct SampleNotice {
    var format = "1"
    var type = "\"cancel\""
    var udid = "\"\(SampleOrder.udid)\""
    var number = "\"9\""
    var at = "\"2013-04-30T18:48:00Z\""

    var text: String {
        #"{"format":\#(format),"type":\#(type),"udid":\#(udid),"number":\#(number),"at":\#(at)}"#
    }

    var bytes: [UInt8] { Array(text.utf8) }

    static func with(_ change: (inout SampleNotice) -> Void = { _ in }) -> SampleNotice {
        var notice = SampleNotice()
        change(&notice)
        return notice
    }

    /// The sample notice, but about another order of the same device.
    static func about(_ number: Int) -> SampleNotice {
        with { $0.number = "\"\(number)\"" }
    }

    /// Selects the outcomes of all notices.
    static let outcomes = "SELECT outcome FROM notices ORDER BY id"

    static let arrived = with { $0.type = "\"arrived\"" }
}

extension IntakeFixture {
    func drop(_ notice: SampleNotice, as file: String = "x.notice") throws {
        try drop(notice.bytes, as: file)
    }

    /// The outcomes of all notices that the queue contains, oldest first.
    func outcomes() async throws -> [String] {
        try await words(SampleNotice.outcomes)
    }
}
