import { BillDiffers } from '#components/checkout/bill-differs.tsx'
import { SettledOrder } from '#components/checkout/pending-order-facts.tsx'
import { LeaveForm, SendAgain, WaitingOrder } from '#components/checkout-forms/waiting-order.tsx'
import { HowToPay } from '#components/payment/how-to-pay.tsx'
import { ToProvider } from '#components/payment/to-provider.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import type { AgreedOrder } from '#lib/checkout/agreed-order.ts'
import { stepsPath } from '#lib/checkout/forms.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import { env } from '#lib/config/env.ts'
import type { OrderPayment } from '#lib/contract/payment.ts'
import type { PlacedOrder } from '#lib/pages/load-placed-order.ts'
import { orderNumber } from '#lib/rules/codes.ts'
import type { HandOff } from '#lib/rules/payment/hand-off.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { paymentMessages } from '#messages/payment.ts'

/** Asks whether the order was paid by the QR code. */
const CheckAgain = () => (
  <a href={stepsPath} className={buttonStyle('secondary')}>
    {paymentMessages.checkAgain}
  </a>
)

interface BilledOrderProps {
  order: AgreedOrder
  handOff: HandOff
  payment: OrderPayment | null
}

/** Asks for the order once more. */
const Retry = () => (
  <a href={stepsPath} className={buttonStyle()}>
    {errorsMessages.retry}
  </a>
)

/** The way to the payment provider (spec §3). A bill that differs from the agreed total never goes there. */
function BilledOrder({ order, handOff: { trxRef, total, way }, payment }: BilledOrderProps) {
  if (total !== order.total)
    return <BillDiffers agreed={order.total} billed={total} number={orderNumber(trxRef)} />
  return (
    <WaitingOrder order={order} failure={way ? undefined : paymentMessages.providerAway}>
      {payment && <HowToPay payment={payment} />}
      {payment?.payment_qr && <CheckAgain />}
      {way ? (
        <ToProvider way={way} paymentUrl={env.paymentUrl} label={payWords(total).handOffButton} />
      ) : (
        <Retry />
      )}
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
        <LeaveForm>{checkoutMessages.startNewOrder}</LeaveForm>
      </SettledOrder>
    )
  if ('handOff' in placed) return <BilledOrder order={order} {...placed} />
  return (
    <WaitingOrder order={order} {...placed}>
      {!placed.isRefused && <Retry />}
    </WaitingOrder>
  )
}
