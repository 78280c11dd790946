import McOrderFiles
package import McOrderModel

/// A folder with the tables of a kitchen book.
package struct BookFolder: Sendable {
    /// A table may have as many bytes.
    private static let limit = CatalogueReader.sizeLimit

    private let path: String

    /// - Parameter path: absolute.
    package init(_ path: String) {
        self.path = path
    }

    /// Reads the tables.
    ///
    /// - Throws: `SheetErrors` with all errors, or a `FileError`.
    package func read() throws -> BookTables {
        let directory = try Directory.open(path)
        var files: [BookTable: [UInt8]] = [:]
        var unreadable: [BookTable: SheetError.Problem] = [:]
        for table in BookTable.allCases {
            let name = FileName(constant: table.fileName)
            switch try HostileFile.read(name, in: directory, limit: Self.limit) {
            case .contents(let bytes, _): files[table] = bytes
            case .absent: break
            case .notAFile: unreadable[table] = .notAFile
            case .tooLarge: unreadable[table] = .tooLarge(limit: Self.limit)
            case .changing: unreadable[table] = .changing
            }
        }
        return try BookTables(files, unreadable: unreadable)
    }

    /// Writes tables into the folder, which is created if it does not exist.
    ///
    /// - Parameter replacing: whether tables that are there are replaced.
    /// - Returns: the names of the files.
    /// - Throws: ``OwnerCatalogue/EditError/tablesExist(_:)``, or a `FileError`.
    package func write(_ tables: BookTables, replacing: Bool, usesDecimalComma: Bool) throws -> [String] {
        let directory = try Directory.made(path)
        let files = tables.files(usesDecimalComma: usesDecimalComma)
        if !replacing {
            for table in BookTable.allCases
            where try directory.stat(FileName(constant: table.fileName)) != nil {
                throw OwnerCatalogue.EditError.tablesExist(table.fileName)
            }
        }
        for (table, text) in files {
            let name = FileName(constant: table.fileName)
            try WholeFile.replace(name, bytes: text.bytes, in: directory, mode: 0o644, durable: true)
        }
        return BookTable.allCases.map(\.fileName)
    }
}

extension Directory {
    /// The folder at an absolute path, which is created with those above it if it does not exist.
    static func made(_ path: String) throws -> Directory {
        let names = path.split(separator: "/").compactMap { FileName(String($0)) }
        func start(_ count: Int) -> String { "/" + names.prefix(count).map(\.display).joined(separator: "/") }
        // Opening the whole path reports what is wrong, if it is something else than a missing folder.
        var count = names.count
        while count > 0, (try? Directory.open(start(count))) == nil { count -= 1 }
        for missing in names.indices.dropFirst(count) {
            _ = try Directory.open(start(missing)).createSubdirectory(names[missing], mode: 0o755)
        }
        return try Directory.open(path)
    }
}
