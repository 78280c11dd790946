/// The settings of `mcorder-web`. Source: web.md, *Reaching it*.
package struct WebSettings: Equatable, Sendable {
    /// The address of the staff's pages.
    package let staff: ListenAddress
    /// The origin of the staff's pages: the setting, or else the address with the scheme that is served.
    package let origin: WebOrigin
    /// The path of the certificate chain; `nil` without TLS.
    package let certificate: String?
    /// The path of the private key; `nil` without TLS.
    package let key: String?
    /// Whether pages may be served over plain HTTP to other machines.
    package let allowsPlain: Bool
    /// The proxies whose `X-Forwarded-For` is believed.
    package let trustedProxies: [NetworkRange]

    /// Reads the settings and reports their errors to the checker.
    init(_ checker: inout SettingChecker) {
        staff = checker.address(.webStaff)
        certificate = checker.pathOrNone(.webCertificate)
        key = checker.pathOrNone(.webKey)
        allowsPlain = checker.word(.webAllowPlain) == "true"
        trustedProxies = checker.networks(.webTrustedProxies)
        if certificate != nil, key == nil {
            checker.errors.append(.incomplete(.webCertificate, needs: .webKey))
        } else if key != nil, certificate == nil {
            checker.errors.append(.incomplete(.webKey, needs: .webCertificate))
        }
        let given = checker.origin(.webStaffOrigin)
        if given == nil, staff.isWildcard { checker.errors.append(.noOrigin(.webStaff)) }
        origin = given ?? WebOrigin(staff, isSecure: certificate != nil)
        if !origin.isSecure, !origin.isLoopback, !(given == nil && staff.isWildcard), !allowsPlain {
            checker.errors.append(
                .plainOrigin(given == nil ? .webStaff : .webStaffOrigin, origin.description)
            )
        }
    }
}
