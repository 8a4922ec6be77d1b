import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** What a mail server says at each step of taking a mail (RFC 5321). */
const usual = {
  greeting: '220 mail.test',
  EHLO: '250-mail.test\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  END: '250 taken',
  QUIT: '221 bye',
} as const

export type SmtpStep = keyof typeof usual

/** A reply in place of the usual one, a cut of the connection, or no reply at all. */
export type SmtpReply = `${number} ${string}` | 'cut' | 'silence'

const isStep = (word: string): word is SmtpStep => word in usual

/** Speaks to one client, and tells each message that came whole. */
function converse(
  socket: Socket,
  replies: Partial<Record<SmtpStep, SmtpReply>>,
  onWhole: (message: string) => void,
): void {
  let unread = ''
  let message: string[] | null = null
  const reply = (step: SmtpStep) => {
    const words = replies[step] ?? usual[step]
    if (words === 'cut') socket.destroy()
    else if (words !== 'silence') socket.write(`${words}\r\n`)
  }
  const hear = (line: string) => {
    if (message === null) {
      const [word = ''] = line.toUpperCase().split(' ')
      const step = word === 'HELO' ? 'EHLO' : word
      if (step === 'DATA' && !replies.DATA) message = []
      if (isStep(step)) reply(step)
      return
    }
    if (line !== '.') return void message.push(line)
    onWhole(message.join('\n'))
    message = null
    reply('END')
  }
  // The client hangs up as it likes.
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', (text) => {
    const lines = `${unread}${text}`.split('\r\n')
    unread = lines.pop() ?? ''
    lines.forEach(hear)
  })
  reply('greeting')
}

/** A mail server on this machine that replies as it is told to; `taken` are the messages that it got whole. */
export async function scriptedSmtp(replies: Partial<Record<SmtpStep, SmtpReply>>) {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    converse(socket, replies, (message) => taken.push(message))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    taken,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
