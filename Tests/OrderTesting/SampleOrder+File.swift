extension SampleOrder {
    /// The file of the sample order, byte for byte as the programs write it.
    package static let fileText = """
        [
          "McDonald's Garbera",
          "30-04-2013 20:47:21 ",
          "iPhone4 de Beris",
          "975319E0-43ED-435F-AA81-0B4F051B3768",
          "9",
          "3 ketchups, por favor.",
          [
            [
              "(G) BigMac + Lipton Ice + Deluxe",
              "6.75"
            ],
            [
              "Espresso",
              "1.20"
            ]
          ]
        ]

        """

    package static let file = Array(fileText.utf8)

    /// The output of `sha256sum` for the file.
    package static let hash = "83f7da12d8ed899c751aecd63f8a960fdac688f74b82a0a023f93687bb61b7d7"

    /// SHA-256 of "mcorder plain 1", a zero byte, the file's length in four bytes, the file, and four zero
    /// bytes; computed with Python's hashlib.
    package static let contentHash = "dcf04936d50aec5a8178cbf01f452b24504e0bbfb53c4b2989aed2844f8a3408"
}
