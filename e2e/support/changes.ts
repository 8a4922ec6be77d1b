import { findFreePort } from '@etalase/processes/ports.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

const secret = 'only-for-browser-tests'

/** A shop whose backend a test can change, and which can be revalidated. */
export class ShopWithChanges {
  /** Whether the backend is down. */
  isDown = false
  /** Texts that the backend replaces in every response. */
  renamed = new Map<string, string>()
  /** Path prefixes of calls that the backend does not offer. */
  missing: string[] = []
  /** Paths of calls received by the backend. */
  asked: string[] = []
  readonly #shop: ProxiedShop

  constructor(ports: { shop: number; proxy: number }) {
    const env = { REVALIDATE_SECRET: secret }
    this.#shop = new ProxiedShop(
      ports,
      (incoming, outgoing) => {
        const path = incoming.url ?? ''
        this.asked.push(path)
        if (this.isDown) {
          incoming.socket.destroy()
          return
        }
        if (!this.missing.some((start) => path.startsWith(start))) {
          passOn(incoming, outgoing, (body) => this.#rename(body))
          return
        }
        outgoing.writeHead(404, { 'Content-Type': 'application/json' })
        outgoing.end('{"error":{"message":"There is no such call.","code":"NOT_FOUND"}}')
      },
      env,
    )
  }

  static async open(): Promise<ShopWithChanges> {
    return new ShopWithChanges({ shop: await findFreePort(), proxy: await findFreePort() })
  }

  get url(): string {
    return this.#shop.url
  }

  /** Calls `POST /api/revalidate` as the backend does after a change. Returns the status. */
  async revalidate(...tags: string[]): Promise<number> {
    const response = await fetch(`${this.url}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags }),
    })
    return response.status
  }

  /** Kills and restarts the shop. */
  restart(): Promise<void> {
    return this.#shop.restart()
  }

  stop(): void {
    this.#shop.stop()
  }

  #rename(body: string): string {
    return [...this.renamed].reduce((changed, [from, to]) => changed.replaceAll(from, to), body)
  }
}
