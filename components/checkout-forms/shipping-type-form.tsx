import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { OptionButton } from '#components/checkout/option-button.tsx'
import { ChoiceTool } from '#components/checkout-forms/choice-tool.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { checkoutToolsMessages } from '#messages/tools.ts'

const press = (value: ShippingType) => ({ name: 'shipping_type', value })

const types = {
  ONLINE_DELIVERY: checkoutMessages.onlineDelivery,
  PICKUP_ON_STORE: checkoutMessages.storePickup,
} as const

const ShippingTypeTool = ({ offered }: { offered: readonly ShippingType[] }) => (
  <ChoiceTool
    tool={{ name: 'choose_delivery_or_pickup', description: checkoutToolsMessages.shippingType }}
    form="shipping-type"
    name="shipping_type"
    label={checkoutMessages.shippingTypeTitle}
    options={offered.map((value) => ({ value, label: types[value] }))}
  />
)

/** Online delivery or pickup, each only if a shop can serve the cart (spec §4). */
export function ShippingTypeForm({ availability }: { availability: Availability }) {
  const { available_online, available_on_store, available_stores } = availability
  const hasPickup = available_on_store && available_stores.length > 0
  if (!available_online && !hasPickup)
    return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  const offered: ShippingType[] = [
    ...(available_online ? (['ONLINE_DELIVERY'] as const) : []),
    ...(hasPickup ? (['PICKUP_ON_STORE'] as const) : []),
  ]
  return (
    <>
      <StepPageForm action={formPath('shipping-type')} className="flex flex-col gap-3">
        {available_online && (
          <OptionButton title={checkoutMessages.onlineDelivery} press={press('ONLINE_DELIVERY')}>
            {checkoutMessages.onlineDeliveryText}
          </OptionButton>
        )}
        {hasPickup && (
          <OptionButton title={checkoutMessages.storePickup} press={press('PICKUP_ON_STORE')}>
            {checkoutMessages.storePickupText}
          </OptionButton>
        )}
      </StepPageForm>
      <ShippingTypeTool offered={offered} />
    </>
  )
}
