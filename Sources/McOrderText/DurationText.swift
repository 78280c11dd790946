/// Short forms of durations.
package enum DurationText {
    /// The two largest units: `45 s`, `3 min 20 s`, `2 h 5 min`, `3 d 4 h`. A negative duration counts as
    /// zero.
    package static func short(seconds: Int) -> String {
        let seconds = max(0, seconds)
        switch seconds {
        case ..<60: return "\(seconds) s"
        case ..<3600: return "\(seconds / 60) min \(seconds % 60) s"
        case ..<86_400: return "\(seconds / 3600) h \(seconds / 60 % 60) min"
        default: return "\(seconds / 86_400) d \(seconds / 3600 % 24) h"
        }
    }
}
