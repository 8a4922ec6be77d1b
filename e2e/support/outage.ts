import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, request, type Server } from 'node:http'
import { e2e } from '#e2e/settings.ts'

const shopPort = Number(e2e.env.PORT) + 100
const proxyPort = Number(e2e.env.PORT) + 2000

/** A shop of its own, from the same build, whose backend goes away and comes back as a test says. */
export class ShopWithOutage {
  readonly url = `http://localhost:${shopPort}`
  isDown = false
  readonly #proxy: Server
  readonly #shop: ChildProcess

  constructor() {
    this.#proxy = createServer((incoming, outgoing) => {
      if (this.isDown) {
        incoming.socket.destroy()
        return
      }
      const { method, headers, url } = incoming
      const target = request(`${e2e.backendUrl}${url}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(target)
    }).listen(proxyPort)
    this.#shop = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '--port', String(shopPort)],
      { env: { ...process.env, API_BASE_URL: `http://localhost:${proxyPort}` }, stdio: 'ignore' },
    )
  }

  stop(): void {
    this.#shop.kill('SIGTERM')
    this.#proxy.closeAllConnections()
    this.#proxy.close()
  }
}
