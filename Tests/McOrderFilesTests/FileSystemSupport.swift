import SystemPackage

@testable import McOrderFiles

/// Kinds of file systems, by the operations that they do not support.
enum FileSystemSupport: CaseIterable {
    case everything, links, neither

    var refusals: FileSystemRefusals {
        switch self {
        case .everything: .none
        case .links: .init(renameWithoutReplacing: .invalidArgument)
        case .neither: .init(renameWithoutReplacing: .noFunction, link: .notPermitted)
        }
    }
}
