import 'server-only'
import { type BuyNow, type Cart, type CartItem, sizedProduct } from '@etalase/contract/cart.ts'
import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import { lineKey, maxRequestQuantity, readQuantity } from '@etalase/contract/rules/cart.ts'
import {
  addToCart,
  decrease,
  fillCart,
  increase,
  removeLine,
  setQuantity,
  tellDeliveryCost,
} from '#lib/actions/cart-actions.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { fetchBought, fetchCart, setPieces } from '#lib/api/cart.ts'
import { mayHaveHappened } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { stepsPath, withBuyNow } from '#lib/checkout/urls.ts'
import { refuseQueued } from '#lib/gateway/in-turn.ts'
import { limitByAddress } from '#lib/gateway/limits.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import type { Arrival, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { findArea, findTariffs } from '#lib/pages/load-delivery-cost.ts'
import { type LinkLine, readCartLink } from '#lib/rules/cart-link.ts'
import { cartLinkMessages, cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'
import { cartToolsMessages } from '#messages/tools.ts'

const call = 'POST cart'

/** Whether a failure concerns one line only, so the next one may succeed. */
const isAboutLine = (error: unknown) =>
  error instanceof ApiError && error.status !== 401 && !mayHaveHappened(error)

/** The error for a form that violates a rule of spec §5. */
const refused = (call: string, shopperMessage: string) =>
  new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT', shopperMessage })

const isQueued = (error: unknown) => error instanceof ApiError && error.code === 'QUEUED'

/** Adds lines one at a time and returns the failures. Stops at a failure that isn't about its line. */
async function addEach({ request, caller }: Visit, lines: readonly LinkLine[]) {
  const failures: unknown[] = []
  for (const [index, body] of lines.entries()) {
    try {
      // The form itself has already been counted.
      if (index > 0) await limitByAddress(request, call)
      await refuseQueued(request, call, body.product_detail_id)
      await callBackend(call, { body }, caller)
    } catch (error) {
      failures.push(error)
      if (!isAboutLine(error)) return { failures, added: index + 1 - failures.length }
    }
  }
  return { failures, added: lines.length - failures.length }
}

/** Puts the `items` of a form into the cart. Throws ApiError when no line was added. */
async function addLines(visit: Visit): Promise<Said> {
  const { lines } = readCartLink(fieldText(visit.given, 'items'))
  if (lines.length === 0) throw refused(call, cartLinkMessages.nothing)
  const { added, failures } = await addEach(visit, lines)
  // A queued line redirects to the queue.
  if (added === 0) throw failures.find(isQueued) ?? failures.at(-1)
  if (failures.length === 0) return { message: cartLinkMessages.added(added), isDone: true }
  return { message: cartLinkMessages.addedSome(added, lines.length), isDone: false }
}

/** Messages for refusals that a script would have prevented; other refusals keep the backend's message. */
const addProblems: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: cartMessages.failedOutOfStock,
  NOT_FOUND: productMessages.itemNotValid,
}

const wrongQuantity = {
  tooFew: productMessages.minQuantity,
  notWhole: productMessages.wholeQuantity,
  tooMany: productMessages.maxQuantity,
} as const

/** Reads product and size from a form. Throws ApiError `refused`. */
function readSizedProduct(form: unknown, call: string) {
  const parsed = sizedProduct.safeParse(form)
  if (parsed.success) return parsed.data
  const isOnlySize = parsed.error.issues.every(({ path }) => path[0] === 'size')
  throw refused(call, isOnlySize ? productMessages.chooseSize : productMessages.itemNotValid)
}

/** Reads the quantity from a form. Throws ApiError `refused`. */
function readFormQuantity(form: unknown, call: string): number {
  const qty = readQuantity(String(Object(form).qty ?? ''))
  if (typeof qty === 'number') return qty
  throw refused(call, wrongQuantity[qty])
}

/** Whether the "buy now" button was pressed. */
const buysNow = ({ given }: Arrival) => fieldText(given, 'buy_now') !== ''

/** Redirects to the checkout of one product, leaving the cart unchanged. Throws ApiError. */
async function goToCheckout({ caller }: Visit, line: BuyNow): Promise<Response> {
  await fetchBought(line, caller)
  return seeOther(withBuyNow(stepsPath, line))
}

/** Adds pieces of a product, or buys them now, depending on the button pressed. Throws ApiError. */
function add(visit: Visit): Promise<Said | Response> {
  const { given, call } = visit
  const line = { ...readSizedProduct(given, call), qty: readFormQuantity(given, call) }
  return buysNow(visit) ? goToCheckout(visit, line) : sendForm(visit, { qty: line.qty })
}

/** Changes a line by one piece, or removes it. Throws ApiError. */
function changeLine(visit: Visit): Promise<Said> {
  readSizedProduct(visit.given, visit.call)
  return sendForm(visit, { qty: 1 })
}

const text = cartToolsMessages

const notDone = (message: string): Said => ({ message, isDone: false })

const lineOf = ({ cart_items }: Cart, key: string): CartItem | undefined =>
  cart_items.find((line) => lineKey(line.product_detail_id, line.size_code) === key)

/** Parses a number of pieces, from 0; null for any other text. */
const readPieces = (typed: string): number | null =>
  /^\d{1,4}$/.test(typed) && Number(typed) <= maxRequestQuantity ? Number(typed) : null

/** Sets the pieces of a cart line; idempotent. Throws ApiError. */
async function setPiecesOfLine({ request, given, caller }: Visit): Promise<Said> {
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

/** Letters of the place's name that the answer repeats. */
const maxEchoed = 60

/** Most tiers listed in the answer, which has to fit into a cookie. */
const maxTiers = 4

/** Returns the delivery cost of the cart to a place. Throws ApiError. */
async function sayDeliveryCost({ given, caller }: Visit): Promise<Said> {
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

export const cartHandlers: Handlers = {
  [addToCart.at]: {
    handle: add,
    refuse: (arrival, { failure: { status, code, message } }) =>
      status === 401 || buysNow(arrival)
        ? null
        : { message: `${cartMessages.notAdded} ${addProblems[code] ?? message}` },
  },
  [increase.at]: { handle: changeLine },
  [decrease.at]: { handle: changeLine },
  [removeLine.at]: { handle: changeLine },
  [fillCart.at]: { handle: addLines },
  [setQuantity.at]: { handle: setPiecesOfLine },
  [tellDeliveryCost.at]: { handle: sayDeliveryCost },
}
