/// What is known for certain of a refused file's order: nothing if its signature is wrong or missing, because
/// anybody may have written it.
struct ProvenOrder: Sendable {
    /// Device and order number; `nil` where they cannot be read.
    let identity: OrderIdentity?
    /// The key of the order's content; `nil` if the order cannot be read.
    let key: ContentKey?

    init?(_ document: OrderDocument, _ signature: Result<VerifiedSignature?, SignatureFault>) {
        guard case .success(let signature) = signature else { return nil }
        // Which part cannot be read is the reason of the refusal.
        identity = try? document.identity()
        key = (try? document.order()).map { .order($0, signature) }
    }
}

extension OrderJudge {
    /// The signature of an order or a notice, verified by `verify`; a success without one is unsigned and may
    /// be.
    ///
    /// - Parameter isOpened: whether the file was sealed.
    func signature(
        at now: Timestamp,
        isOpened: Bool,
        of verify: (_ houses: [HouseID]) throws(SignatureFault) -> VerifiedSignature?
    ) -> Result<VerifiedSignature?, SignatureFault> {
        Result { () throws(SignatureFault) in
            let signature = try verify(houses.ids(at: now))
            if signature == nil, settings.signatures == .required { throw .signatureMissing }
            // Nobody can seal for a house without identity.
            if !isOpened, settings.sealing == .required, houses.record != nil { throw .notSealed }
            return signature
        }
    }
}

extension SignatureFault {
    /// The reason for which the file is refused.
    var reason: RejectionReason {
        switch self {
        case .badSignature: .badSignature
        case .signatureMissing: .signatureMissing
        case .notSealed: .notSealed
        }
    }
}
