package import ArgumentParser

/// `mcorder-web`: the browser's screens of a restaurant's counter.
package struct MCOrderWeb: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(commandName: "mcorder-web")

    package init() {}

    package func run() async throws {}
}
