import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { DeliverySummary } from '#components/checkout/delivery-summary.tsx'
import { ExcludedLines } from '#components/checkout/excluded-lines.tsx'
import { OrderRefusal, PayBar, payFormId } from '#components/checkout/pay-bar.tsx'
import { Reassurance } from '#components/checkout/reassurance.tsx'
import { SummaryAmounts, SummaryLayout } from '#components/checkout/summary-layout.tsx'
import { UpdatesChoice } from '#components/checkout/updates-choice.tsx'
import { PromoForm } from '#components/checkout-forms/promo-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmailTextField } from '#components/ui/email-text-field.tsx'
import { TextField } from '#components/ui/field.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { formPath } from '#lib/checkout/forms.ts'
import { emailId, notesId, promoId, updatesPhoneId } from '#lib/checkout/pay-problems.ts'
import { bestOffers } from '#lib/checkout/promo-offers.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Promo } from '#lib/contract/promo.ts'
import type { Showroom } from '#lib/contract/store.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import type { CheckoutSummary } from '#lib/pages/load-checkout-summary.ts'
import type { Flash } from '#lib/session/flash.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Offers a shop that has the whole cart. */
const BetterShopForm = ({ shop }: { shop: Showroom }) => (
  <StepPageForm action={formPath('shop')} className="mt-3">
    <p>{checkoutMessages.servesEverything(shop.showroom_name, shop.address3)}</p>
    <Button type="submit" variant="quiet" name="shop" value={shop.id}>
      {checkoutMessages.chooseThatShop}
    </Button>
  </StepPageForm>
)

/** The guest's e-mail address; a customer has one already. */
const Email = ({ state, problem }: { state: CheckoutState; problem: string | undefined }) =>
  state.isCustomer ? (
    <p className="text-muted">{checkoutMessages.confirmationToCustomer}</p>
  ) : (
    <EmailTextField
      id={emailId}
      name="email"
      label={checkoutMessages.guestEmail}
      hint={checkoutMessages.guestEmailHint}
      problem={problem}
      defaultValue={state.email}
    />
  )

interface SummaryFormProps {
  checkout: FreshCheckout
  content: CheckoutSummary
  /** What the checkout offers by itself. */
  promos: readonly Promo[]
  betterShop: Showroom | null
  flash: Flash | null
}

/** The order summary: lines, amounts, promo code, guest e-mail address and 'Go To Payment'. */
export function SummaryForm({ checkout, content, promos, betterShop, flash }: SummaryFormProps) {
  const { state, destination } = checkout
  const { summary, applied, promoError } = content
  const problems = flash?.problems ?? {}
  const agreed = Number(flash?.values.agreed ?? 0)
  return (
    <SummaryLayout>
      <ExcludedLines summary={summary}>
        {betterShop && <BetterShopForm shop={betterShop} />}
      </ExcludedLines>
      <StepPageForm id={payFormId} action={formPath('review')} noValidate>
        <Email state={state} problem={problems[emailId]} />
        {Boolean(checkout.availability.has_whatsapp_updates) && (
          <UpdatesChoice
            {...{ state, destination }}
            problem={problems[updatesPhoneId]}
            tick={{ name: 'updates', defaultChecked: state.wantsUpdates }}
            field={{ name: 'updates_phone', defaultValue: state.updatesPhone }}
          />
        )}
      </StepPageForm>
      <DeliverySummary state={state} destination={destination} />
      <SummaryAmounts {...{ state, summary, applied }} />
      {!applied && (
        <PromoForm
          draft={state.promoDraft}
          offers={bestOffers(promos, summary)}
          problem={problems[promoId] ?? (promoError ? errorMessage(promoError) : undefined)}
        />
      )}
      {flash && agreed > 0 && (
        <OrderRefusal refusal={{ message: flash.message, agreed }} total={summary.total} />
      )}
      <TextField
        id={notesId}
        form={payFormId}
        name="notes"
        label={checkoutMessages.orderNotes}
        problem={problems[notesId]}
        defaultValue={state.notes}
        autoComplete="off"
      />
      <Reassurance
        channels={checkout.availability.payment_channels}
        returnDays={checkout.availability.return_days}
      />
      <PayBar total={summary.total} isPossible={summary.kept.length > 0} />
    </SummaryLayout>
  )
}
