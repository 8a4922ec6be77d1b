import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { HubOption } from '#components/checkout/hub-option.tsx'
import { ShopFold } from '#components/checkout/store-option.tsx'
import { ShopTool } from '#components/checkout-forms/choice-tool.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import type { OfferedHub } from '#lib/pages/load-hub-offers.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The hubs that are not folded away. */
const openHubs = 3

const HubList = ({ hubs }: { hubs: readonly OfferedHub[] }) => (
  <ul className="flex flex-col gap-3">
    {hubs.map((offered) => (
      <li key={offered.hub.shop.id}>
        <HubOption {...offered} press={{ name: 'shop', value: offered.hub.shop.id }} />
      </li>
    ))}
  </ul>
)

/** Chooses the hub that sends the order (spec §4): what has everything first, then the cheapest, then the soonest. */
export function HubForm({ hubs }: { hubs: readonly OfferedHub[] }) {
  if (hubs.length === 0) return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  const others = hubs.slice(openHubs)
  return (
    <>
      <StepPageForm action={formPath('shop')}>
        <p className="mb-6 text-muted">{checkoutMessages.hubText}</p>
        <div className="mb-6">
          <HubList hubs={hubs.slice(0, openHubs)} />
        </div>
        {others.length > 0 && (
          <ShopFold title={checkoutMessages.otherShops} count={others.length}>
            <HubList hubs={others} />
          </ShopFold>
        )}
      </StepPageForm>
      <ShopTool shops={hubs.map(({ hub }) => hub.shop)} />
    </>
  )
}
