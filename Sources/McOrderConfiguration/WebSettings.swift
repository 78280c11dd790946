package import McOrderModel
import McOrderText

/// The settings of `mcorder-web`. Source: docs/web.md, *Reach it from other machines*.
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
        let (certificateKey, keyKey) = (Setting.webCertificate.rawValue, Setting.webKey.rawValue)
        if certificate != nil, key == nil {
            checker.report(.webCertificate, .incompletePair(certificateKey, needs: keyKey))
        } else if key != nil, certificate == nil {
            checker.report(.webKey, .incompletePair(keyKey, needs: certificateKey))
        }
        let given = checker.origin(.webStaffOrigin)
        if given == nil, staff.isWildcard {
            checker.report(.webStaff, .noOrigin(Setting.webStaff.rawValue))
        }
        origin = given ?? WebOrigin(staff, isSecure: certificate != nil)
        if !origin.isSecure, !origin.isLoopback, !(given == nil && staff.isWildcard), !allowsPlain {
            let setting = given == nil ? Setting.webStaff : .webStaffOrigin
            checker.report(setting, .plainOrigin(setting.rawValue, origin.description))
        }
    }
}
