import { FormMessage } from '#components/account/form-message.tsx'
import { OrderContact, OrderHelp } from '#components/orders/order-help.tsx'
import { OrderLookupForm } from '#components/orders/order-lookup-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { renewOrderLink } from '#lib/actions/order-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

interface ExpiredLinkProps {
  /** The link to renew, if it isn't the last opened link. */
  offer?: string
  flash: Flash | null
}

/** Requests a new link, which goes to the order's e-mail address. */
export function ExpiredLink({ offer, flash }: ExpiredLinkProps) {
  return (
    <section className="mb-10 flex flex-col items-start gap-4 border-ink border-l-2 py-2 pl-4">
      <div>
        <h2 className="text-xl">{guestOrderMessages.expiredTitle}</h2>
        <p className="mt-1">{guestOrderMessages.expiredText}</p>
      </div>
      {flash?.isDone ? (
        <FormMessage state={flash} />
      ) : (
        <form method="post" action={pathOf(renewOrderLink)}>
          {offer && <input type="hidden" name="offer" value={offer} />}
          <Button type="submit">{guestOrderMessages.newLink}</Button>
        </form>
      )}
    </section>
  )
}

/** Where else to look, if the backend can't open orders by number and e-mail address. */
function ElsewhereOnly() {
  return (
    <div className="container-page pt-8 lg:pt-16">
      <h1 className="text-3xl">{guestOrderMessages.title}</h1>
      <p className="mt-2 mb-4 max-w-[36.8em]">{guestOrderMessages.unavailableText}</p>
      <OrderContact />
    </div>
  )
}

interface ClosedOrderProps {
  state: 'closed' | 'expired' | 'without'
  flash: Flash | null
}

/** The page of an order before it is opened. */
export function ClosedOrder({ state, flash }: ClosedOrderProps) {
  if (state === 'without') return <ElsewhereOnly />
  const isExpired = state === 'expired'
  return (
    <div className="container-page grid gap-12 pt-8 md:grid-cols-2 lg:gap-24 lg:pt-16 xl:max-w-6xl">
      <div className="max-w-xl">
        <h1 className="text-3xl">{guestOrderMessages.title}</h1>
        <p className="mt-2 mb-8 text-muted">{guestOrderMessages.text}</p>
        {isExpired && <ExpiredLink flash={flash} />}
        {isExpired && <h2 className="mb-4 text-xl">{guestOrderMessages.byNumber}</h2>}
        <OrderLookupForm flash={isExpired && flash?.isDone ? null : flash} />
      </div>
      <OrderHelp />
    </div>
  )
}
