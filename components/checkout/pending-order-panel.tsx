'use client'

import { PaymentHandOff } from '#components/checkout/payment-hand-off.tsx'
import { useGoToPayment } from '#components/checkout/use-go-to-payment.ts'
import { Button } from '#components/ui/button.tsx'
import type { PendingOrder } from '#lib/checkout/pending-order.ts'
import * as words from '#lib/messages/words.ts'
import { formatRupiah, rupiah } from '#lib/rules/money.ts'

interface PendingOrderPanelProps {
  order: PendingOrder
  paymentUrl: string
  onLeave: () => void
}

/** An order that was placed but not paid: to be paid now, or left behind. */
export function PendingOrderPanel({ order, paymentUrl, onLeave }: PendingOrderPanelProps) {
  const { progress, goToPayment } = useGoToPayment()
  if (progress.phase === 'hand-off') {
    return <PaymentHandOff form={progress.form} paymentUrl={paymentUrl} />
  }
  const isClosed = progress.phase === 'failed' && progress.again === null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{words.checkout.pendingTitle}</h2>
      <p>{words.checkout.pendingText}</p>
      <p className="font-semibold tabular-nums">
        {words.payment.total(formatRupiah(rupiah(order.total)))}
      </p>
      {progress.phase === 'failed' && (
        <p role="alert" className="text-danger">
          {progress.message}
        </p>
      )}
      {!isClosed && (
        <Button
          onClick={() => goToPayment(order)}
          isBusy={progress.phase === 'preparing'}
          disabled={progress.phase === 'preparing'}
        >
          {progress.phase === 'preparing'
            ? words.checkout.preparing
            : words.checkout.continuePayment}
        </Button>
      )}
      <Button look="secondary" onClick={onLeave}>
        {words.checkout.newOrder}
      </Button>
    </section>
  )
}
