import 'server-only'
import type { Cart, CartItem } from '@etalase/contract/cart.ts'
import { cartSubtotal, lineTotal } from '@etalase/contract/rules/cart.ts'
import { maxLineQty } from '@etalase/contract/rules/constants.ts'
import { coverOf } from '@etalase/contract/rules/price.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { ApiError } from '#lib/api/api-error.ts'
import type { Caller } from '#lib/api/backend.ts'
import { fetchCart, setPieces } from '#lib/api/cart.ts'
import { mayHaveHappened, toFailure } from '#lib/api/failure.ts'
import { serializeByKey } from '#lib/api/serialize-by-key.ts'
import { cartLinkItems, maxLinkLines } from '#lib/rules/cart-link.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { derivedDeviceId, newDeviceId } from '#lib/session/device.ts'
import {
  type Capability,
  currency,
  errorMessage,
  links,
  type Message,
  metadata,
  minorUnits,
  noResource,
  ProtocolError,
} from '#lib/ucp/protocol.ts'
import { readVariantId, variantId } from '#lib/ucp/variant-id.ts'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'
import { productMessages } from '#messages/product.ts'

/** Limited to the lines and pieces that the hand-over URL can carry. */
export const cartRequest = z.object({
  line_items: z
    .array(
      z.object({
        item: z.object({ id: z.string().max(60) }),
        quantity: z.number().int().min(1).max(maxLineQty),
      }),
    )
    .min(1)
    .max(maxLinkLines),
})
type LineItems = z.output<typeof cartRequest>['line_items']

/** A platform's cart: a backend cart under a device id that only the platform knows. */
type CartCaller = Caller & { deviceId: string }

/** Returns pieces by variant: repeated variants are merged. */
function wantedPieces(items: LineItems): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { item, quantity } of items)
    wanted.set(item.id, Math.min(maxLineQty, (wanted.get(item.id) ?? 0) + quantity))
  return wanted
}

const idOf = ({ product_detail_id, size_code }: CartItem) => variantId(product_detail_id, size_code)

const codes: Readonly<Record<string, string>> = {
  NOT_FOUND: 'not_found',
  OUT_OF_STOCK: 'out_of_stock',
}

/** Returns the message of a refused line. Rethrows every other error. */
function refusal(id: string, error: unknown): Message {
  if (mayHaveHappened(error) || !(error instanceof ApiError)) throw error
  const { code, message } = toFailure(error)
  return {
    ...errorMessage(codes[code] ?? 'invalid', `${id}: ${message}`, 'recoverable'),
    path: '$.line_items',
  }
}

/** Sets a line's quantity, from 0. Returns the refusal's message, if any. Throws ApiError. */
async function setLine(
  id: string,
  change: { before: number; wanted: number },
  caller: CartCaller,
): Promise<Message[]> {
  const read = readVariantId(id)
  if (!read?.size) {
    const text = `${id}: ${productMessages.itemNotValid}`
    return [{ ...errorMessage('not_found', text, 'recoverable'), path: '$.line_items' }]
  }
  const product = { product_detail_id: read.productId, size: read.size }
  try {
    await setPieces(product, change, caller)
    return []
  } catch (error) {
    return [refusal(id, error)]
  }
}

/** Sets a cart's lines to those of a request, one at a time. Idempotent. Throws ApiError. */
async function setLines(before: Cart, items: LineItems, caller: CartCaller): Promise<Message[]> {
  const wanted = wantedPieces(items)
  const had = new Map(before.cart_items.map((line) => [idOf(line), line.qty]))
  const refused: Message[] = []
  for (const id of new Set([...had.keys(), ...wanted.keys()])) {
    const change = { before: had.get(id) ?? 0, wanted: wanted.get(id) ?? 0 }
    refused.push(...(await setLine(id, change, caller)))
  }
  return refused
}

function toLine(line: CartItem) {
  const { product_detail, qty } = line
  const amount = minorUnits(lineTotal(line))
  const cover = coverOf(product_detail.product_images)
  return {
    id: idOf(line),
    item: {
      id: idOf(line),
      title: cartMessages.sized(product_detail.product_name, line),
      price: minorUnits(product_detail.net_price),
      ...(cover && { image_url: absoluteUrl(cover.image_url) }),
    },
    quantity: qty,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  }
}

/** Returns the page that shows the platform's choice and adds it to the shopper's cart once they confirm. */
const handOver = ({ cart_items }: Cart): string => {
  const lines = cart_items.map((line) => ({
    product_detail_id: line.product_detail_id,
    size: line.size_code,
    qty: line.qty,
  }))
  return absoluteUrl(`/cart/add?items=${encodeURIComponent(cartLinkItems(lines))}`)
}

