import Foundation

/// Orders as a customer's program writes them, for the rig to put into a drop folder.
package enum SampleOrder {
    /// The bytes of an order.
    ///
    /// - Parameters:
    ///   - number: its number.
    ///   - device: the last digit of its device's UDID, from 0 to 9.
    ///   - comment: a comment, by which the order can be found in traces.
    ///   - second: the second of a minute in which it was placed; another second makes another content.
    ///   - isCompact: whether it is laid out without spaces.
    package static func bytes(
        _ number: Int,
        device: Int = 1,
        comment: String = "",
        second: Int = 21,
        isCompact: Bool = false
    ) -> [UInt8] {
        let seconds = second < 10 ? "0\(second)" : "\(second)"
        let text = """
            [
              "McDonald's Garbera",
              "30-04-2013 20:47:\(seconds) ",
              "iPhone4 de Beris",
              "\(Self.device(device))",
              "\(number)",
              "\(comment)",
              [
                [
                  "Espresso",
                  "1.20"
                ]
              ]
            ]

            """
        guard isCompact else { return Array(text.utf8) }
        return Array(text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined().utf8)
    }

    /// A device's UDID, by its last digit.
    package static func device(_ digit: Int) -> String { "975319E0-43ED-435F-AA81-0B4F051B376\(digit)" }

    /// The bytes of a notice about such an order, with the current time.
    package static func notice(_ kind: String, about number: Int, device: Int = 1) -> [UInt8] {
        let now = Date.now.formatted(.iso8601)
        return
            Array(
                """
                {"format": 1, "type": "\(kind)", "udid": "\(Self.device(device))", \
                "number": "\(number)", "at": "\(now)"}

                """.utf8
            )
    }
}
