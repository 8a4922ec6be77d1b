import type { Cart } from '@etalase/contract/cart.ts'
import { cartSubtotal } from '@etalase/contract/rules/cart.ts'
import { addPieces, type SizedPieces } from '#components/cart/cart-mutations.ts'
import { type ToolResult, textOf, toolDone, toolRefused } from '#components/ui/agent-answer.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage, isDefiniteRefusal } from '#lib/api/failure.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { buyToolMessages } from '#messages/tools.ts'

/** For this many milliseconds a repeated call adds nothing: agents repeat a call whose result they didn't get. */
const repeatMs = 30_000

interface Attempt {
  key: string
  at: number
  outcome: Promise<Outcome>
}

interface Outcome {
  result: ToolResult
  /** Set while the add's response is lost: the line's quantity if the add succeeded, and whether the cart could be read. */
  lost?: { expected: number; isCartRead: boolean }
}

let last: Attempt | null = null

const keyOf = ({ product_detail_id, size, qty }: SizedPieces) =>
  [product_detail_id, size, qty].join(' ')

const piecesIn = ({ cart_items }: Cart, { product_detail_id, size }: SizedPieces): number =>
  cart_items.find((line) => line.product_detail_id === product_detail_id && line.size_code === size)
    ?.qty ?? 0

const readCart = () => queryClient().fetchQuery({ ...cartQuery(), retry: false })

function added(message: string, pieces: SizedPieces, cart: Cart | undefined): ToolResult {
  const { product_detail_id, size, qty } = pieces
  return toolDone(message, {
    product_detail_id,
    size,
    added: qty,
    ...(cart && { in_cart: piecesIn(cart, pieces), cart_total_idr: cartSubtotal(cart.cart_items) }),
  })
}

/** Finds out from the current cart whether an add without a response succeeded. */
async function outcomeInCart(pieces: SizedPieces, expected: number): Promise<Outcome> {
  const cart = await readCart().catch(() => null)
  if (cart && piecesIn(cart, pieces) >= expected)
    return { result: added(buyToolMessages.found, pieces, cart) }
  const { notAdded, notKnown } = buyToolMessages
  const isCartRead = cart !== null
  return { result: toolRefused(isCartRead ? notAdded : notKnown), lost: { expected, isCartRead } }
}

const isLost = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || !isDefiniteRefusal(error.status)

/** Adds only if the cart can be read first: otherwise a lost response could not be told from a refusal. */
async function add(pieces: SizedPieces): Promise<Outcome> {
  const before = await readCart().catch(() => null)
  if (before === null) return { result: toolRefused(buyToolMessages.notAdded) }
  try {
    const { message, cart } = await addPieces(pieces)
    return { result: added(message, pieces, cart) }
  } catch (error) {
    if (!isLost(error)) return { result: toolRefused(errorMessage(error)) }
    return outcomeInCart(pieces, piecesIn(before, pieces) + pieces.qty)
  }
}

/** Repeats an add unless it succeeded. */
async function addAgain(pieces: SizedPieces, before: Outcome): Promise<Outcome> {
  const { result, lost } = before
  if (!result.isError) return before
  if (!lost) return add(pieces)
  const found = await outcomeInCart(pieces, lost.expected)
  return found.lost?.isCartRead ? add(pieces) : found
}

function repeated(result: ToolResult): ToolResult {
  const said = result.content.map(({ text }) => text).join(' ')
  return { ...result, content: textOf(buyToolMessages.repeated(said)) }
}

/**
 * Adds pieces for an agent and returns the result. Repeating the call within `repeatMs` adds nothing if the first call succeeded. If the
 * first response was lost, the cart shows whether it did.
 */
export async function addForAgent(pieces: SizedPieces): Promise<ToolResult> {
  const key = keyOf(pieces)
  const first = last?.key === key && Date.now() - last.at < repeatMs ? last : null
  const outcome = first ? first.outcome.then((before) => addAgain(pieces, before)) : add(pieces)
  last = { key, at: first?.at ?? Date.now(), outcome }
  const { result } = await outcome
  const isOld = first !== null && (await first.outcome).result === result
  return isOld ? repeated(result) : result
}
