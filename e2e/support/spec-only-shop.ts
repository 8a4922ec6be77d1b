import type { APIRequestContext } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { ProxiedShop, passOn, untilUp } from '#e2e/support/proxied-shop.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'

const ports = { shop: Number(e2e.env.PORT) + 200, proxy: Number(e2e.env.PORT) + 2200 }
const backendUrl = `http://localhost:${ports.proxy}`

/** Where the shop is whose backend knows the spec's calls alone. */
export const specOnlyUrl = `http://localhost:${ports.shop}`

/** Method and path of each optional call, as `GET suggestions`. */
const optionalCalls = new Set<string>(
  Object.entries<Endpoint>(endpoints).flatMap(([call, { isOptional }]) =>
    isOptional ? [call] : [],
  ),
)

/** Parameters and fields that the contract adds to the spec's calls. */
const addedParameters = ['size', 'color', 'price_min', 'price_max', 'available', 'facets', 'group']
const addedFields = new Set([
  'available_qty',
  'can_cancel',
  'color',
  'dominant_color',
  'facets',
  'focal_point',
  'style_colors',
  'has_product_promise',
  'has_stock_alerts',
  'material',
  'measurements',
  'outcome',
  'page_covers',
  'payment_channel_kind',
  'payment_channels',
  'payment_number',
  'payment_redirect',
  'siblings',
  'style_code',
])

const specFieldsOf = (body: string): string =>
  JSON.stringify(
    JSON.parse(body, (name, value) => (addedFields.has(name) ? undefined : value)) ?? null,
  )

/** The URL of a call without the parameters that the spec does not have. */
function specUrlOf(url: string): string {
  const { pathname, searchParams } = new URL(url, backendUrl)
  for (const name of addedParameters) searchParams.delete(name)
  return `${pathname}?${searchParams}`
}

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
