import 'server-only'
import { z } from 'zod'
import {
  cancelCart,
  cartKind,
  cartRequest,
  createCart,
  created,
  findCart,
  type Kind,
  readCart,
  updateCart,
} from '#lib/ucp/carts.ts'
import { errorMessage, type Message, noResource } from '#lib/ucp/protocol.ts'
import { errorsMessages } from '#messages/errors.ts'
import { llmsMessages } from '#messages/seo.ts'

/** With a `cart_id` the checkout uses that cart, and ignores its own lines. */
export const checkoutRequest = z.union([z.object({ cart_id: z.string().max(60) }), cartRequest])

const kind: Kind = { capability: 'dev.ucp.shopping.checkout', prefix: 'chk_' }

/** The shopper enters address, courier and payment in the shop, so each checkout is handed over. */
const escalation: Message = errorMessage(
  'payment_in_shop',
  llmsMessages.payInShop,
  'requires_buyer_review',
)

interface Resource {
  ucp: object
  messages?: readonly Message[]
  continue_url: string
}

const hasResource = (answer: Resource): boolean => 'id' in answer

/** Converts a cart to a checkout, which the shopper finishes in the shop; other answers stay unchanged. */
const toCheckout = <Answer extends Resource>(answer: Answer) =>
  hasResource(answer)
    ? {
        ...answer,
        status: 'requires_escalation',
        messages: [...(answer.messages ?? []), escalation],
      }
    : answer

interface Request {
  address: string | undefined
  idempotencyKey: string | null
}

/** Creates a checkout from an existing cart. Throws ApiError. */
async function checkOutCart(cartId: string, address: string | undefined) {
  const id = cartId.replace(cartKind.prefix, kind.prefix)
  if (cartId.startsWith(cartKind.prefix) && (await findCart(id, { kind, address })))
    return readCart(id, { kind, address })
  return noResource(kind.capability, [
    errorMessage('not_found', errorsMessages.notFound, 'unrecoverable'),
  ])
}

/** Creates a checkout. Throws ApiError, and ProtocolError (409). */
export async function createCheckout(
  body: z.output<typeof checkoutRequest>,
  { address, idempotencyKey }: Request,
) {
  if ('cart_id' in body) return toCheckout(await checkOutCart(body.cart_id, address))
  return toCheckout(created(kind, await createCart(body, { kind, address, idempotencyKey })))
}

/** Returns the current checkout. Throws ApiError. */
export const readCheckout = async (id: string, { address }: Request) =>
  toCheckout(await readCart(id, { kind, address }))

/** Replaces the lines of a checkout. Throws ApiError. */
export const updateCheckout = async (
  id: string,
  body: z.output<typeof cartRequest>,
  { address }: Request,
) => toCheckout(await updateCart(id, body, { kind, address }))

/** Cancels a checkout and returns its last state. Throws ApiError. */
export async function cancelCheckout(id: string, { address }: Request) {
  const canceled = await cancelCart(id, { kind, address })
  return hasResource(canceled) ? { ...canceled, status: 'canceled' } : canceled
}
