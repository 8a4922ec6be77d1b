import type { APIRequestContext } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { ProxiedShop, passOn, untilUp } from '#e2e/support/proxied-shop.ts'
import { optionalCalls, specFieldsOf, specUrlOf } from '#tests/support/spec-only.ts'

const ports = { shop: Number(e2e.env.PORT) + 200, proxy: Number(e2e.env.PORT) + 2200 }
const backendUrl = `http://localhost:${ports.proxy}`

/** Where the shop is whose backend knows the spec's calls alone. */
export const specOnlyUrl = `http://localhost:${ports.shop}`

/** A shop whose backend answers 404 to optional calls, and neither reads nor sends what the contract adds to others. */
export class SpecOnlyShop {
  /** The optional calls that the shop has sent. */
  readonly refused = new Set<string>()
  readonly #shop = new ProxiedShop(
    ports,
    (incoming, outgoing) => {
      const { method, url = '/' } = incoming
      const call = `${method} ${new URL(url, backendUrl).pathname.slice(1)}`
      if (optionalCalls.has(call)) {
        this.refused.add(call)
        outgoing.writeHead(404, { 'Content-Type': 'application/json' })
        outgoing.end(JSON.stringify({ error: { message: 'Not found', code: 'NOT_FOUND' } }))
        return
      }
      incoming.url = specUrlOf(url)
      passOn(incoming, outgoing, specFieldsOf)
    },
    // Pages of the build have the data of the whole contract: a shop with another backend renders its own.
    { API_BASE_URL: backendUrl, SHOP_URL: specOnlyUrl },
  )

  /** A shop that is ready. */
  static async open(request: APIRequestContext): Promise<SpecOnlyShop> {
    const shop = new SpecOnlyShop()
    await untilUp(request, `${specOnlyUrl}/readyz`)
    return shop
  }

  stop(): void {
    this.#shop.stop()
  }
}
