import Foundation
package import McOrderModel

/// The catalogue in this repository, found relative to this source file.
package enum RepositoryCatalogue {
    package static let path =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/catalog"

    /// The texts of its files.
    package static func files() throws -> [CatalogueReader.Part: String] {
        var files: [CatalogueReader.Part: String] = [:]
        for part in CatalogueReader.Part.required {
            files[part] = try String(contentsOfFile: "\(path)/\(part.fileName)", encoding: .utf8)
        }
        return files
    }

    package static func read() throws -> Catalogue {
        try read(try files())
    }

    /// The catalogue with one text in one file replaced. The file must contain `old`.
    package static func read(
        replacing old: String,
        with new: String,
        in part: CatalogueReader.Part
    ) throws -> Catalogue {
        var files = try files()
        guard let text = files[part], text.contains(old) else { throw MissingSample(what: old) }
        files[part] = text.replacing(old, with: new, maxReplacements: 1)
        return try read(files)
    }

    private static func read(_ files: [CatalogueReader.Part: String]) throws -> Catalogue {
        try CatalogueReader.read(files: files.mapValues { .success(Array($0.utf8)) }) { image in
            FileManager.default.fileExists(atPath: "\(path)/\(image)")
        }
    }
}
