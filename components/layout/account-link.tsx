import Link from 'next/link'
import { Icon } from '#components/ui/icon.tsx'
import * as messages from '#lib/messages/messages.ts'

/** The account icon; middleware.ts redirects guests to the sign-in. */
export function AccountLink() {
  return (
    <Link
      href="/account"
      prefetch={false}
      aria-label={messages.account.link}
      className="settles flex size-11 items-center justify-center"
    >
      <Icon name="account" />
    </Link>
  )
}
