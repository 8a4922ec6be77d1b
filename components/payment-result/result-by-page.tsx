import type { OrderPayment } from '@etalase/contract/payment.ts'
import { pickupCode } from '@etalase/contract/rules/codes.ts'
import type { OrderOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { NoScriptFallback } from '#components/help/no-script-fallback.tsx'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { PickupCode } from '#components/orders/pickup-code.tsx'
import { HowToPay } from '#components/payment/how-to-pay.tsx'
import { OutcomeFacts } from '#components/payment-result/outcome-facts.tsx'
import { OutcomeHead } from '#components/payment-result/outcome-head.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { stepsPath } from '#lib/checkout/urls.ts'
import type { PaymentResultData } from '#lib/pages/load-payment-result.ts'
import { chatMessages } from '#messages/chat.ts'
import { ordersMessages } from '#messages/orders.ts'
import { paymentMessages } from '#messages/payment.ts'

/** For a browser without scripts that middleware.ts couldn't redirect: a link to the page that shows the result itself. */
export const ResultWithoutScripts = ({ href }: { href: string }) => (
  <NoScriptFallback title={paymentMessages.metaTitle} text={paymentMessages.needsScripts}>
    <a href={href} className={buttonStyle('secondary')}>
      {paymentMessages.checkAgain}
    </a>
  </NoScriptFallback>
)

interface ResultByPageProps {
  data: PaymentResultData
  /** The URL of this page, to check again. */
  again: string
  /** A link to find the order later. */
  orders: { href: string; name: string }
}

/** The ordered items, and how to pay for them or pick them up. */
function Order({ payment, outcome }: { payment: OrderPayment; outcome: OrderOutcome }) {
  const code = outcome === 'paid' || outcome === 'confirmed' ? pickupCode(payment) : null
  return (
    <>
      {outcome === 'waiting' && <HowToPay payment={payment} />}
      {code && (
        <div>
          <p>{ordersMessages.pickupCode}</p>
          <PickupCode code={code} />
        </div>
      )}
      <section aria-label={ordersMessages.items} className="w-full">
        <OrderedItems lines={payment.sales_trx_details ?? []} />
      </section>
    </>
  )
}

/** The next link: check again, pay again, or open the order. */
function NextLink({
  outcome,
  again,
  orders,
}: Omit<ResultByPageProps, 'data'> & { outcome: OrderOutcome }) {
  const next: Partial<Record<OrderOutcome, { href: string; name: string }>> = {
    checking: { href: again, name: paymentMessages.checkAgain },
    notCompleted: { href: stepsPath, name: paymentMessages.tryAgain },
  }
  const { href, name } = next[outcome] ?? orders
  return (
    <a
      href={href}
      className={buttonStyle(
        outcome === 'paid' || outcome === 'confirmed' ? 'secondary' : 'primary',
      )}
    >
      {name}
    </a>
  )
}

/** The result of a payment for a browser without scripts, which checks again by reloading the page. */
export function ResultByPage({ data, again, orders }: ResultByPageProps) {
  if ('failure' in data)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <h1 className="text-3xl">{paymentMessages.outcomes.checking.title}</h1>
        <p>{data.failure}</p>
        <a href={again} className={buttonStyle('secondary')}>
          {paymentMessages.checkAgain}
        </a>{' '}
        <ChatLink message={chatMessages.failure(data.failure)} />
      </div>
    )
  const { result, payment } = data
  const { outcome } = result
  return (
    <div className="flex flex-col items-start gap-4">
      <OutcomeHead outcome={outcome} />
      {(outcome === 'paid' || outcome === 'confirmed' || outcome === 'waiting') && (
        <p>
          {paymentMessages.thankYou}. {paymentMessages.checkEmail}
        </p>
      )}
      <OutcomeFacts result={result} />
      {payment && <Order payment={payment} outcome={outcome} />}
      {outcome === 'waiting' && payment?.payment_qr && (
        <a href={again} className={buttonStyle()}>
          {paymentMessages.checkAgain}
        </a>
      )}
      <NextLink outcome={outcome} again={again} orders={orders} />
    </div>
  )
}
