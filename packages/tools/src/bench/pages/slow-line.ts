import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { slow4g } from '#bench/pages/phone.ts'

const roundTripMs = slow4g.latency
const bytesPerMs = slow4g.downloadThroughput / 1000

/** Bytes of a packet, and how many packets a server sends before it hears of the first (RFC 6928). */
const packet = 1460
const firstWindow = 10 * packet

/** The line that all connections of a phone share: a packet is through when those before it are. */
class Line {
  #freeAt = 0

  /** Milliseconds until so many bytes are through. */
  send(bytes: number): number {
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / bytesPerMs
    return this.#freeAt - now
  }
}

/** Sends what a server answers as TCP would: a window that grows by what has arrived (slow start), over a shared line. */
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

/** A connection of the phone: a round trip passes before it is open, and another for each request until its answer begins. */
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
 * What a first visitor on slow 4G has between phone and server, at a port of its own: no connection is open, and each
 * begins with ten packets. Chromium's own throttling delays requests, and knows neither.
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
