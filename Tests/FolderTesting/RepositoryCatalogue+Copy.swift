import Glibc
import McOrderFiles
import McOrderModel
package import OrderTesting
import SystemPackage

extension RepositoryCatalogue {
    /// A copy that a test may change, in `folder`.
    package static func copy(to folder: String) throws {
        for inner in [folder, folder + "/images"] {
            guard mkdir(inner, 0o770) == 0 else {
                throw FileError(operation: "mkdir", path: inner, errno: Errno(rawValue: errno))
            }
        }
        for (part, text) in try files() { try Files.write(text, to: folder + "/" + part.fileName) }
        for image in try Files.names(path + "/images") {
            try Files.write(try Files.read(path + "/images/" + image) ?? [], to: folder + "/images/" + image)
        }
    }

    /// Replaces a text in one file of a copy. The file must contain `old`.
    package static func replace(_ old: String, with new: String, in part: String, of folder: String) throws {
        let path = folder + "/" + part
        let text = String(decoding: try Files.read(path) ?? [], as: UTF8.self)
        guard text.contains(old) else { throw MissingSample(what: old) }
        try Files.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
    }
}
