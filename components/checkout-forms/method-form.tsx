import { ArrivalLines } from '#components/delivery/estimate.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import { cheapestOffer } from '#lib/checkout/hub-offers.ts'
import { brand } from '#lib/config/brand.ts'
import type { ShippingOption } from '#lib/contract/checkout.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'

interface MethodFormProps {
  checkout: FreshCheckout
  tiers: readonly ShippingOption[]
}

/** The courier's tiers with cost and time (spec §5). The cheapest is chosen until the shopper has chosen. */
export function MethodForm({ checkout, tiers }: MethodFormProps) {
  const { state, destination } = checkout
  const { zone } = destination
  if (tiers.length === 0) return <p role="alert">{words.checkout.noMethods}</p>
  const chosen =
    state.method?.code ?? cheapestOffer(tiers, { paidAt: new Date(), zone })?.tier.service
  return (
    <OwnForm action={formPath('method')} className="flex flex-col gap-6">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-muted">{brand.courier.label}</legend>
        {tiers.map(({ service, description, etd, tariff }) => (
          <Choice
            key={service}
            type="radio"
            name="method"
            value={service}
            label={description}
            hint={<ArrivalLines service={service} etd={etd} zone={zone} />}
            end={<span className="font-semibold tabular-nums">{formatRupiah(tariff)}</span>}
            defaultChecked={service === chosen}
          />
        ))}
      </fieldset>
      <Button type="submit">{words.checkout.continue}</Button>
    </OwnForm>
  )
}
