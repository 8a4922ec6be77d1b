import { OptionButton, type OptionPress } from '#components/checkout/option-button.tsx'
import { ShopStockCount } from '#components/checkout/shop-stock.tsx'
import { Badge } from '#components/ui/badge.tsx'
import type { HubOffer } from '#lib/checkout/hub-offers.ts'
import type { StockedShop } from '#lib/checkout/hubs-by-stock.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import type { Rupiah } from '#lib/rules/money.ts'
import type { Proximity } from '#lib/rules/proximity.ts'
import { arrivalMessages } from '#messages/arrival.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The price and the days of a hub; nothing while they are unknown. */
function offerMessage(offer: HubOffer | null | undefined): string | null {
  if (offer === undefined) return null
  if (offer === null) return checkoutMessages.noCourierFrom
  const from = checkoutMessages.shippingFrom(formatRupiah(offer.cost))
  return offer.arrival ? `${from}, ${arrivalMessages.brief(offer.arrival)}` : from
}

/** What a hub lacks, and what the rest costs as a second order. */
function Missing({ hub, secondOrder }: { hub: StockedShop; secondOrder: Rupiah | null }) {
  const names = hub.missing.map((line) =>
    cartMessages.sized(line.product_detail.product_name, line),
  )
  return (
    <div className="text-sm">
      <p className="text-danger">{checkoutMessages.missing(names.join('; '))}</p>
      {secondOrder !== null && (
        <p className="text-muted">{checkoutMessages.secondOrder(formatRupiah(secondOrder))}</p>
      )}
    </div>
  )
}

interface HubOptionProps {
  hub: StockedShop
  /** Undefined while unknown, null where no courier goes. */
  offer: HubOffer | null | undefined
  nearness: Proximity
  isRecommended: boolean
  /** The shipping of what the hub lacks, in a second order; null when unknown. */
  secondOrder: Rupiah | null
  press: OptionPress
}

/** A hub with its price and days to the address, and what it lacks. */
export function HubOption({ hub, offer, nearness, isRecommended, ...props }: HubOptionProps) {
  const { secondOrder, press } = props
  const { shop, served, missing } = hub
  const content = <Missing hub={hub} secondOrder={secondOrder} />
  return (
    <OptionButton
      title={shop.showroom_name}
      press={press}
      more={missing.length > 0 ? { id: `missing-${shop.id}`, content } : undefined}
    >
      {isRecommended && (
        <>
          <Badge variant="success">{checkoutMessages.recommended}</Badge>{' '}
        </>
      )}
      <span className="mt-1 block min-h-5 text-ink sm:min-h-6 sm:text-base">
        {offerMessage(offer)}
      </span>{' '}
      <span className="block">
        {[checkoutMessages.nearness[nearness], shop.address3].filter(Boolean).join(' · ')}
      </span>{' '}
      {served && <ShopStockCount served={served} />}
    </OptionButton>
  )
}
