import type { Availability } from '@etalase/contract/checkout.ts'
import type { Promo } from '@etalase/contract/promo.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { DeliverySummary } from '#components/checkout/delivery-summary.tsx'
import { ExcludedLines } from '#components/checkout/excluded-lines.tsx'
import { GiftChoice } from '#components/checkout/gift-choice.tsx'
import { PaymentChoice } from '#components/checkout/payment-choice.tsx'
import { PromoBox } from '#components/checkout/promo-box.tsx'
import { Reassurance } from '#components/checkout/reassurance.tsx'
import { StepEmailField, StepTextField } from '#components/checkout/step-fields.tsx'
import { StepForm, type StepProblems } from '#components/checkout/step-form.tsx'
import { BackToStep } from '#components/checkout/step-link.tsx'
import { SummaryAmounts } from '#components/checkout/summary-lines.tsx'
import { UpdatesChoice } from '#components/checkout/updates-choice.tsx'
import { Button } from '#components/ui/button.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import { emailId, notesId, promoId } from '#lib/checkout/review.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { AppliedPromo, Summary } from '#lib/checkout/summary.ts'
import { bestOffers } from '#lib/checkout/summary.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Why an order sent from the summary was refused. */
export interface Refusal {
  /** The backend's message. */
  message: string
  /** The total that the shopper agreed to, in whole rupiah. */
  agreed: number
}

/** Shows why the order was refused, with the old and new total if they differ. */
function OrderRefusal({ refusal, total }: { refusal: Refusal; total: Rupiah }) {
  const { message, agreed } = refusal
  return (
    <div role="alert" className="border-danger border-l-2 py-2 pl-4 text-danger">
      <p>{message}</p>
      {agreed !== total && (
        <p>{checkoutMessages.totalChanged(formatRupiah(rupiah(agreed)), formatRupiah(total))}</p>
      )}
    </div>
  )
}

/** 'Go To Payment', in a sticky bar with the total on phones. */
function PayBar({ summary, isPossible }: { summary: Summary; isPossible: boolean }) {
  const { total, cash } = summary
  const words = payWords(total, cash?.isChosen ? cash.offer.way : null)
  return (
    <div className="sticky-bar max-lg:-mx-4 flex items-center gap-4 max-lg:order-2 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:py-3">
      <p aria-hidden="true" className="flex-1 lg:hidden">
        <span className="block text-muted text-xs">{checkoutMessages.grandTotal}</span>
        <span className="font-semibold tabular-nums">{formatRupiah(total)}</span>
      </p>
      <Button type="submit" disabled={!isPossible} className="lg:w-full">
        {words.button}
      </Button>
    </div>
  )
}

/** The guest's e-mail address; a customer's is known. */
const Email = ({ state }: { state: CheckoutState }) =>
  state.isCustomer ? (
    <p className="text-muted">{checkoutMessages.confirmationToCustomer}</p>
  ) : (
    <StepEmailField
      id={emailId}
      name="email"
      label={checkoutMessages.guestEmail}
      hint={checkoutMessages.guestEmailHint}
      defaultValue={state.email}
    />
  )

interface SummaryStepProps {
  state: CheckoutState
  destination: Destination
  /** What the backend reports for the checkout; empty if it could not be read. */
  availability: Partial<Availability>
  summary: Summary
  applied: AppliedPromo | null
  /** Why an applied code is no longer valid. */
  promoError: Error | null
  /** The promos that the checkout suggests. */
  promos: readonly Promo[]
  /** A store that has the whole cart. */
  betterShop: Showroom | null
  /** Why the order was refused. */
  refusal: Refusal | null
  /** Whether all data belongs to the current cart, so that the shopper can confirm it. */
  isSettled?: boolean
  problems?: StepProblems | undefined
  /** Called when all fields are valid. */
  onReviewed?: () => void
}

/** The order summary: lines, amounts, promo code, guest e-mail address and 'Go To Payment'. */
export function SummaryStep(props: SummaryStepProps) {
  const { state, destination, availability, summary, applied, promoError, problems = {} } = props
  const { promos, betterShop, refusal, isSettled = true, onReviewed } = props
  const promoProblems: StepProblems = promoError ? { [promoId]: errorMessage(promoError) } : {}
  return (
    // On wide screens the order's lines are beside the form. The bar with the total sticks to the window's bottom.
    <div className="flex flex-col gap-8 has-sticky-bar lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:content-start lg:items-start lg:gap-x-16">
      <ExcludedLines summary={summary} betterShop={betterShop} />
      <DeliverySummary state={state} destination={destination} />
      <SummaryAmounts {...{ state, summary, applied }} />
      {refusal && <OrderRefusal refusal={refusal} total={summary.total} />}
      {/* `contents`, so that the bar sticks to the window's bottom from the top of the summary on. */}
      <StepForm
        form="review"
        problems={problems}
        onTaken={onReviewed}
        noValidate
        className="contents"
      >
        <div>
          <Email state={state} />
          {Boolean(availability.has_whatsapp_updates) && (
            <UpdatesChoice state={state} destination={destination} />
          )}
        </div>
        <StepTextField
          id={notesId}
          name="notes"
          label={checkoutMessages.orderNotes}
          defaultValue={state.notes}
        />
        {Boolean(availability.has_gift_options) && <GiftChoice state={state} />}
        <PaymentChoice cash={summary.cash} />
        <Reassurance
          channels={availability.payment_channels}
          returnDays={availability.return_days}
        />
        <PayBar summary={summary} isPossible={isSettled && summary.kept.length > 0} />
      </StepForm>
      {/* Below the fields and buttons, because its offers may load late. */}
      {!applied && (
        <PromoBox
          draft={state.promoDraft}
          offers={bestOffers(promos, summary)}
          problems={{ ...promoProblems, ...problems }}
        />
      )}
      <BackToStep state={state} className="self-start max-lg:order-3 lg:justify-self-start" />
    </div>
  )
}
