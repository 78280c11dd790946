import Foundation

/// The paths of the programs.
public struct Programs: Sendable {
    /// The package's own folder, above the benchmarks.
    public static let package = {
        guard let end = #filePath.range(of: "/Benchmarks/", options: .backwards) else { return "." }
        return String(#filePath[..<end.lowerBound])
    }()

    private let product: String
    private let own: String

    /// The product's programs in a folder; by default in this program's folder, where its own tools are.
    public init(product: String?) throws {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        own = URL(filePath: program).deletingLastPathComponent().path(percentEncoded: false).trimmingSuffix(
            "/"
        )
        self.product = product ?? own
    }

    /// The path of a program.
    public func path(_ name: String) -> String {
        switch name {
        case "limit": "\(own)/limit"
        case "python": "\(Self.package)/Benchmarks/.build/python/bin/python"
        default: "\(product)/\(name)"
        }
    }

    /// The path of one of the Python programs.
    public func script(_ name: String) -> String { "\(Self.package)/Benchmarks/Python/\(name).py" }

    /// Whether the Python environment exists.
    public var hasPython: Bool { FileManager.default.isExecutableFile(atPath: path("python")) }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
