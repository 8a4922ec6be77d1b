import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@etalase/processes/ports.ts'
import type { APIRequestContext } from '@playwright/test'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

/** A company's script: sends each event to its own server, including earlier ones. */
const script = `
  const send = ({ detail }) =>
    fetch(new URL('/note', document.querySelector('script[src$="/stats.js"]').src), {
      method: 'POST', mode: 'no-cors', body: JSON.stringify(detail) })
  for (const detail of window.etalaseEvents ?? []) send({ detail })
  document.addEventListener('etalase:event', send)`

/** A server at another origin: serves the script, and records its events and those from the shop's server. */
class Statistics {
  /** Requested paths. */
  readonly asked: string[] = []
  /** Events from pages. */
  readonly noted: string[] = []
  /** Events from the shop's server. */
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

/** A shop with a company's script and an event receiver, both at another origin. */
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
    // The build's pages lack the script.
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
