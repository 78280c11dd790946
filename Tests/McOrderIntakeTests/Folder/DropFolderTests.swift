import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import Testing

import struct SystemPackage.Errno

@testable import McOrderIntake

struct DropFolderTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path
    }

    private func mark(_ text: String) throws {
        try Files.write(text, to: path + "/.mcorder")
    }

    private func error(known: DeviceID? = SampleRestaurant.id) -> DropFolder.AccessError? {
        do throws(DropFolder.AccessError) {
            _ = try DropFolder.open(path, known: known)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [SampleRestaurant.id, nil])
    func `a folder with the known marker can be opened`(_ known: DeviceID?) throws {
        try mark(String(decoding: FolderMarker(id: SampleRestaurant.id).json, as: UTF8.self))
        #expect(try DropFolder.open(path, known: known).id == SampleRestaurant.id)
    }

    @Test func `a missing folder is reported as absent`() throws {
        let nowhere = path + "/nowhere"
        #expect(throws: DropFolder.AccessError.absent(path: nowhere)) {
            try DropFolder.open(nowhere, known: nil)
        }
    }

    @Test func `a file in the folder's place is reported as an absent folder`() throws {
        try Files.write("", to: path + "/file")
        #expect(throws: DropFolder.AccessError.absent(path: path + "/file")) {
            try DropFolder.open(path + "/file", known: nil)
        }
    }

    @Test func `a folder without marker is not used`() {
        #expect(error() == .noMarker(path: path))
    }

    @Test(arguments: [
        "", "{}", "[", #"{"format":1}"#, #"{"format":1,"id":"x"}"#, #"{"format":"1"}"#, #"{"format":0}"#,
        String(repeating: " ", count: 5000),
    ])
    func `an invalid marker is reported as damaged`(_ text: String) throws {
        try mark(text)
        #expect(error() == .damagedMarker(path: path))
    }

    @Test func `a folder in the marker's place is reported as a damaged marker`() throws {
        mkdir(path + "/.mcorder", 0o770)
        #expect(error() == .damagedMarker(path: path))
    }

    @Test func `a symbolic link in the marker's place is reported as a damaged marker`() throws {
        try Files.write(FolderMarker(id: SampleRestaurant.id).json, to: path + "/elsewhere")
        symlink("elsewhere", path + "/.mcorder")
        #expect(error() == .damagedMarker(path: path))
    }

    @Test func `a newer marker is reported with its format`() throws {
        try mark(#"{"format":2,"id":"\#(SampleRestaurant.id)"}"#)
        #expect(error() == .newerMarker(path: path, format: 2))
    }

    @Test func `the error about another folder than the known one names both ids`() throws {
        try mark(String(decoding: FolderMarker(id: SampleRestaurant.other).json, as: UTF8.self))
        #expect(error() == .other(path: path, known: SampleRestaurant.id, found: SampleRestaurant.other))
    }

    @Test func `errors of the file system are passed on`() {
        let long = path + "/" + String(repeating: "x", count: 300)
        let error = FileError(operation: "open", path: long, errno: .fileNameTooLong)
        #expect(throws: DropFolder.AccessError.file(error)) {
            try DropFolder.open(long, known: nil)
        }
    }

    @Test(arguments: [
        (DropFolder.AccessError.absent(path: ""), true), (.noMarker(path: ""), true),
        (.damagedMarker(path: ""), true), (.newerMarker(path: "", format: 2), false),
        (.other(path: "", known: SampleRestaurant.id, found: SampleRestaurant.other), false),
        (.file(FileError(operation: "open", path: "", errno: .ioError)), true),
    ])
    func `a daemon does not start if an administrator has to decide`(
        _ error: DropFolder.AccessError,
        _ starts: Bool
    ) {
        #expect(error.needsPerson != starts)
    }
}
