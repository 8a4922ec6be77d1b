import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@etalase/processes/ports.ts'
import type { APIRequestContext } from '@playwright/test'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

/** What a company's script does: it asks its own server to note each event, those before it too. */
const script = `
  const send = ({ detail }) =>
    fetch(new URL('/note', document.querySelector('script[src$="/stats.js"]').src), {
      method: 'POST', mode: 'no-cors', body: JSON.stringify(detail) })
  for (const detail of window.etalaseEvents ?? []) send({ detail })
  document.addEventListener('etalase:event', send)`

/** A server of another origin: it has the script, notes what that sends, and what the shop's server passes on. */
class Statistics {
  /** Paths that were asked for, by anybody. */
  readonly asked: string[] = []
  /** Events that a page sent. */
  readonly noted: string[] = []
  /** Events that the shop's server passed on. */
  readonly passedOn: string[] = []
  readonly #server: Server

  constructor(port: number) {
    this.#server = createServer(async (request, response) => {
      const { url = '' } = request
      this.asked.push(url)
      const body = await text(request)
      const name = body && String(Object(JSON.parse(body)).name)
      if (url === '/note') this.noted.push(name)
      if (url === '/collect') this.passedOn.push(name)
      response.writeHead(200, { 'Content-Type': 'text/javascript' })
      response.end(url === '/stats.js' ? script : '')
    }).listen(port)
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** A shop with a company's script and a receiver of events, both at an origin of their own. */
export class MeasuredShop {
  readonly shop: ProxiedShop
  readonly statistics: Statistics

  private constructor(shop: ProxiedShop, statistics: Statistics) {
    this.shop = shop
    this.statistics = statistics
  }

  get url(): string {
    return this.shop.url
  }

  static async open(
    request: APIRequestContext,
    env: (origin: string) => Record<string, string>,
  ): Promise<MeasuredShop> {
    const port = await findFreePort()
    // Pages of the build know no script.
    const shop = await ProxiedShop.openWithOwnPages(request, passOn, {
      env: env(`http://localhost:${port}`),
    })
    return new MeasuredShop(shop, new Statistics(port))
  }

  stop(): void {
    this.shop.stop()
    this.statistics.stop()
  }
}
