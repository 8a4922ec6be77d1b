import type { OrderPayment } from '@etalase/contract/payment.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { HandOff } from '@etalase/contract/rules/payment/hand-off.ts'
import type { ReactNode } from 'react'
import { StepPageForm, StepPageLink } from '#components/checkout/buy-now.tsx'
import { BillDiffers } from '#components/checkout/payment-hand-off.tsx'
import { PaymentReminder } from '#components/checkout/updates-choice.tsx'
import { SettledOrder, WaitingOrder } from '#components/checkout/waiting-order.tsx'
import { HowToPay } from '#components/payment/how-to-pay.tsx'
import { ToProvider } from '#components/payment/to-provider.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { SentField } from '#components/ui/sent-field.tsx'
import type { AgreedOrder } from '#lib/checkout/order.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import { formPath, formStepHref, leaveOrderHref, stepsPath } from '#lib/checkout/urls.ts'
import { env } from '#lib/config/env.ts'
import type { PlacedOrder } from '#lib/pages/load-placed-order.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { paymentMessages } from '#messages/payment.ts'

interface PayFormProps {
  order: AgreedOrder
  className: string
  children: ReactNode
}

/** Submits an order. Resubmitting sends the same order. */
const PayForm = ({ order, className, children }: PayFormProps) => (
  <StepPageForm action={formPath('pay')} className={className}>
    <input type="hidden" name="order" value={order.key} />
    {children}
  </StepPageForm>
)

/** Asks whether to go to the payment (spec §4), with the total and the e-mail address that gets the confirmation. */
export function ConfirmOrder({ order }: { order: AgreedOrder }) {
  const { guest_email, whatsapp_phone } = order.body
  const words = payWords(order.total, order.body.payment_way)
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <h2 className="text-2xl">{words.question}</h2>
      <p>{words.text}</p>
      <PaymentReminder {...{ guest_email, whatsapp_phone }} />
      <PayForm order={order} className="flex flex-wrap gap-3">
        <Button type="submit">{words.button}</Button>{' '}
        <StepPageLink href={formStepHref('order-summary')} className={buttonStyle('secondary')}>
          {checkoutMessages.notYet}
        </StepPageLink>
      </PayForm>
    </section>
  )
}

/** Returns the only order fields that client components receive. */
const said = ({ billNo, total }: AgreedOrder) => ({ billNo, total })

/** Removes the order from this browser. */
const LeaveForm = ({ children }: { children: string }) => (
  <StepPageForm action={formPath('discard')} className="flex flex-wrap gap-3">
    <SentField />
    <Button type="submit" variant="secondary">
      {children}
    </Button>
  </StepPageForm>
)

/** Asks before leaving an order that can still be paid: only this browser knows a guest's order. */
export const LeaveQuestion = ({ order }: { order: AgreedOrder }) => (
  <section className="flex max-w-xl flex-col gap-4">
    <h2 className="text-2xl">{checkoutMessages.confirmNewOrder}</h2>
    <p>{checkoutMessages.confirmNewOrderText(Boolean(order.billNo))}</p>
    <LeaveForm>{checkoutMessages.yesNewOrder}</LeaveForm>
    <a href={stepsPath} className={`${buttonStyle('quiet')} self-start`}>
      {checkoutMessages.keepOrder}
    </a>
  </section>
)

interface AskProps {
  href?: string
  isMain?: boolean
  children: string
}

/** A link that reloads the order's status, or leads to the question whether to leave the order. */
const Ask = ({ href = stepsPath, isMain = false, children }: AskProps) => (
  <a href={href} className={buttonStyle(isMain ? 'primary' : 'secondary')}>
    {children}
  </a>
)

const NewOrder = () => <Ask href={leaveOrderHref}>{checkoutMessages.newOrder}</Ask>

const Retry = () => <Ask isMain>{errorsMessages.retry}</Ask>

interface BilledOrderProps {
  order: AgreedOrder
  handOff: HandOff
  payment: OrderPayment | null
}

/** How to pay a billed order, with the button to the payment provider (spec §3). A bill that differs from the agreed total never goes there. */
function BilledOrder({ order, handOff: { trxRef, total, way }, payment }: BilledOrderProps) {
  if (total !== order.total)
    return <BillDiffers agreed={order.total} billed={total} number={orderNumber(trxRef)} />
  return (
    <WaitingOrder
      order={said(order)}
      failure={way ? undefined : paymentMessages.providerAway}
      isRefused={false}
    >
      {payment && <HowToPay payment={payment} />}
      {payment?.payment_qr && <Ask>{paymentMessages.checkAgain}</Ask>}
      {way ? (
        <ToProvider
          way={way}
          paymentUrl={env.paymentUrl}
          label={payWords(total, order.body.payment_way).handOffButton}
          className="flex flex-col"
        />
      ) : (
        <Retry />
      )}
      <NewOrder />
    </WaitingOrder>
  )
}

interface SentOrderProps {
  order: AgreedOrder
  /** Null while it is unknown whether the order was placed. */
  placed: PlacedOrder | null
  /** Why the last attempt to place it failed. */
  failure: string | undefined
}

/** An order that was sent: how to pay it, its final status, or a button to send it again. */
export function SentOrder({ order, placed, failure }: SentOrderProps) {
  if (!placed)
    return (
      <WaitingOrder order={said(order)} failure={failure} isRefused={false}>
        <PayForm order={order} className="flex flex-col">
          <Button type="submit">{checkoutMessages.continuePayment}</Button>
        </PayForm>
        <NewOrder />
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
    <WaitingOrder order={said(order)} {...placed}>
      {placed.isRefused ? (
        <LeaveForm>{checkoutMessages.newOrder}</LeaveForm>
      ) : (
        <>
          <Retry />
          <NewOrder />
        </>
      )}
    </WaitingOrder>
  )
}
