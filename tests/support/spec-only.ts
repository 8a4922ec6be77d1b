import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'

/** Method and path of each optional call, as `GET suggestions`. */
export const optionalCalls: ReadonlySet<string> = new Set(
  Object.entries<Endpoint>(endpoints).flatMap(([call, { isOptional }]) =>
    isOptional ? [call] : [],
  ),
)

/** Parameters and fields that the contract adds to the spec's calls. */
const addedParameters = ['size', 'color', 'price_min', 'price_max', 'available', 'facets', 'group']
const addedFields = new Set([
  'available_qty',
  'can_cancel',
  'can_delete_account',
  'can_review',
  'can_sign_out_everywhere',
  'color',
  'dominant_color',
  'facets',
  'focal_point',
  'style_colors',
  'free_shipping_from',
  'has_buy_now',
  'has_product_promise',
  'has_stock_alerts',
  'has_whatsapp_updates',
  'is_email_confirmed',
  'material',
  'measurements',
  'needs_password_for_email',
  'on_time',
  'outcome',
  'page_covers',
  'payment_channel_kind',
  'payment_channels',
  'payment_number',
  'payment_qr',
  'payment_redirect',
  'return_request',
  'return_until',
  'reviewed_stars',
  'reviews',
  'sale_ends_at',
  'siblings',
  'stock_low',
  'style_code',
  'whatsapp_updates',
])

/** An answer without the fields that the spec does not have: it names the sizes of products and carts, not those of orders. */
export const specFieldsOf = (body: string): string =>
  JSON.stringify(
    JSON.parse(body, function (this: object, name, value) {
      const isAdded = addedFields.has(name) || (name === 'size_name' && 'subtotal' in this)
      return isAdded ? undefined : value
    }) ?? null,
  )

/** The path of a call without the parameters that the spec does not have. */
export function specUrlOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://backend')
  for (const name of addedParameters) searchParams.delete(name)
  return `${pathname}?${searchParams}`
}
