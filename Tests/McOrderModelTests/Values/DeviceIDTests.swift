import Foundation
import McOrderModel
import OrderTesting
import Testing

@Suite struct DeviceIDTests {
    @Test func `the sample's device has the check number 624`() throws {
        let device = try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        #expect(device.checkNumber == 624)
    }

    @Test(
        arguments: [
            "975319e0-43ed-435f-aa81-0b4f051b3768", "975319E0-43ed-435F-aa81-0B4f051b3768",
        ]
    )
    func `upper and lower case are read as the same device, which is written in upper case`(_ text: String)
        throws
    {
        let device = try #require(DeviceID(text))
        #expect(device == DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        #expect(device.description == "975319E0-43ED-435F-AA81-0B4F051B3768")
    }

    @Test(
        arguments: [
            "", "975319E0", "975319E043ED435FAA810B4F051B3768", "975319E0-43ED-435F-AA81-0B4F051B376",
            "975319E0-43ED-435F-AA81-0B4F051B37688", "975319E0-43ED-435F-AA810-B4F051B3768",
            "975319G0-43ED-435F-AA81-0B4F051B3768", " 975319E0-43ED-435F-AA81-0B4F051B3768",
            "975319E0-43ED-435F-AA81-0B4F051B3768 ", "{975319E0-43ED-435F-AA81-0B4F051B3768}",
            "975319E0_43ED_435F_AA81_0B4F051B3768", "975319E0-43ED-435F-AA81-0B4F051B376８",
            "975319E0-43ED-435F-AA81-0B4F051B3768-", "iPhone4 de Beris",
        ]
    )
    func `anything but a UUID of 36 characters is refused`(_ text: String) {
        #expect(DeviceID(text) == nil)
    }

    @Test(
        arguments: [
            ("00000000-0000-0000-0000-000000000000", 0), ("00000000-0000-0000-0000-0000000003E7", 999),
            ("00000000-0000-0000-0000-0000000003E8", 0), ("00000000-0000-0001-0000-000000000000", 616),
            ("FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", 455),
        ]
    )
    func `the check number is the 128-bit number modulo 1000`(_ text: String, _ check: Int) throws {
        #expect(try #require(DeviceID(text)).checkNumber == check)
    }

    @Test func `the check number agrees with division digit by digit on random devices`() throws {
        var random = SeededGenerator(seed: 624)
        for _ in 0..<2000 {
            let bytes = random.deviceBytes()
            let device = try #require(DeviceID(bytes: bytes))
            // Long division, one binary digit at a time.
            var remainder = 0
            for byte in bytes {
                for mask in [128, 64, 32, 16, 8, 4, 2, 1] {
                    remainder = (remainder * 2 + (Int(byte) & mask == 0 ? 0 : 1)) % 1000
                }
            }
            #expect(device.checkNumber == remainder, "\(device)")
        }
    }

    @Test func `a device is written as Foundation writes its UUID`() throws {
        var random = SeededGenerator(seed: 36)
        for _ in 0..<500 {
            let bytes = random.deviceBytes()
            let uuid = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
            let device = try #require(DeviceID(bytes: bytes))
            #expect(device.description == uuid.uuidString)
            #expect(DeviceID(uuid.uuidString.lowercased()) == device)
        }
    }

    @Test(arguments: [0, 1, 15, 17, 32])
    func `only sixteen bytes are a device`(_ count: Int) {
        #expect(DeviceID(bytes: Array(repeating: 1, count: count)) == nil)
    }
}
