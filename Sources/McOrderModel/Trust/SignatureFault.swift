/// Why an order or a notice does not count as its device's. Its words are the rejection reasons.
///
/// It decides about the file only: the order in its proper form is judged as if it were new. Source:
/// format.md, *Signed order*.
package enum SignatureFault: String, Error, CaseIterable, Sendable {
    /// The signature is not that of the UDID's key over this content for this house; or only one of key and
    /// signature is there; or the UDID has no key.
    case badSignature = "bad-signature"
    /// The UDID has a key, but the file has neither key nor signature.
    case signatureMissing = "signature-missing"
    /// The house takes sealed files only, and the file lay in the folder for everybody to read.
    case notSealed = "not-sealed"
}
