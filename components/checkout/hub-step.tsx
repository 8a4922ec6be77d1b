import { ShopFold, ShopStockCount } from '#components/checkout/shops.tsx'
import { OptionButton } from '#components/checkout/step-fields.tsx'
import { StepForm } from '#components/checkout/step-form.tsx'
import { Badge } from '#components/ui/badge.tsx'
import type { HubOffer, OfferedHub } from '#lib/checkout/hub-offers.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { arrivalMessages } from '#messages/arrival.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Returns a hub's price and delivery days; null while they are unknown. */
function offerMessage(offer: HubOffer | null | undefined): string | null {
  if (offer === undefined) return null
  if (offer === null) return checkoutMessages.noCourierFrom
  const from = checkoutMessages.shippingFrom(formatRupiah(offer.cost))
  return offer.arrival ? `${from}, ${arrivalMessages.brief(offer.arrival)}` : from
}

/** The items that a hub lacks, and the cost of sending them as a second order. */
function Missing({ hub, secondOrder }: Pick<OfferedHub, 'hub' | 'secondOrder'>) {
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

/** A hub with its price and delivery days to the address, and the items it lacks. */
function HubOption({ hub, offer, nearness, isRecommended, secondOrder }: OfferedHub) {
  const { shop, served, missing } = hub
  const content = <Missing hub={hub} secondOrder={secondOrder} />
  return (
    <OptionButton
      name="shop"
      value={shop.id}
      title={shop.showroom_name}
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

/** The number of hubs shown unfolded. */
const openHubs = 3

const HubList = ({ hubs }: { hubs: readonly OfferedHub[] }) => (
  <ul className="flex flex-col gap-3">
    {hubs.map((offered) => (
      <li key={offered.hub.shop.id}>
        <HubOption {...offered} />
      </li>
    ))}
  </ul>
)

/** Chooses the hub that sends the order (spec §4): hubs with everything first, then cheapest, then fastest. */
export function HubStep({ hubs }: { hubs: readonly OfferedHub[] }) {
  if (hubs.length === 0) return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  const others = hubs.slice(openHubs)
  return (
    <StepForm form="shop">
      <p className="mb-6 text-muted">{checkoutMessages.hubText}</p>
      <div className="mb-6">
        <HubList hubs={hubs.slice(0, openHubs)} />
      </div>
      {others.length > 0 && (
        <ShopFold title={checkoutMessages.otherShops} count={others.length}>
          <HubList hubs={others} />
        </ShopFold>
      )}
    </StepForm>
  )
}
