import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { slow4g } from '#bench/pages/phone.ts'

const roundTripMs = slow4g.latency
const bytesPerMs = slow4g.downloadThroughput / 1000

/** Bytes of a packet, and the initial congestion window (RFC 6928). */
const packet = 1460
const firstWindow = 10 * packet

/** The line that a phone's connections share. Packets are transmitted in sequence. */
class Line {
  #freeAt = 0

  /** Returns the milliseconds until these bytes are transmitted. */
  send(bytes: number): number {
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / bytesPerMs
    return this.#freeAt - now
  }
}

/** Forwards a server's response as TCP would, over a shared line: the window grows by the bytes received (slow start). */
async function sendSlowly(server: Socket, phone: Socket, line: Line): Promise<void> {
  let window = firstWindow
  let inFlight = 0
  let wake = () => {}
  let before = Promise.resolve()
  const deliver = async (bytes: Buffer) => {
    const isThrough = Promise.all([before, sleep(line.send(bytes.length))])
    before = isThrough.then(() => void phone.write(bytes))
    await before
    await sleep(roundTripMs)
    inFlight -= bytes.length
    window += bytes.length
    wake()
  }
  for await (const chunk of server) {
    for (let start = 0; start < chunk.length; start += packet) {
      const bytes: Buffer = chunk.subarray(start, start + packet)
      while (inFlight + bytes.length > window) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      inFlight += bytes.length
      void deliver(bytes)
    }
  }
}

/** Forwards a connection of the phone. A round trip passes before it opens, and another before each response begins. */
async function carry(phone: Socket, port: number, line: Line): Promise<void> {
  const server = connect(port, '127.0.0.1')
  const close = () => {
    phone.destroy()
    server.destroy()
  }
  for (const socket of [phone, server]) socket.on('error', close).on('close', close)
  phone.pause()
  await sleep(roundTripMs)
  phone.on('data', (bytes) => void sleep(roundTripMs).then(() => server.write(bytes)))
  phone.resume()
  await sendSlowly(server, phone, line)
}

export interface SlowLine {
  url: string
  close(): void
}

/**
 * Simulates slow 4G between phone and server for a first visit, on its own port: every connection must be opened, and starts
 * with ten packets. Chromium's own throttling delays requests, but simulates neither.
 */
export async function openSlowLine(port: number): Promise<SlowLine> {
  const line = new Line()
  const sockets = new Set<Socket>()
  const proxy = createServer((phone) => {
    sockets.add(phone)
    phone.setNoDelay(true)
    carry(phone, port, line).catch(() => phone.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
