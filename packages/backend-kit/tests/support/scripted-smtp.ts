import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail server's usual reply at each step of accepting a mail (RFC 5321). */
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

/** A reply that replaces the usual one, a dropped connection, or silence. */
export type SmtpReply = `${number} ${string}` | 'cut' | 'silence'

const isStep = (word: string): word is SmtpStep => word in usual

/** Talks to one client, and reports each complete message. */
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
  // The client may disconnect at any time.
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', (text) => {
    const lines = `${unread}${text}`.split('\r\n')
    unread = lines.pop() ?? ''
    lines.forEach(hear)
  })
  reply('greeting')
}

/** Starts a local mail server with scripted replies; `taken` collects complete messages. */
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
