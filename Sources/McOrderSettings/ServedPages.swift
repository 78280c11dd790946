package import McOrderModel
import McOrderText

/// Where a program serves its pages, and to whom. Source: docs/web.md, *Reach it from other machines*.
package struct ServedPages: Equatable, Sendable {
    /// The address that the program listens on.
    package let address: ListenAddress
    /// The origin of the pages: the setting, or else the address with the scheme that is served.
    package let origin: WebOrigin
    /// The path of the certificate chain; `nil` without TLS.
    package let certificate: String?
    /// The path of the private key; `nil` without TLS.
    package let key: String?
    /// Whether pages may be served over plain HTTP to other machines.
    package let allowsPlain: Bool
    /// The proxies whose `X-Forwarded-For` is believed.
    package let trustedProxies: [NetworkRange]

    /// The settings of a program that are about its pages.
    package struct Keys<Setting: SettingKey> {
        let address: Setting
        let origin: Setting
        let certificate: Setting
        let key: Setting
        let allowsPlain: Setting
        let trustedProxies: Setting

        package init(
            address: Setting,
            origin: Setting,
            certificate: Setting,
            key: Setting,
            allowsPlain: Setting,
            trustedProxies: Setting
        ) {
            self.address = address
            self.origin = origin
            self.certificate = certificate
            self.key = key
            self.allowsPlain = allowsPlain
            self.trustedProxies = trustedProxies
        }
    }

    /// Reads the settings and reports their errors to the checker.
    package init<Setting: SettingKey>(_ keys: Keys<Setting>, _ checker: inout SettingChecker<Setting>) {
        address = checker.address(keys.address)
        certificate = checker.pathOrNone(keys.certificate)
        key = checker.pathOrNone(keys.key)
        allowsPlain = checker.word(keys.allowsPlain) == "true"
        trustedProxies = checker.networks(keys.trustedProxies)
        let (certificateKey, keyKey) = (keys.certificate.rawValue, keys.key.rawValue)
        if certificate != nil, key == nil {
            checker.report(keys.certificate, .incompletePair(certificateKey, needs: keyKey))
        } else if key != nil, certificate == nil {
            checker.report(keys.key, .incompletePair(keyKey, needs: certificateKey))
        }
        let given = checker.origin(keys.origin)
        if given == nil, address.isWildcard {
            checker.report(keys.address, .noOrigin(keys.address.rawValue, needs: keys.origin.rawValue))
        }
        origin = given ?? WebOrigin(address, isSecure: certificate != nil)
        if !origin.isSecure, !origin.isLoopback, !(given == nil && address.isWildcard), !allowsPlain {
            let setting = given == nil ? keys.address : keys.origin
            let names = ConfigurationErrorText.PageKeys(
                certificate: certificateKey,
                key: keyKey,
                allowPlain: keys.allowsPlain.rawValue
            )
            checker.report(setting, .plainOrigin(setting.rawValue, origin.description, names))
        }
    }
}
