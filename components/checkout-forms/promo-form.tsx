import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { PromoOffers } from '#components/checkout/promo-offers.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import { promoId } from '#lib/checkout/pay-problems.ts'
import type { PromoOffer } from '#lib/checkout/promo-offers.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { checkoutToolsMessages } from '#messages/tools.ts'

interface PromoFormProps {
  /** The typed code. */
  draft: string
  problem: string | undefined
  offers: readonly PromoOffer[]
}

const TakeOffer = ({ code }: PromoOffer) => (
  <StepPageForm action={formPath('promo')}>
    <Button
      type="submit"
      variant="quiet"
      name="promo"
      value={code}
      aria-label={checkoutMessages.takeOfferOf(code)}
    >
      {checkoutMessages.takeOffer}
    </Button>
  </StepPageForm>
)

/** The promo code field; hidden once a code is applied (spec §4). */
export const PromoForm = ({ draft, problem, offers }: PromoFormProps) => (
  <div className="flex flex-col gap-3">
    <StepPageForm
      tool={{ name: 'use_promo_code', description: checkoutToolsMessages.promo }}
      action={formPath('promo')}
      noValidate
      className="flex items-start gap-3"
    >
      <div className="min-w-0 flex-1">
        <TextField
          id={promoId}
          name="promo"
          label={checkoutMessages.promoCode}
          problem={problem}
          defaultValue={draft}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7">
        {checkoutMessages.applyPromo}
      </Button>
    </StepPageForm>
    <PromoOffers offers={offers} take={(offer) => <TakeOffer {...offer} />} />
  </div>
)
