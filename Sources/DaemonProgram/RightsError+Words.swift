import McOrderSetup
import McOrderText

extension RightsError {
    /// The problem, and the command that corrects it.
    var sentence: Sentence {
        switch self {
        case .permissions(let fault, let path, let found, let wanted):
            let path = HarmlessText.clean(path)
            let cure = "chmod \(String(wanted, radix: 8)) \(path)"
            return RightsErrorText.permissions(path, found: String(found, radix: 8), fault.text, cure: cure)
        case .otherOwner(let path, let owner, let wanted):
            return RightsErrorText.otherOwner(
                HarmlessText.clean(path),
                owner: HarmlessText.clean(owner),
                wanted: HarmlessText.clean(wanted)
            )
        case .oneGroup(let name, let paths):
            return RightsErrorText.oneGroup(
                HarmlessText.clean(name),
                paths: paths.map { HarmlessText.clean($0) }.joined(separator: " ")
            )
        }
    }
}

extension RightsError.Fault {
    fileprivate var text: RightsErrorText {
        switch self {
        case .narrow: .groupCannotWork
        case .groupNotInherited: .groupNotInherited
        case .openToAll: .openToAll
        case .notSticky: .groupMayRemove
        case .groupMayWrite: .groupMayWrite
        }
    }
}
