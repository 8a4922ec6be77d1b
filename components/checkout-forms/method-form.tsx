import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { ArrivalLines } from '#components/delivery/estimate.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { isMethod } from '#lib/checkout/chosen.ts'
import { formPath } from '#lib/checkout/forms.ts'
import { cheapestOffer } from '#lib/checkout/hub-offers.ts'
import { byCourier, type CourierOption, optionKey } from '#lib/config/couriers.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { checkoutToolsMessages } from '#messages/tools.ts'

interface MethodFormProps {
  checkout: FreshCheckout
  tiers: readonly CourierOption[]
}

/** The couriers' tiers with cost and time (spec §5). The cheapest is chosen until the shopper has chosen. */
export function MethodForm({ checkout, tiers }: MethodFormProps) {
  const { state, destination } = checkout
  const { zone } = destination
  if (tiers.length === 0) return <p role="alert">{checkoutMessages.noMethods}</p>
  const { method } = state
  const chosen = method
    ? tiers.find((tier) => isMethod(tier, method))
    : cheapestOffer(tiers, { paidAt: new Date(), zone })?.tier
  return (
    <StepPageForm
      tool={{ name: 'choose_shipping_method', description: checkoutToolsMessages.method }}
      action={formPath('method')}
      className="flex flex-col gap-6"
    >
      {byCourier(tiers).map(([courier, options]) => (
        <fieldset key={courier} className="flex flex-col gap-3">
          <legend className="mb-3 text-muted">{courier}</legend>
          {options.map((option) => (
            <Choice
              key={option.service}
              type="radio"
              name="method"
              value={optionKey(option)}
              label={option.description}
              hint={<ArrivalLines service={option.service} etd={option.etd} zone={zone} />}
              end={
                <span className="font-semibold tabular-nums">
                  {cartMessages.tariff(option.tariff)}
                </span>
              }
              defaultChecked={option === chosen}
            />
          ))}
        </fieldset>
      ))}
      <Button type="submit">{checkoutMessages.continue}</Button>
    </StepPageForm>
  )
}
