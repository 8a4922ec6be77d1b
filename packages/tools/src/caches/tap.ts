import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'

interface Asked {
  method: string
  path: string
  /** Whether the cache sent a conditional request. */
  isConditional: boolean
  status: number
}

/** A proxy between one cache and the shop: records the cache's requests, and can cut off the shop. */
export class Tap {
  readonly asked: Asked[] = []
  readonly #port: number
  #target: number
  #server: Server | null = null

  /** @param target the port of the shop */
  constructor(port: number, target: number) {
    this.#port = port
    this.#target = target
  }

  /** Forwards the cache's requests to this port from now on. */
  async open(target = this.#target): Promise<void> {
    this.#target = target
    this.#server = createServer((incoming, outgoing) => {
      const { method = '', url = '', headers } = incoming
      const passed = request({ port: this.#target, method, path: url, headers }, (answer) => {
        const { statusCode: status = 0 } = answer
        const isConditional = headers['if-none-match'] !== undefined
        this.asked.push({ method, path: url, isConditional, status })
        outgoing.writeHead(status, answer.rawHeaders)
        answer.pipe(outgoing)
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    }).listen(this.#port)
    await once(this.#server, 'listening')
  }

  /** Refuses the cache's connections from now on, as when the shop is down. */
  async close(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (server === null) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  /** Returns how often the cache requested a path. */
  count = (path: string): number => this.asked.filter((one) => one.path === path).length
}
