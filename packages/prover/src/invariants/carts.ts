import { firstProblem, type Invariant, sumOf } from '#invariants/invariant.ts'
import type { Facts } from '#system/facts.ts'

type Cart = Readonly<Record<number, number>>

/** Returns a problem with the pieces of a product in a holder's cart and orders. */
function problemOfPieces(
  { rows, changes, intents }: Facts,
  { holder, productId, cart }: { holder: string; productId: number; cart: Cart },
): string | null {
  const own = changes.filter((change) => change.holder === holder && change.productId === productId)
  const sure = sumOf(own.filter(({ isDone }) => isDone === true).map(({ qty }) => qty))
  const most = sumOf(own.map(({ qty }) => qty))
  const keys = intents.filter((intent) => intent.holder === holder).map(({ key }) => key)
  const ordered = rows.orders
    .filter(({ idempotency_key: key }) => key !== null && keys.includes(key))
    .flatMap(({ lines }) => lines.filter((line) => line.product_id === productId))
  const has = (cart[productId] ?? 0) + sumOf(ordered.map(({ qty }) => qty))
  if (has < sure)
    return `${holder} was told that ${sure} of product ${productId} were added, but has ${has}.`
  return has > most ? `${holder} added ${most} of product ${productId}, but has ${has}.` : null
}

export const cartAsTold: Invariant = {
  sentence:
    'Every item that the shopper was told was added is in the cart or in an order, and nothing else is.',
  check: (facts) =>
    firstProblem(Object.entries(facts.shown), ([holder, cart]) => {
      const own = facts.changes.filter((change) => change.holder === holder)
      const productIds = new Set(own.map(({ productId }) => productId))
      return firstProblem([...productIds], (productId) =>
        problemOfPieces(facts, { holder, productId, cart }),
      )
    }),
}

/** Returns a problem when a cart holds a product that only another customer added; null otherwise. */
const problemOfOwners = (
  { owners }: Facts,
  { whose, cart, customer }: { whose: string; cart: Cart; customer: string | null },
): string | null =>
  firstProblem(Object.entries(owners), ([productId, owner]) =>
    owner !== customer && cart[Number(productId)]
      ? `Product ${productId} of ${owner} is in the cart of ${whose}.`
      : null,
  )

export const nobodyElses: Invariant = {
  sentence: "Shoppers never read or write each other's data.",
  check: (facts) =>
    facts.leaks[0] ??
    firstProblem(facts.rows.customers, ({ email }) =>
      problemOfOwners(facts, { whose: email, cart: facts.shown[email] ?? {}, customer: email }),
    ) ??
    firstProblem(facts.guests, (browser) => {
      const cart = facts.shown[browser] ?? {}
      return problemOfOwners(facts, { whose: `${browser}, signed out`, cart, customer: null })
    }),
}
