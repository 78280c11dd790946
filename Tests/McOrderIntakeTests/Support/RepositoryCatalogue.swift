import Glibc
import McOrderFiles
import McOrderModel
import Testing

@testable import McOrderIntake

/// The catalogue in this repository, found relative to this source file.
enum RepositoryCatalogue {
    static let path =
        "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/catalog"

    static func read() throws -> Catalogue {
        try CatalogueFolder(path: path).read()
    }

    /// A copy that a test may change, in `folder`.
    static func copy(to folder: String) throws {
        for inner in [folder, folder + "/images"] {
            try #require(mkdir(inner, 0o770) == 0)
        }
        for part in CatalogueReader.Part.required.map(\.fileName) {
            try Files.write(try #require(try Files.read(path + "/" + part)), to: folder + "/" + part)
        }
        for image in try Files.names(path + "/images") {
            let bytes = try #require(try Files.read(path + "/images/" + image))
            try Files.write(bytes, to: folder + "/images/" + image)
        }
    }

    /// Replaces a text in one file of a copy. The file must contain `old`.
    static func replace(_ old: String, with new: String, in part: String, of folder: String) throws {
        let path = folder + "/" + part
        let text = String(decoding: try #require(try Files.read(path)), as: UTF8.self)
        try #require(text.contains(old), "\(old) is not in \(part)")
        try Files.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
    }

    /// The catalogue with one text in one file replaced.
    static func read(replacing old: String, with new: String, in part: String) throws -> Catalogue {
        let folder = try TemporaryFolder()
        let copy = folder.path + "/catalogue"
        try Self.copy(to: copy)
        try replace(old, with: new, in: part, of: copy)
        return try CatalogueFolder(path: copy).read()
    }
}
