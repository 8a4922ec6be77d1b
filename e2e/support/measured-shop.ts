import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { APIRequestContext, Page } from '@playwright/test'
import { ProxiedShop, passOn, untilUp } from '#e2e/support/proxied-shop.ts'
import { findFreePort } from '#scripts/ports.ts'

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
  readonly url: string
  readonly statistics: Statistics
  readonly shop: ProxiedShop

  private constructor(url: string, statistics: Statistics, shop: ProxiedShop) {
    this.url = url
    this.statistics = statistics
    this.shop = shop
  }

  static async open(
    request: APIRequestContext,
    env: (origin: string) => Record<string, string>,
  ): Promise<MeasuredShop> {
    const ports = { shop: await findFreePort(), proxy: await findFreePort() }
    const port = await findFreePort()
    const url = `http://localhost:${ports.shop}`
    const shop = new ProxiedShop(ports, (incoming, outgoing) => passOn(incoming, outgoing), {
      SHOP_URL: url,
      // Pages of the build know no script: a shop with another backend renders its own.
      API_BASE_URL: `http://localhost:${ports.proxy}`,
      ...env(`http://localhost:${port}`),
    })
    await untilUp(request, `${url}/readyz`)
    return new MeasuredShop(url, new Statistics(port), shop)
  }

  /** Ends the sandbox's return, which names the shop under test, at this shop: a redirect can only be changed where it begins. */
  async returnHere(page: Page): Promise<void> {
    await page.route('**/sandbox/payment/decision', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const { location = '' } = response.headers()
      const { pathname, search } = new URL(location)
      await route.fulfill({ status: 303, headers: { Location: this.url + pathname + search } })
    })
  }

  stop(): void {
    this.shop.stop()
    this.statistics.stop()
  }
}
