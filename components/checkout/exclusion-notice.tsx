'use client'

import { useQuery } from '@tanstack/react-query'
import { ExcludedLines } from '#components/checkout/excluded-lines.tsx'
import { ReduceQuantity } from '#components/checkout/reduce-quantity.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useChooseShop, useDestination } from '#components/checkout/use-shop.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import { withBuyNow } from '#lib/checkout/buy-now.ts'
import { betterShop } from '#lib/checkout/shop-with-everything.ts'
import type { Summary } from '#lib/checkout/submission.ts'
import type { Cart, CartItem } from '#lib/contract/cart.ts'
import type { Showroom } from '#lib/contract/store.ts'
import type { ServedLine } from '#lib/rules/availability.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The nearest shop that has the whole cart; null when there is none or the backend does not report stock. */
function useBetterShop({ state, cart }: StepProps): Showroom | null {
  const { data } = useQuery(availabilityQuery(cart))
  const destination = useDestination(state)
  const position = useProvincePosition(destination.province_id)
  if (!data || position === undefined) return null
  return betterShop(data, { state, cart, destination: { ...destination, position } })
}

/** Offers a shop that has the whole cart. */
function BetterShop(step: StepProps) {
  const shop = useBetterShop(step)
  const chooseShop = useChooseShop(step.dispatch, step.cart)
  if (!shop) return null
  return (
    <div className="mt-3">
      <p>{checkoutMessages.servesEverything(shop.showroom_name, shop.address3)}</p>
      <Button variant="quiet" onClick={() => chooseShop.mutate(shop)} isBusy={chooseShop.isPending}>
        {checkoutMessages.chooseThatShop}
      </Button>
    </div>
  )
}

/** Takes the pieces in stock: of the cart's line by its calls, of a product that is bought now by its address. */
function TakeFewer({ buyNow, ...short }: ServedLine<CartItem> & { buyNow: Cart['buy_now'] }) {
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

/** The lines that the chosen shop cannot serve, and a shop that has the whole cart. */
export const ExclusionNotice = ({ summary, ...step }: StepProps & { summary: Summary }) => (
  <ExcludedLines
    summary={summary}
    reduce={(short) => <TakeFewer {...short} buyNow={step.cart.buy_now} />}
  >
    <BetterShop {...step} />
  </ExcludedLines>
)
