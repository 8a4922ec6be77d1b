import { StepPageForm, StepPageLink } from '#components/checkout/buy-now.tsx'
import { UpdatesReminder } from '#components/checkout/updates-choice.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import type { AgreedOrder } from '#lib/checkout/agreed-order.ts'
import { formPath, formStepHref } from '#lib/checkout/forms.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import * as messages from '#lib/messages/messages.ts'
import { rupiah } from '#lib/rules/money.ts'

/** Asks whether to go to the payment (spec §4), with the total and the address that gets the confirmation. */
export function ConfirmOrder({ order }: { order: AgreedOrder }) {
  const { guest_email, whatsapp_phone } = order.body
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <h2 className="text-2xl">{messages.checkout.confirmPayment}</h2>
      <p>{messages.checkout.confirmPaymentText(formatRupiah(rupiah(order.total)))}</p>
      {guest_email && (
        <p>
          {messages.checkout.confirmPaymentEmail}{' '}
          <strong className="wrap-anywhere block">{guest_email}</strong>
        </p>
      )}
      <UpdatesReminder phone={whatsapp_phone} />
      <StepPageForm action={formPath('pay')} className="flex flex-wrap gap-3">
        <input type="hidden" name="order" value={order.key} />
        <Button type="submit">{messages.checkout.goToPayment}</Button>
        <StepPageLink href={formStepHref('order-summary')} className={buttonStyle('secondary')}>
          {messages.checkout.notYet}
        </StepPageLink>
      </StepPageForm>
    </section>
  )
}
