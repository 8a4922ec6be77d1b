import { StepPageForm, StepPageLink } from '#components/checkout/buy-now.tsx'
import { UpdatesReminder } from '#components/checkout/updates-choice.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import type { AgreedOrder } from '#lib/checkout/agreed-order.ts'
import { formPath, formStepHref } from '#lib/checkout/forms.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Asks whether to go to the payment (spec §4), with the total and the address that gets the confirmation. */
export function ConfirmOrder({ order }: { order: AgreedOrder }) {
  const { guest_email, whatsapp_phone } = order.body
  const words = payWords(order.total)
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <h2 className="text-2xl">{words.question}</h2>
      <p>{words.text}</p>
      {guest_email && (
        <p>
          {checkoutMessages.confirmPaymentEmail}{' '}
          <strong className="wrap-anywhere block">{guest_email}</strong>
        </p>
      )}
      <UpdatesReminder phone={whatsapp_phone} />
      <StepPageForm action={formPath('pay')} className="flex flex-wrap gap-3">
        <input type="hidden" name="order" value={order.key} />
        <Button type="submit">{words.button}</Button>
        <StepPageLink href={formStepHref('order-summary')} className={buttonStyle('secondary')}>
          {checkoutMessages.notYet}
        </StepPageLink>
      </StepPageForm>
    </section>
  )
}
