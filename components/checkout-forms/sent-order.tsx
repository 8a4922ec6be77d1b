import { BillDiffers } from '#components/checkout/bill-differs.tsx'
import { SettledOrder } from '#components/checkout/settled-order.tsx'
import { LeaveForm, SendAgain, WaitingOrder } from '#components/checkout-forms/waiting-order.tsx'
import { HowToPay } from '#components/payment/how-to-pay.tsx'
import { PaymentFields } from '#components/payment/payment-fields.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import type { AgreedOrder } from '#lib/checkout/agreed-order.ts'
import { stepsPath } from '#lib/checkout/forms.ts'
import { env } from '#lib/config/env.ts'
import type { OrderPayment, PaymentForm } from '#lib/contract/payment.ts'
import * as words from '#lib/messages/words.ts'
import type { PlacedOrder } from '#lib/pages/load-placed-order.ts'
import { orderNumber } from '#lib/rules/codes.ts'

interface BilledOrderProps {
  order: AgreedOrder
  form: PaymentForm
  payment: OrderPayment | null
}

/** The form to the payment provider (spec §3). A bill that differs from the agreed total never goes there. */
function BilledOrder({ order, form, payment }: BilledOrderProps) {
  const billed = Number(form.bill_total)
  if (billed !== order.total)
    return <BillDiffers agreed={order.total} billed={billed} number={orderNumber(form.order_id)} />
  return (
    <WaitingOrder order={order}>
      {payment && <HowToPay payment={payment} />}
      <form method="post" action={env.paymentUrl}>
        <PaymentFields form={form} />
        <Button type="submit">{words.checkout.handOffButton}</Button>
      </form>
    </WaitingOrder>
  )
}

interface SentOrderProps {
  order: AgreedOrder
  /** Null while it is not known whether it was placed. */
  placed: PlacedOrder | null
  /** Why it was not placed the last time. */
  failure: string | undefined
}

/** An order that was sent: the way to pay it, its final status, or how to ask for it again. */
export function SentOrder({ order, placed, failure }: SentOrderProps) {
  if (!placed)
    return (
      <WaitingOrder order={order} failure={failure}>
        <SendAgain order={order} />
      </WaitingOrder>
    )
  if ('settled' in placed)
    return (
      <SettledOrder payment={placed.settled}>
        <LeaveForm>{words.checkout.startNewOrder}</LeaveForm>
      </SettledOrder>
    )
  if ('form' in placed) return <BilledOrder order={order} {...placed} />
  return (
    <WaitingOrder order={order} {...placed}>
      {!placed.isRefused && (
        <a href={stepsPath} className={buttonStyle()}>
          {words.errors.retry}
        </a>
      )}
    </WaitingOrder>
  )
}
