internal import McOrderClient

extension Restaurant {
    /// The restaurant as `restaurants --json` prints it. Source: commands.md.
    func json(metres: Double?) -> [JSONValue.Member] {
        [
            JSONValue.Member("id", .string(id.description)),
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("address", .string(address)),
            JSONValue.Member("phone", .string(phone)),
            JSONValue.Member("latitude", .number("\(latitude)")),
            JSONValue.Member("longitude", .number("\(longitude)")),
            JSONValue.Member("distanceMeters", .optional(metres.map { Int($0.rounded()) })),
        ]
    }
}
