import Foundation
package import McOrderModel
import Synchronization

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
        try read(Texts(files: files, hasEachImage: false))
    }

    /// The catalogue in files with these texts, which has each image that it names.
    package static func read(withImages files: [CatalogueReader.Part: String]) throws -> Catalogue {
        try read(Texts(files: files, hasEachImage: true))
    }

    // MARK: Reading once

    private struct Texts: Hashable {
        let files: [CatalogueReader.Part: String]
        let hasEachImage: Bool
    }

    /// The catalogues that were read lately. Almost every test needs one, and reading it took a seventh of the
    /// tests' time.
    private static let lately = Mutex<[Texts: Catalogue]>([:])

    private static func read(_ texts: Texts) throws -> Catalogue {
        if let known = lately.withLock({ $0[texts] }) { return known }
        let catalogue = try CatalogueReader.read(
            files: texts.files.mapValues { .success(Array($0.utf8)) },
            hasImage: { texts.hasEachImage || FileManager.default.fileExists(atPath: "\(path)/\($0)") }
        )
        lately.withLock { lately in
            // Nobody reads those of a random test again.
            if lately.count >= 64 { lately = [:] }
            lately[texts] = catalogue
        }
        return catalogue
    }
}
