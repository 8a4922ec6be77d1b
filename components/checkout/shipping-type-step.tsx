import type { Availability } from '@etalase/contract/checkout.ts'
import type { ShippingType } from '@etalase/contract/rules/constants.ts'
import { OptionButton } from '#components/checkout/step-fields.tsx'
import { StepForm } from '#components/checkout/step-form.tsx'
import { checkoutMessages } from '#messages/checkout.ts'

/** The shopper-facing names of the shipping types. */
export const shippingTypeLabels: Readonly<Record<ShippingType, string>> = {
  ONLINE_DELIVERY: checkoutMessages.onlineDelivery,
  PICKUP_ON_STORE: checkoutMessages.storePickup,
}

const texts: Readonly<Record<ShippingType, string>> = {
  ONLINE_DELIVERY: checkoutMessages.onlineDeliveryText,
  PICKUP_ON_STORE: checkoutMessages.storePickupText,
}

/** Returns the shipping types by which a store can serve the cart. */
export function offeredTypes(availability: Availability): ShippingType[] {
  const { available_online, available_on_store, available_stores } = availability
  const hasPickup = available_on_store && available_stores.length > 0
  return [
    ...(available_online ? (['ONLINE_DELIVERY'] as const) : []),
    ...(hasPickup ? (['PICKUP_ON_STORE'] as const) : []),
  ]
}

/** Online delivery or pickup, each only if a store can serve the cart (spec §4). */
export function ShippingTypeStep({ availability }: { availability: Availability }) {
  const offered = offeredTypes(availability)
  if (offered.length === 0) return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  return (
    <StepForm form="shipping-type" className="flex flex-col gap-3">
      {offered.map((type) => (
        <OptionButton key={type} name="shipping_type" value={type} title={shippingTypeLabels[type]}>
          {texts[type]}
        </OptionButton>
      ))}
    </StepForm>
  )
}
