import McOrderIntake
import McOrderSetup
import McOrderText

extension RightsFault {
    /// The problem, and the command that corrects it.
    var sentence: Sentence {
        switch self {
        case .narrow(let path, let permissions, let wanted):
            Self.sentence(path, permissions, .groupCannotWork, wanted)
        case .groupNotInherited(let path, let permissions, let wanted):
            Self.sentence(path, permissions, .groupNotInherited, wanted)
        case .openToAll(let path, let permissions, let wanted):
            Self.sentence(path, permissions, .openToAll, wanted)
        case .notSticky(let path, let permissions, let wanted):
            Self.sentence(path, permissions, .groupMayRemove, wanted)
        case .groupMayWrite(let path, let permissions, let wanted):
            Self.sentence(path, permissions, .groupMayWrite, wanted)
        case .otherOwner(let path, let owner, let wanted):
            RightsFaultText.otherOwner(
                HarmlessText.clean(path),
                owner: HarmlessText.clean(owner),
                wanted: HarmlessText.clean(wanted)
            )
        case .oneGroup(let name, let paths):
            RightsFaultText.oneGroup(
                HarmlessText.clean(name),
                paths: paths.map { HarmlessText.clean($0) }.joined(separator: " ")
            )
        }
    }

    private static func sentence(
        _ path: String,
        _ permissions: UInt16,
        _ fault: RightsFaultText,
        _ wanted: UInt16
    ) -> Sentence {
        let path = HarmlessText.clean(path)
        return RightsFaultText.permissions(
            path,
            found: String(permissions, radix: 8),
            fault,
            cure: "chmod \(String(wanted, radix: 8)) \(path)"
        )
    }
}
