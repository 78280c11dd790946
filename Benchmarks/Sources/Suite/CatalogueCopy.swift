import Bench
import Foundation

/// A copy of the package's catalogue, in a folder that is removed together with this object.
final class CatalogueCopy {
    /// The catalogue's folder.
    let folder: String

    var restaurants: URL { URL(filePath: folder + "/restaurants.json") }

    init(in parent: String) throws {
        folder = URL(filePath: parent).appending(path: "mcorder-bench-\(UUID().uuidString)").path(
            percentEncoded: false
        )
        // A copy of a link would still point to the original catalogue.
        let original = URL(filePath: Programs.package + "/catalog").resolvingSymlinksInPath()
        try FileManager.default.copyItem(at: original, to: URL(filePath: folder))
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            print("left behind: \(folder): \(error)")
        }
    }
}
