/// The only house that a customer's home accepts. Source: format.md, *Signed files*, *Pinning*.
package enum HousePin: Hashable, Sendable {
    /// The house of a code that a person gave.
    case code(HouseCode)
    /// The identity that was accepted before.
    case identity(PublicKey)

    /// Whether the house of that identity is the one that is pinned.
    func includes(_ identity: PublicKey) -> Bool {
        switch self {
        case .code(let code): HouseID(identity: identity).code == code
        case .identity(let pinned): identity == pinned
        }
    }

    /// The code of the pinned house.
    package var code: HouseCode {
        switch self {
        case .code(let code): code
        case .identity(let pinned): HouseID(identity: pinned).code
        }
    }
}
