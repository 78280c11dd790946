import McOrderIntake
import McOrderSetup
import McOrderText

extension RightsError {
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
            RightsErrorText.otherOwner(
                HarmlessText.clean(path),
                owner: HarmlessText.clean(owner),
                wanted: HarmlessText.clean(wanted)
            )
        case .oneGroup(let name, let paths):
            RightsErrorText.oneGroup(
                HarmlessText.clean(name),
                paths: paths.map { HarmlessText.clean($0) }.joined(separator: " ")
            )
        }
    }

    private static func sentence(
        _ path: String,
        _ permissions: UInt16,
        _ error: RightsErrorText,
        _ wanted: UInt16
    ) -> Sentence {
        let path = HarmlessText.clean(path)
        return RightsErrorText.permissions(
            path,
            found: String(permissions, radix: 8),
            error,
            cure: "chmod \(String(wanted, radix: 8)) \(path)"
        )
    }
}
