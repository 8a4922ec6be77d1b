#!/usr/bin/env bash
# npm's mail clients do not distinguish an unsent mail from a delivered one: nodemailer 10.6.0, emailjs 5.0.3 and smtp-client 0.4.0.
#
# 1. A connection closed at MAIL FROM, and one closed after the server has received the whole mail but before its "250", reject with exactly
#    the same error: code, command and message. nodemailer reports the command CONN for both. A retry "when the connection failed" sends the
#    second mail twice; no retry loses the first.
# 2. When the server is silent until the client times out, nodemailer also reports the same at both points: ETIMEDOUT, CONN.
# 3. Only nodemailer's logger learns that a mail was sent whole: one line with tnx "message", after its final dot.
#
# Used in packages/backend-kit/src/mail/mail-transport.ts, which listens to that line: a mail that may have arrived is retried only half an
# hour later, with the same Message-ID. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund nodemailer@10.6.0 emailjs@5.0.3 smtp-client@0.4.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { SMTPClient as EmailJs } from 'emailjs'
import nodemailer from 'nodemailer'
import { SMTPClient } from 'smtp-client'

/** A mail server that ends the conversation, or falls silent, at a step; `whole` counts the mails that it took. */
async function startServer(step, end) {
  const state = { whole: 0 }
  const server = net.createServer((socket) => {
    let isBody = false
    let unread = ''
    const reply = (at, words) => {
      if (at !== step) socket.write(`${words}\r\n`)
      else if (end === 'cut') socket.destroy()
    }
    const hear = (line) => {
      if (isBody) {
        if (line !== '.') return
        isBody = false
        state.whole++
        return reply('end', '250 taken')
      }
      const [verb] = line.toUpperCase().split(' ')
      isBody = verb === 'DATA'
      reply(verb, verb === 'DATA' ? '354 go on' : '250 ok')
    }
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.setEncoding('utf8').on('data', (text) => {
      const lines = `${unread}${text}`.split('\r\n')
      unread = lines.pop()
      lines.forEach(hear)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: server.address().port, state, server }
}

const mail = { from: 'toko@shop.example', to: 'sari@mail.example', subject: 'Paid', text: 'Thank you' }
let saidWhole = 0
const logger = Object.fromEntries(
  ['level', 'trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [
    level,
    (entry) => {
      if (entry?.tnx === 'message') saidWhole++
    },
  ]),
)
const clients = {
  nodemailer: (port) =>
    nodemailer
      .createTransport({ host: '127.0.0.1', port, ignoreTLS: true, socketTimeout: 500, logger })
      .sendMail(mail),
  emailjs: (port) => new EmailJs({ host: '127.0.0.1', port }).sendAsync(mail),
  'smtp-client': async (port) => {
    const client = new SMTPClient({ host: '127.0.0.1', port })
    await client.connect()
    await client.greet({ hostname: 'shop.example' })
    await client.mail({ from: mail.from })
    await client.rcpt({ to: mail.to })
    await client.data('Subject: Paid\r\n\r\nThank you')
  },
}

/** What a client says, what nodemailer's logger heard, and how many mails the server has. */
async function outcome(name, step, end) {
  const { port, state, server } = await startServer(step, end)
  saidWhole = 0
  const error = await clients[name](port).then(
    () => assert.fail('it was sent'),
    ({ name, code, command, message }) => ({ name, code, command, message }),
  )
  server.close()
  return { error, whole: state.whole, saidWhole }
}

const seen = []
for (const [name, end] of [
  ['nodemailer', 'cut'],
  ['nodemailer', 'silence'],
  ['emailjs', 'cut'],
  ['smtp-client', 'cut'],
]) {
  const before = await outcome(name, 'MAIL', end)
  const after = await outcome(name, 'end', end)
  seen.push({ name, end, before: before.whole, after: after.whole, error: after.error.message })
  assert.deepEqual([before.whole, after.whole], [0, 1])
  assert.deepEqual(after.error, before.error)
  if (name === 'nodemailer') {
    assert.equal(after.error.code, end === 'cut' ? 'ECONNECTION' : 'ETIMEDOUT')
    assert.equal(after.error.command, 'CONN')
    assert.deepEqual([before.saidWhole, after.saidWhole], [0, 1])
  }
}
console.table(seen)
console.log('As described.')
process.exit()
SCRIPT
node run.mjs
