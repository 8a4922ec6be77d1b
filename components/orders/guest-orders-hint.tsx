import { textLinkStyle } from '#components/ui/link-style.ts'
import { hasOrderLookup } from '#lib/api/guest-orders.ts'
import * as words from '#lib/messages/words.ts'

/** Where a customer finds orders that were placed without signing in. */
export async function GuestOrdersHint() {
  if (!(await hasOrderLookup())) return null
  return (
    <p className="mt-8">
      {words.orders.asGuest}{' '}
      <a href="/order" className={textLinkStyle}>
        {words.orders.asGuestLink}
      </a>
    </p>
  )
}
