import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailMessage } from '#mail/mail-message.ts'
import { smtpTransport } from '#mail/smtp-transport.ts'

/** Messages that the mail server accepted. */
const taken: { to: string[]; message: string }[] = []

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) =>
    done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
  onData: (stream, session, done) => {
    text(stream).then((message) => {
      taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), message })
      done()
    }, done)
  },
})

let url: string

beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

beforeEach(() => {
  taken.length = 0
})

test('host and port of the mail server are logged, without user and password', () => {
  const { server } = smtpTransport(
    'smtps://toko:rahasia@mail.example.com:465',
    'Toko <a@b.example>',
  )
  expect(server).toBe('mail.example.com:465')
})

const aMail = (to: string): MailMessage => ({
  name: 'A-order-paid',
  to,
  subject: 'Order A is paid',
  text: 'Thank you',
  html: '<p>Thank you</p>',
})

test('a mail is sent with a text and an HTML part', async () => {
  await smtpTransport(url, 'Shop <shop@example.com>').send(aMail('sari@example.com'))
  expect(taken.map(({ to }) => to)).toEqual([['sari@example.com']])
  for (const part of ['From: Shop <shop@example.com>', 'text/plain', 'text/html', 'Thank you']) {
    expect(taken[0]?.message).toContain(part)
  }
})

test('a mailbox that does not exist fails permanently, and nothing is sent', async () => {
  const sending = smtpTransport(url, 'shop@example.com').send(aMail('nobody@example.com'))
  await expect(sending).rejects.toMatchObject({
    name: 'RefusedMessage',
    cause: expect.objectContaining({ message: expect.stringContaining('no such mailbox') }),
  })
  expect(taken).toEqual([])
})

test('an unreachable mail server fails the send', async () => {
  const sending = smtpTransport('smtp://127.0.0.1:9', 'shop@example.com').send(aMail('a@b.id'))
  await expect(sending).rejects.toThrow('ECONNREFUSED')
})

test('an address cannot inject another header', async () => {
  const sneaky = { ...aMail('sari@example.com'), subject: 'Hi\r\nBcc: all@example.com' }
  await smtpTransport(url, 'shop@example.com').send(sneaky)
  expect(taken[0]?.to).toEqual(['sari@example.com'])
  expect(taken[0]?.message).not.toMatch(/^Bcc:/m)
})
