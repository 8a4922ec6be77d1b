import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { ShopFold, StoreOption } from '#components/checkout/store-option.tsx'
import { ShopTool } from '#components/checkout-forms/choice-tool.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import { stockOf } from '#lib/checkout/hubs-by-stock.ts'
import { regionsByProximity } from '#lib/checkout/proximity.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface ShowroomFormProps {
  checkout: FreshCheckout
  /** Where the chosen province lies. */
  position: MapPosition | null
}

/** Chooses the pickup store (spec §4): the regions, those near to the delivery area that was chosen before first. */
export function ShowroomForm({ checkout, position }: ShowroomFormProps) {
  const { availability, cart, state } = checkout
  const { cityId, provinceId } = state.address
  const near = { city_id: cityId, province_id: provinceId, position }
  const regions = regionsByProximity(availability.available_stores_by_region, near)
  if (regions.length === 0) return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  return (
    <>
      <StepPageForm action={formPath('shop')}>
        <p className="mb-6 text-muted">{checkoutMessages.showroomText}</p>
        {regions.map(({ id, region_name, showrooms }, index) => (
          <ShopFold key={id} title={region_name} count={showrooms.length} isOpen={index === 0}>
            <ul className="flex flex-col gap-3">
              {showrooms.map((showroom) => (
                <li key={showroom.id}>
                  <StoreOption
                    store={stockOf(showroom, availability, cart)}
                    isMine={false}
                    press={{ name: 'shop', value: showroom.id }}
                  />
                </li>
              ))}
            </ul>
          </ShopFold>
        ))}
      </StepPageForm>
      <ShopTool shops={regions.flatMap(({ showrooms }) => showrooms)} />
    </>
  )
}
