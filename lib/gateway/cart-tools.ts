import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { fetchCart, setPieces } from '#lib/api/cart.ts'
import { getTiers } from '#lib/api/checkout.ts'
import { callBackend } from '#lib/api/server.ts'
import { emptyGuestAddress, initialCheckout } from '#lib/checkout/state.ts'
import type { FoundArea } from '#lib/contract/area.ts'
import type { Cart, CartItem } from '#lib/contract/cart.ts'
import type { ShopperCaller } from '#lib/gateway/caller.ts'
import { refuseQueued } from '#lib/gateway/in-turn.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import type { Said, Visit } from '#lib/gateway/visit.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { loadCheckout } from '#lib/pages/load-checkout.ts'
import { loadHubOffers } from '#lib/pages/load-hub-offers.ts'
import { areaSearch } from '#lib/rules/area-search.ts'
import { lineKey, maxRequestQuantity } from '#lib/rules/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'
import { cartToolsMessages } from '#messages/tools.ts'

const text = cartToolsMessages

const notDone = (message: string): Said => ({ message, isDone: false })

const lineOf = ({ cart_items }: Cart, key: string): CartItem | undefined =>
  cart_items.find((line) => lineKey(line.product_detail_id, line.size_code) === key)

/** Pieces, from 0; null for any other text. */
const readPieces = (typed: string): number | null =>
  /^\d{1,4}$/.test(typed) && Number(typed) <= maxRequestQuantity ? Number(typed) : null

/** Sets the pieces of a line of the cart: sent twice it changes nothing more. Throws ApiError. */
export async function setPiecesOfLine({ request, given, caller }: Visit): Promise<Said> {
  const call = 'POST cart-item-increment-qty'
  const wanted = readPieces(fieldText(given, 'qty'))
  const key = fieldText(given, 'line')
  const line = lineOf(await fetchCart(caller), key)
  if (!line) return notDone(productMessages.itemNotValid)
  if (wanted === null) return notDone(productMessages.wholeQuantity)
  if (wanted > line.qty) await refuseQueued(request, call, line.product_detail_id)
  const product = { product_detail_id: line.product_detail_id, size: line.size_code }
  await setPieces(product, { before: line.qty, wanted }, caller)
  const after = lineOf(await fetchCart(caller), key)?.qty ?? 0
  const item = cartMessages.sized(line.product_detail.product_name, line)
  return after === wanted
    ? { message: text.quantitySet(item, after), isDone: true }
    : notDone(text.quantityOnly(item, after, wanted))
}

/** The sub-district that a text means; null when there is none, undefined when the backend finds no places. Throws ApiError. */
async function findArea(typed: string): Promise<FoundArea | null | undefined> {
  const search = areaSearch(typed)
  if (search === '') return null
  try {
    const { subdistrict_list } = await callBackend('GET master/subdistrict-search', {
      query: { search },
    })
    return subdistrict_list[0] ?? null
  } catch (error) {
    if (error instanceof ApiError && error.isMissingCall) return
    throw error
  }
}

/** The tiers of the hub that the checkout recommends for a place. Throws ApiError. */
async function findTariffs(area: FoundArea, caller: ShopperCaller) {
  const address = {
    ...emptyGuestAddress,
    provinceId: area.province.id,
    cityId: area.city.id,
    subdistrictId: area.id,
  }
  const state = { ...initialCheckout, shippingType: 'ONLINE_DELIVERY' as const, address }
  const [best] = await loadHubOffers(await loadCheckout(state, caller))
  if (!best) return null
  const { shop } = best.hub
  return { shop, tiers: await getTiers(caller, { showroomId: shop.id, subdistrictId: area.id }) }
}

/** Letters of a place that the answer repeats. */
const maxEchoed = 60

/** Most tiers in the answer, which a cookie carries. */
const maxTiers = 4

/** What delivery of the cart costs to a place. Throws ApiError. */
export async function sayDeliveryCost({ given, caller }: Visit): Promise<Said> {
  const place = fieldText(given, 'place')
  const area = await findArea(place)
  if (area === undefined) return notDone(text.placesUnknown)
  if (area === null) return notDone(text.unknownPlace(place.slice(0, maxEchoed)))
  const found = await findTariffs(area, caller)
  if (!found) return notDone(cartMessages.noDelivery)
  if (found.tiers.length === 0) return notDone(cartMessages.noCourier)
  const offers = found.tiers
    .slice(0, maxTiers)
    .map(({ courier, description, tariff }) => `${courier} ${description} ${formatRupiah(tariff)}`)
  const name = `${area.subdistrict_name}, ${area.city.type} ${area.city.city_name}`
  return { message: text.costs(name, found.shop.showroom_name, offers.join('; ')), isDone: true }
}
