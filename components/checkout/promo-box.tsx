import { StepButton, StepTextField } from '#components/checkout/step-fields.tsx'
import { StepForm, type StepProblems } from '#components/checkout/step-form.tsx'
import { promoId } from '#lib/checkout/review.ts'
import type { PromoOffer } from '#lib/checkout/summary.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The promo codes that lower the order's total, best first. Pressing one applies it. */
function PromoOffers({ offers }: { offers: readonly PromoOffer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-label={checkoutMessages.offers}>
      <h3 className="font-sans font-semibold text-base">{checkoutMessages.offers}</h3>
      <ul className="divide-y divide-line">
        {offers.map(({ code, discount }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="wrap-anywhere min-w-0 flex-1">
              <strong>{code}</strong>{' '}
              <span className="text-muted tabular-nums">
                {checkoutMessages.saves(formatRupiah(discount))}
              </span>
            </span>
            <StepButton
              variant="quiet"
              name="promo"
              value={code}
              aria-label={checkoutMessages.takeOfferOf(code)}
            >
              {checkoutMessages.takeOffer}
            </StepButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PromoBoxProps {
  /** The typed code. */
  draft: string
  problems: StepProblems
  offers: readonly PromoOffer[]
}

/** The promo code field and the offered codes. Hidden once a code is applied (spec §4). */
export const PromoBox = ({ draft, problems, offers }: PromoBoxProps) => (
  <StepForm
    form="promo"
    problems={problems}
    isTool
    noValidate
    className="flex flex-col gap-3 max-lg:order-1"
  >
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <StepTextField
          id={promoId}
          name="promo"
          label={checkoutMessages.promoCode}
          defaultValue={draft}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <StepButton variant="secondary" className="mt-7">
        {checkoutMessages.applyPromo}
      </StepButton>
    </div>
    <PromoOffers offers={offers} />
  </StepForm>
)
