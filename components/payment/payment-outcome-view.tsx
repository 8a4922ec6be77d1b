import { buttonStyle } from '#components/ui/button-style.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import type { ToldResult } from '#lib/payment/told-result.ts'
import { formatRupiah, rupiah } from '#lib/rules/money.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { formatWibDeadline } from '#lib/rules/wib.ts'

const isGood = ({ outcome }: ToldResult) => outcome === 'paid' || outcome === 'waiting'

function NextStep({ result }: { result: ToldResult }) {
  if (result.outcome === 'notCompleted') {
    return (
      <a href="/checkout" className={buttonStyle()}>
        {words.payment.tryAgain}
      </a>
    )
  }
  return (
    <IntentLink href="/products" className={buttonStyle()}>
      {words.payment.continueShopping}
    </IntentLink>
  )
}

/** What became of the payment, in words, with the next step (decisions, Calls). */
export function PaymentOutcomeView({ result }: { result: ToldResult }) {
  const { title, text } = words.payment.outcomes[result.outcome]
  const isWaiting = result.outcome === 'waiting' || result.outcome === 'notCompleted'
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{title}</h1>
      <p>{text}</p>
      {isGood(result) && (
        <p>
          {words.payment.thankYou}. {words.payment.checkEmail}
        </p>
      )}
      {result.trxRef && (
        <p className="font-semibold">{words.payment.orderNumber(orderNumber(result.trxRef))}</p>
      )}
      {result.total !== null && <p>{words.payment.total(formatRupiah(rupiah(result.total)))}</p>}
      {isWaiting && result.payBefore && (
        <p>{words.payment.payBefore(formatWibDeadline(result.payBefore))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <NextStep result={result} />
        {result.outcome === 'reversed' && (
          <a href={`mailto:${brand.email}`} className={buttonStyle('secondary')}>
            {words.payment.contact}
          </a>
        )}
      </div>
    </div>
  )
}
