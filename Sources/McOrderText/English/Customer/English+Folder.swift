package import McOrderModel

extension English {
    package func text(_ problem: FolderError) -> String {
        let path = HarmlessText.clean(problem.path)
        let detail = HarmlessText.clean(problem.detail ?? "?")
        return switch problem.cause {
        case .absent:
            "the folder \(path) is not there: mount the shared folder, or use mcorderd init"
        case .noMarker:
            "the folder \(path) has no marker (.mcorder): is it mounted? If it is new, use mcorderd init"
        case .damagedMarker:
            "the marker of \(path) is damaged: restore it from a copy"
        case .otherFolder:
            "the marker of \(path) belongs to another folder: is the right one mounted? "
                + "If somebody changed it, restore .mcorder from a copy"
        case .newerMarker:
            "the marker of \(path) was made by a newer version: update mcorderd"
        case .claimed:
            "another mcorderd (\(detail)) serves the same restaurants in \(path): stop one of the two; "
                + "if this is the right one, use mcorderd init --take-over"
        case .moved:
            "the queue is now served elsewhere (\(detail)): stop this mcorderd"
        case .noSpace:
            "the disk of \(path) is nearly full (\(detail) MB, less than intake.min_free): make room; "
                + "orders wait in the folder, and tills go on"
        case .refused:
            "cannot use \(path): \(cause(detail))"
        }
    }

}
