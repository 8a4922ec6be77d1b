import assert from 'node:assert/strict'
import { smtpTransport } from '@etalase/backend-kit/mail/smtp-transport.ts'
import { kinds, type MailQueue } from '#mail/mail-queue.ts'
import { mailbox, type RunningServer } from '#mail/mail-server.ts'

/** A promise for every mail server: rejects when broken, and may return the server's behaviour. */
type Promised = (server: RunningServer, queue: MailQueue) => Promise<string | undefined>

const from = 'Toko <toko@shop.example>'

/** Timeouts in milliseconds below a slow server's delay: the mail is sent whole, but its reply gets lost. */
const impatient = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_000 }

const headerOf = (message: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'im').exec(message)?.[1]?.trim() ?? ''

const idsOf = (messages: readonly string[]) =>
  messages.map((message) => headerOf(message, 'Message-ID'))

const deliversAll: Promised = async (server, queue) => {
  await queue.fill()
  assert.deepEqual(await queue.deliver(smtpTransport(server.url('plain'), from)), [])
  const messages = await server.messages(kinds)
  assert.equal(messages.length, kinds)
  assert.equal(new Set(idsOf(messages)).size, kinds)
  for (const message of messages) {
    assert.match(headerOf(message, 'Message-ID'), /^<mail-\d+-\w+@shop\.example>$/)
    assert.equal(headerOf(message, 'Auto-Submitted'), 'auto-generated')
    assert.match(message, /Content-Type: text\/html/)
  }
  const ended = messages.filter((message) => headerOf(message, 'List-Unsubscribe-Post') !== '')
  assert.equal(ended.length, 1)
  return `${kinds} mails`
}

const triesAgain: Promised = async (server, queue) => {
  await server.greylist(true)
  await queue.queue(mailbox)
  const transport = smtpTransport(server.url('greylist'), from)
  const [failure] = await queue.deliver(transport)
  assert.notEqual(failure?.name, 'RefusedMessage')
  await server.greylist(false)
  assert.deepEqual(await queue.deliver(transport), [])
  assert.equal((await server.messages(0)).length, 0)
  queue.pass(1)
  assert.deepEqual(await queue.deliver(transport), [])
  assert.equal((await server.messages(1)).length, 1)
  return `${failure?.responseCode}`
}

const givesUp: Promised = async (server, queue) => {
  await queue.queue('nobody@example.com')
  await queue.queue(mailbox)
  const transport = smtpTransport(server.url('plain'), from)
  const [failure] = await queue.deliver(transport)
  assert.equal(failure?.name, 'RefusedMessage')
  queue.pass(24 * 60)
  assert.deepEqual(await queue.deliver(transport), [])
  assert.equal((await server.messages(1)).length, 1)
  return `${failure.responseCode}`
}

const waits: Promised = async (server, queue) => {
  for (const manner of ['slowGreeting', 'slowAnswer'] as const) {
    await queue.queue(mailbox)
    assert.deepEqual(await queue.deliver(smtpTransport(server.url(manner), from)), [])
  }
  assert.equal((await server.messages(2)).length, 2)
  return undefined
}

const keepsTheId: Promised = async (server, queue) => {
  await queue.queue(mailbox)
  const [failure] = await queue.deliver(smtpTransport(server.url('slowAnswer'), from, impatient))
  assert.equal(failure?.name, 'LostAnswer')
  const patient = smtpTransport(server.url('plain'), from)
  queue.pass(29)
  assert.deepEqual(await queue.deliver(patient), [])
  queue.pass(1)
  assert.deepEqual(await queue.deliver(patient), [])
  const messages = await server.messages(2)
  assert.equal(new Set(idsOf(messages)).size, 1)
  return messages.length === 1 ? 'drops the first' : 'keeps both'
}

const namesTheCertificate: Promised = async (server, queue) => {
  await queue.queue(mailbox)
  const url = server.url('tls')
  const [failure] = await queue.deliver(smtpTransport(url, from))
  assert.ok(failure?.originalCode)
  assert.equal((await server.messages(0)).length, 0)
  queue.pass(1)
  assert.deepEqual(await queue.deliver(smtpTransport(`${url}?ignoreTLS=true`, from)), [])
  assert.equal((await server.messages(1)).length, 1)
  return String(failure.originalCode)
}

export const promises: Readonly<Record<string, Promised>> = {
  'each mail of the shop arrives once, whole, under an id of its own': deliversAll,
  'greylisting: tried again a minute later, not at once': triesAgain,
  'no such mailbox: final, and the next mail goes out': givesUp,
  'a greeting, or an answer, after 9 s: sent once': waits,
  'an answer that came too late: again after 30 minutes, under the same id': keepsTheId,
  'STARTTLS with an untrusted certificate: the log says why, and ignoreTLS sends':
    namesTheCertificate,
}
