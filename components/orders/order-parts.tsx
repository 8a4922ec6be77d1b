import { type ReactNode, useId } from 'react'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { TimeLeft } from '#components/ui/time-left.tsx'
import { formatWibDeadline } from '#lib/messages/formats.ts'
import type { Flash } from '#lib/session/flash.ts'
import { errorsMessages } from '#messages/errors.ts'
import { ordersMessages } from '#messages/orders.ts'

/** The result of a form on an order's page. */
export function OrderFlash({ flash }: { flash: Flash | null }) {
  if (!flash?.message) return null
  return (
    <div className="mb-6">
      <FormMessage state={flash} />
    </div>
  )
}

/** A section of an order's page with its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-t pt-4">
      <h2 id={id} className="mb-3 font-sans font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The payment deadline of an order, and the time left. */
export function PaymentDeadline({ deadline, now }: { deadline: string; now: number }) {
  return (
    <p className="tabular-nums">
      {ordersMessages.payBefore(formatWibDeadline(deadline))}
      <TimeLeft deadline={deadline} now={now} />
    </p>
  )
}

/** The notice that the data may be stale, with a retry button. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-x-4">
      <p>{ordersMessages.notFresh}</p>
      <Button variant="quiet" onClick={onRetry}>
        {errorsMessages.retry}
      </Button>
    </div>
  )
}
