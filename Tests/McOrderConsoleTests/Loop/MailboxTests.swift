import Testing

@testable import McOrderConsole

@Suite struct MailboxTests {
    @Test func `messages are taken once, in order`() {
        let mailbox = Mailbox<Int>()
        for number in 1...3 { #expect(mailbox.post(number)) }
        #expect(mailbox.take() == [1, 2, 3])
        #expect(mailbox.take() == [])
    }

    @Test func `only the newest message of a topic waits`() {
        let mailbox = Mailbox<Int>()
        for number in 1...1000 { #expect(mailbox.post(number, topic: "view")) }
        mailbox.post(0, topic: "other")
        mailbox.post(1, topic: nil)
        mailbox.post(1001, topic: "view")
        #expect(mailbox.take() == [0, 1, 1001])
    }

    @Test func `a full mailbox refuses messages, except a newer one of a waiting topic`() {
        let mailbox = Mailbox<Int>()
        mailbox.post(-1, topic: "view")
        for number in 1..<Mailbox<Int>.limit { #expect(mailbox.post(number)) }
        #expect(!mailbox.post(0))
        #expect(mailbox.post(-2, topic: "view"))
        #expect(mailbox.take().last == -2)
    }
}
