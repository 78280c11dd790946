import McOrderModel
import McOrderText

extension FuzzTarget {
    /// Checks that an accepted notice is written as bytes that read back as the same notice, under a file
    /// name that every file system accepts.
    static func checkNotice(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let notice: Notice
        do {
            notice = try Notice(json: bytes)
        } catch {
            if case .notJSON(let offset) = error {
                try require(
                    (0...bytes.count).contains(offset),
                    "the error is at \(offset), outside the bytes"
                )
            }
            return false
        }
        let again = Result { () throws(OrderError) in try Notice(json: notice.json) }
        try require(again == .success(notice), "our own writing reads as \(again)")
        try require(notice.json.count <= Notice.sizeLimit, "our own writing is too large to be read")
        let name = notice.fileName(deviceName: String(decoding: bytes.prefix(300), as: UTF8.self))
        try checkFileName(name, ending: ".notice")
        for state in OrderState.allCases {
            for hasArrived in [false, true] {
                let outcome = notice.kind.outcome(at: state, hasArrived: hasArrived)
                try require(
                    outcome != .done || notice.kind == .arrived || state == .received,
                    "an order was called off that was \(state)"
                )
            }
        }
        return true
    }
}
