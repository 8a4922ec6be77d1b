'use client'

import type { CartItem } from '@etalase/contract/cart.ts'
import type { ServedLine } from '@etalase/contract/rules/availability.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartWrites, qtyChange } from '#components/cart/cart-mutations.ts'
import { useBuyNow } from '#components/checkout/buy-now.tsx'
import { StepButton } from '#components/checkout/step-fields.tsx'
import { focusStep, StepForm, useCheckoutInPage } from '#components/checkout/step-form.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import type { Summary } from '#lib/checkout/summary.ts'
import { withBuyNow } from '#lib/checkout/urls.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Lowers a line's quantity to the store's stock, one piece per call because the API decrements (spec §7). */
function ReduceQuantity({ line, pieces }: ServedLine<CartItem>) {
  const queries = useQueryClient()
  const name = cartMessages.sized(line.product_detail.product_name, line)
  const lower = useMutation(qtyChange(queries))
  const lowerAll = () => {
    // An earlier decrement is still running.
    if (queries.isMutating({ mutationKey: cartWrites.mutationKey }) > 0) return
    for (let qty = line.qty; qty > pieces; qty--) lower.mutate({ line, by: -1 })
    focusStep()
  }
  return (
    <Button
      variant="quiet"
      onClick={lowerAll}
      isBusy={lower.isPending}
      aria-label={checkoutMessages.takeInsteadOf(pieces, name)}
      className="min-h-11 text-sm"
    >
      {checkoutMessages.takeInstead(pieces)}
    </Button>
  )
}

/** Lowers the quantity to the stock: by calls for a cart line, by the URL for a "buy now" product. */
function TakeFewer(short: ServedLine<CartItem>) {
  const buyNow = useBuyNow()
  if (!buyNow) return <ReduceQuantity {...short} />
  return (
    <a
      href={withBuyNow('/checkout', { ...buyNow, qty: short.pieces })}
      className={`${buttonStyle('quiet')} min-h-11 text-sm`}
    >
      {checkoutMessages.takeInstead(short.pieces)}
    </a>
  )
}

/** The lines that the chosen store can't serve, each with the reason. */
function UnavailableLines({ lines }: { lines: readonly ServedLine<CartItem>[] }) {
  const isInPage = useCheckoutInPage() !== null
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y text-sm">
      {lines.map((served) => (
        <li key={served.line.id} className="py-2">
          <span className="tabular-nums">{checkoutMessages.pieces(served.line.qty)}</span>{' '}
          {cartMessages.sized(served.line.product_detail.product_name, served.line)}
          <span className="block text-muted">
            {served.service === 'short'
              ? checkoutMessages.shortHere(served.pieces, served.line.qty)
              : checkoutMessages.leftOut}
          </span>
          {served.service === 'short' && isInPage && <TakeFewer {...served} />}
        </li>
      ))}
    </ul>
  )
}

/** Offers a store that has the whole cart. */
const BetterShop = ({ shop }: { shop: Showroom }) => (
  <StepForm form="shop" className="mt-3">
    <p>{checkoutMessages.servesEverything(shop.showroom_name, shop.address3)}</p>
    <StepButton variant="quiet" name="shop" value={shop.id}>
      {checkoutMessages.chooseThatShop}
    </StepButton>
  </StepForm>
)

interface ExcludedLinesProps {
  summary: Summary
  /** A store that has the whole cart. */
  betterShop: Showroom | null
}

/** The lines that the chosen store can't serve, in the spec's words (spec §8), with ways to fix that. */
export function ExcludedLines({ summary, betterShop }: ExcludedLinesProps) {
  const { kept, excluded, served } = summary
  if (excluded.length === 0) return null
  return (
    <section className="border border-danger bg-surface p-4">
      <p role="alert">
        {kept.length === 0
          ? checkoutMessages.nothingKept
          : checkoutMessages.excluded(excluded.length)}
      </p>
      <UnavailableLines lines={served.filter(({ service }) => service !== 'kept')} />
      {betterShop && <BetterShop shop={betterShop} />}
    </section>
  )
}
