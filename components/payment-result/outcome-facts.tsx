'use client'

import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { useNow } from '#components/delivery/estimate.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { TimeLeft } from '#components/ui/time-left.tsx'
import { cashDue } from '#lib/account/cash-due.ts'
import { formatRupiah, formatWibDeadline } from '#lib/messages/formats.ts'
import type { KnownResult } from '#lib/payment/known-result.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { paymentMessages } from '#messages/payment.ts'

function OrderNumber({ trxRef }: { trxRef: string }) {
  const number = orderNumber(trxRef)
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">{paymentMessages.orderNumber(number)}</span>
      <CopyButton name={guestOrderMessages.number} text={number} />
    </p>
  )
}

/** The payment deadline, and the time left by this device's clock. */
function PayBefore({ deadline }: { deadline: string }) {
  const now = useNow().getTime()
  return (
    <p>
      {paymentMessages.payBefore(formatWibDeadline(deadline))}
      <TimeLeft deadline={deadline} now={now} />
    </p>
  )
}

/** The order's number and amount, and the payment deadline while it is unpaid. */
export function OutcomeFacts({ result }: { result: KnownResult }) {
  const { outcome, trxRef, total, payBefore, way } = result
  const isUnpaid = outcome === 'waiting' || outcome === 'notCompleted'
  return (
    <>
      {trxRef && <OrderNumber trxRef={trxRef} />}
      {total !== null && (
        <p className="tabular-nums">{paymentMessages.total(formatRupiah(rupiah(total)))}</p>
      )}
      {isUnpaid && payBefore && <PayBefore deadline={payBefore} />}
      {outcome === 'confirmed' && way && total !== null && (
        <p className="font-semibold">{cashDue({ way, total: rupiah(total), until: payBefore })}</p>
      )}
    </>
  )
}
