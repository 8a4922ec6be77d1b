import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

interface Load {
  /** Requests per second, independent of earlier responses. */
  rate: number
  seconds: number
  connections: number
}

/** The status of each response, and the milliseconds since its request was due. */
export type Responses = readonly { status: number; ms: number }[]

const endOfHeaders = '\r\n\r\n'

/** Read buffer shared by all connections: one buffer per chunk would cause garbage collection pauses. */
const buffer = Buffer.alloc(64 * 1024)

/** A connection with one request at a time. Replaces Node's client, which takes as much CPU as the server. */
class Connection {
  readonly #socket: Socket
  #receive: ((length: number) => void) | undefined

  constructor({ hostname, port }: URL) {
    const callback = (length: number) => {
      this.#receive?.(length)
      return true
    }
    const onread = { buffer, callback }
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
  }

  async opened(): Promise<this> {
    await once(this.#socket, 'connect')
    return this
  }

  /** Sends a request and returns the status of its complete response. The response needs a `Content-Length`. */
  send(request: string): Promise<number> {
    return new Promise((resolve) => {
      let status = 0
      let left = 0
      this.#receive = (length) => {
        if (status === 0) {
          const head = buffer.toString('latin1', 0, buffer.indexOf(endOfHeaders))
          status = Number(head.split(' ', 2)[1])
          const [, size = '0'] = /^content-length: (\d+)/im.exec(head) ?? []
          left = head.length + endOfHeaders.length + Number(size)
        }
        left -= length
        if (left <= 0) resolve(status)
      }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }
}

const requestFor = (host: string, path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: br${endOfHeaders}`

/** Returns the milliseconds until the next request; arrivals are a Poisson process. */
const nextAfter = (rate: number) => (-Math.log(1 - Math.random()) * 1000) / rate

/**
 * Requests a server's paths at a rate independent of its responses, over connections opened beforehand. A request due while all
 * connections are busy waits for one.
 */
export async function requestAtRate(
  server: string,
  pathOf: (count: number) => string,
  { rate, seconds, connections }: Load,
): Promise<Responses> {
  const url = new URL(server)
  const all: Connection[] = []
  while (all.length < connections) all.push(await new Connection(url).opened())
  const idle = [...all]
  const responses: { status: number; ms: number }[] = []
  const due: { count: number; at: number }[] = []
  const sendDue = () => {
    const [connection, next] = [idle.at(-1), due[0]]
    if (connection === undefined || next === undefined) return
    idle.pop()
    due.shift()
    void connection.send(requestFor(url.host, pathOf(next.count))).then((status) => {
      responses.push({ status, ms: performance.now() - next.at })
      idle.push(connection)
      sendDue()
    })
  }
  const end = performance.now() + seconds * 1000
  let count = 0
  for (let at = performance.now(); at < end; at += nextAfter(rate)) {
    while (performance.now() < at) await setImmediate()
    due.push({ count: count++, at })
    sendDue()
  }
  while (responses.length < count) await sleep(10)
  for (const connection of all) connection.close()
  return responses
}
