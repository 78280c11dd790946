package import ArgumentParser

/// `mcorder-storefront`: the pages on which customers order.
package struct StorefrontCommand: AsyncParsableCommand {
    package init() {}

    package func run() async throws {}
}