/** Converts a cart to the resource shared by the protocol's carts and checkouts. */
function toResource(id: string, cart: Cart, capability: Capability, found: readonly Message[]) {
  const subtotal = minorUnits(cartSubtotal(cart.cart_items))
  return {
    ucp: metadata(capability),
    id,
    line_items: cart.cart_items.map(toLine),
    currency,
    totals: [
      { type: 'subtotal', amount: subtotal },
      { type: 'total', amount: subtotal, display_text: cartMessages.excludesShipping },
    ],
    ...(found.length > 0 && { messages: found }),
    links: links(),
    continue_url: handOver(cart),
  }
}

/** A kind of resource: its capability and the prefix of its ids. */
export interface Kind {
  capability: Capability
  prefix: string
}

export const cartKind: Kind = { capability: 'dev.ucp.shopping.cart', prefix: 'cart_' }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const notFound = ({ capability }: Kind) =>
  noResource(capability, [errorMessage('not_found', errorsMessages.notFound, 'unrecoverable')])

/** The caller, and the kind of resource. */
export interface Access {
  kind: Kind
  address: string | undefined
}

interface Found {
  caller: CartCaller
  cart: Cart
}

/** Finds the cart of an id; null when it is missing or empty, so that clients cannot choose ids. Throws ApiError. */
export async function findCart(id: string, { kind, address }: Access): Promise<Found | null> {
  const deviceId = id.startsWith(kind.prefix) ? id.slice(kind.prefix.length) : ''
  if (!uuid.test(deviceId)) return null
  const caller = { deviceId, address }
  const cart = await fetchCart(caller)
  return cart.cart_items.length > 0 ? { caller, cart } : null
}

/** Recent uses of keys in this process; for other processes the cart's lines are compared. */
const requests = new LRUCache<string, string>({ max: 10_000 })

const holdsOnly = ({ cart_items }: Cart, items: LineItems): boolean => {
  const wanted = wantedPieces(items)
  return cart_items.every((line) => wanted.get(idOf(line)) === line.qty)
}

interface Create extends Access {
  /** The same key returns the same cart, for retries after a lost answer. */
  idempotencyKey: string | null
}

/**
 * Creates a cart, or completes one that a first call left unfinished. Throws ApiError, and ProtocolError (409) when the key created a
 * different cart.
 */
export async function createCart(
  { line_items }: z.output<typeof cartRequest>,
  { kind, address, idempotencyKey }: Create,
) {
  const deviceId =
    idempotencyKey === null
      ? newDeviceId()
      : derivedDeviceId(`ucp ${kind.prefix} ${idempotencyKey}`)
  return serializeByKey(`ucp ${deviceId}`, () => fillCart(deviceId, line_items, { kind, address }))
}

/** Fills a cart, serialised per cart: otherwise two calls with one key would both find it empty. */
async function fillCart(deviceId: string, line_items: LineItems, { kind, address }: Access) {
  const caller = { deviceId, address }
  const lines = JSON.stringify(line_items)
  const before = await fetchCart(caller)
  if ((requests.get(deviceId) ?? lines) !== lines || !holdsOnly(before, line_items))
    throw new ProtocolError(409, 'idempotency_conflict', 'This key was used for another request.')
  requests.set(deviceId, lines)
  const refused = await setLines(before, line_items, caller)
  return { id: kind.prefix + deviceId, cart: await fetchCart(caller), refused }
}

/** Returns the answer for a created cart; a cart without lines was not created. */
export const created = (
  kind: Kind,
  { id, cart, refused }: Awaited<ReturnType<typeof createCart>>,
) =>
  cart.cart_items.length > 0
    ? toResource(id, cart, kind.capability, refused)
    : noResource(
        kind.capability,
        refused.map((message) => ({ ...message, severity: 'unrecoverable' as const })),
      )

/** Replaces the lines of a cart. Throws ApiError. */
export async function updateCart(
  id: string,
  { line_items }: z.output<typeof cartRequest>,
  access: Access,
) {
  const found = await findCart(id, access)
  if (!found) return notFound(access.kind)
  const refused = await setLines(found.cart, line_items, found.caller)
  return toResource(id, await fetchCart(found.caller), access.kind.capability, refused)
}

/** Returns the current cart. Throws ApiError. */
export async function readCart(id: string, access: Access) {
  const found = await findCart(id, access)
  return found ? toResource(id, found.cart, access.kind.capability, []) : notFound(access.kind)
}

/** Empties a cart and returns its last state. Throws ApiError. */
export async function cancelCart(id: string, access: Access) {
  const found = await findCart(id, access)
  if (!found) return notFound(access.kind)
  for (const line of found.cart.cart_items)
    await setLine(idOf(line), { before: line.qty, wanted: 0 }, found.caller)
  return toResource(id, found.cart, access.kind.capability, [])
}
