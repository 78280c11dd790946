/// A number by which readers recognise an older file.
package enum RisingNumber {
    /// The numbers that a reader accepts. After the last one there is still a next.
    package static let range = 0..<Int.max

    /// The number that follows: the larger of the last one plus 1 and the Unix time, so that it also rises
    /// after a backup was restored. Source: format.md, *Conventions*.
    ///
    /// - Parameter last: a number of ``range``; `nil` if there is none yet.
    package static func next(after last: Int?, at now: Timestamp) -> Int {
        max(last.map { $0 + 1 } ?? 0, Int(now.seconds))
    }
}
