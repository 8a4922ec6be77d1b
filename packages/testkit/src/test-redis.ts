import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

const bulk = (text: string | undefined) =>
  text === undefined ? '_\r\n' : `$${Buffer.byteLength(text, 'latin1')}\r\n${text}\r\n`

const double = (value: number) => `,${value}\r\n`

/** Parses commands, which are arrays of bulk strings in Latin-1, and returns the start of an incomplete one as `rest`. */
function parse(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = []
  let at = 0
  const number = () => {
    const end = text.indexOf('\r\n', at)
    const value = end < 0 ? Number.NaN : Number(text.slice(at + 1, end))
    at = end + 2
    return value
  }
  for (let start = 0; start < text.length; start = at) {
    at = start
    const count = number()
    const command: string[] = []
    while (command.length < count) {
      const length = number()
      command.push(text.slice(at, at + length))
      at += length + 2
    }
    if (Number.isNaN(count) || !(at <= text.length)) return { commands, rest: text.slice(start) }
    commands.push(command)
  }
  return { commands, rest: '' }
}

/** The few Redis commands that the shop uses, in memory (RESP3, redis.io/docs/latest/develop/reference/protocol-spec). */
export class TestRedis {
  /** A hanging Redis reads commands without answering. */
  isHanging = false
  /** Milliseconds for which this process is busy after a reply, so that the reply is not read. */
  busyMs = 0
  /** Names of commands refused with an error, as for a user without permission. */
  refused: string[] = []
  /** Names of received commands. */
  received: string[] = []
  readonly #texts = new Map<string, string>()
  /** Expiry times of texts, on a clock that only `pass` advances. */
  readonly #ends = new Map<string, number>()
  #now = 0
  readonly #hashes = new Map<string, Map<string, string>>()
  readonly #sockets = new Set<Socket>()
  readonly #subscribers = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  /** Starts the server. After a stop it keeps its port and data. */
  async start(): Promise<void> {
    this.#server = createServer((socket) => this.#serve(socket)).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.#port = typeof address === 'object' ? (address?.port ?? 0) : 0
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server?.close()
  }

  /** Deletes all data, like a restart without persistence. */
  forget(): void {
    this.#texts.clear()
    this.#hashes.clear()
  }

  /** Advances the clock by milliseconds and deletes expired texts. */
  pass(ms: number): void {
    this.#now += ms
    for (const [key, end] of this.#ends) if (end <= this.#now) this.#texts.delete(key)
  }

  publish(channel: string, message: string): void {
    for (const socket of this.#subscribers) {
      socket.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`)
    }
  }

  hash(name: string): Map<string, string> {
    const known = this.#hashes.get(name) ?? new Map<string, string>()
    this.#hashes.set(name, known)
    return known
  }

  #serve(socket: Socket): void {
    let queued: string[] | undefined
    let received = ''
    this.#sockets.add(socket.setNoDelay())
    socket.once('close', () => this.#subscribers.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const { commands, rest } = parse(received + chunk.toString('latin1'))
      received = rest
      for (const [name = '', ...args] of commands) {
        this.received.push(name.toUpperCase())
        if (this.isHanging) continue
        if (name === 'MULTI') {
          queued = []
          socket.write('+OK\r\n')
        } else if (name === 'EXEC') {
          socket.write(`*${queued?.length}\r\n${queued?.join('')}`, 'latin1')
          queued = undefined
        } else {
          const reply = this.#reply(socket, name.toUpperCase(), args)
          socket.write(queued ? '+QUEUED\r\n' : reply, 'latin1')
          queued?.push(reply)
        }
      }
      const end = performance.now() + this.busyMs
      while (performance.now() < end);
    })
  }

  #reply(socket: Socket, name: string, [key = '', ...rest]: string[]): string {
    const [first = '', second = ''] = rest
    if (this.refused.includes(name)) return '-NOPERM this user has no permissions\r\n'
    if (name === 'HELLO') return `%1\r\n${bulk('proto')}:3\r\n`
    if (name === 'GET') return bulk(this.#texts.get(key))
    if (name === 'DEL') return `:${this.#texts.delete(key) ? 1 : 0}\r\n`
    if (name === 'HGETALL') {
      const fields = [...this.hash(key)]
      return `%${fields.length}\r\n${fields.flat().map(bulk).join('')}`
    }
    if (name === 'HSET') {
      for (let index = 0; index < rest.length; index += 2)
        this.hash(key).set(rest[index] ?? '', rest[index + 1] ?? '')
      return ':1\r\n'
    }
    if (name === 'PUBLISH') {
      this.publish(key, first)
      return ':1\r\n'
    }
    if (name === 'SUBSCRIBE') {
      this.#subscribers.add(socket)
      return `>3\r\n${bulk('subscribe')}${bulk(key)}:1\r\n`
    }
    if (name === 'INCR') {
      const hits = Number(this.#texts.get(key)) + 1
      this.#texts.set(key, String(hits))
      return `:${hits}\r\n`
    }
    if (name === 'HINCRBY') {
      const count = Number(this.hash(key).get(first) ?? 0) + Number(second)
      this.hash(key).set(first, String(count))
      return `:${count}\r\n`
    }
    if (name === 'HGET') return bulk(this.hash(key).get(first))
    if (name === 'HSETNX') {
      const isNew = !this.hash(key).has(first)
      if (isNew) this.hash(key).set(first, second)
      return `:${isNew ? 1 : 0}\r\n`
    }
    if (name === 'ZADD') return this.#zAdd(this.hash(key), rest)
    if (name === 'ZINCRBY') {
      const score = Number(this.hash(key).get(second) ?? 0) + Number(first)
      this.hash(key).set(second, String(score))
      return double(score)
    }
    if (name === 'ZMSCORE') {
      const scores = rest.map((member) => this.hash(key).get(member))
      return `*${scores.length}\r\n${scores.map((score) => (score ? double(Number(score)) : '_\r\n')).join('')}`
    }
    if (name === 'ZREMRANGEBYSCORE') {
      for (const [member, score] of this.hash(key))
        if (Number(score) <= Number(second)) this.hash(key).delete(member)
      return ':0\r\n'
    }
    if (name === 'ZCARD') return `:${this.hash(key).size}\r\n`
    if (name === 'PTTL') return `:${(this.#ends.get(key) ?? this.#now - 1) - this.#now}\r\n`
    if (name === 'SET') return this.#set(key, rest)
    return '+OK\r\n'
  }

  #zAdd(scores: Map<string, string>, [...args]: string[]): string {
    const before = scores.size
    const onlyGreater = args[0] === 'GT'
    if (onlyGreater) args.shift()
    for (let index = 0; index < args.length; index += 2) {
      const [score = '', member = ''] = args.slice(index, index + 2)
      if (!onlyGreater || !(Number(scores.get(member)) >= Number(score))) scores.set(member, score)
    }
    return `:${scores.size - before}\r\n`
  }

  #set(key: string, [text = '', ...options]: string[]): string {
    if (options.includes('NX') && this.#texts.has(key)) return '_\r\n'
    this.#texts.set(key, text)
    const [, lifetime] = options.slice(options.indexOf('PX'))
    if (options.includes('PX')) this.#ends.set(key, this.#now + Number(lifetime))
    else this.#ends.delete(key)
    return '+OK\r\n'
  }
}
