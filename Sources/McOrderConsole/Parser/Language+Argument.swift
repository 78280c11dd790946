import ArgumentParser
package import McOrderText

extension Language: ExpressibleByArgument {}
