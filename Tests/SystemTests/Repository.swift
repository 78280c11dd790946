import Foundation

/// The repository that these tests belong to.
enum Repository {
    static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let path = url.path(percentEncoded: false)
}
