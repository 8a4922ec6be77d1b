import Link from 'next/link'
import { brand } from '#brand/company.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { chatMessages } from '#messages/chat.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

/** Chat and e-mail, for an order that can't be found or shown. */
export function OrderContact({ message = chatMessages.findOrder }: { message?: string }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <ChatLink message={message} />
      </li>
      <li>
        <a href={`mailto:${brand.email}`} className={`${listLinkStyle} underline`}>
          {brand.email}
        </a>
      </li>
    </ul>
  )
}

/** Beside the form: where customers find their orders, and whom to ask. */
export function OrderHelp() {
  return (
    <aside className="flex flex-col items-start gap-8 border-line border-t pt-8 md:border-t-0 md:border-l md:pt-0 md:pl-12 lg:pl-24">
      <section>
        <h2 className="text-xl">{guestOrderMessages.haveAccount}</h2>
        <p className="mt-2 text-muted">{guestOrderMessages.haveAccountText}</p>
        <Link
          href="/account/orders"
          prefetch={false}
          className={`${buttonStyle('secondary')} mt-4`}
        >
          {guestOrderMessages.toAccount}
        </Link>
      </section>
      <section>
        <h2 className="text-xl">{guestOrderMessages.needHelp}</h2>
        <p className="mt-2 max-w-[27.6em] text-muted">{guestOrderMessages.needHelpText}</p>
        <OrderContact />
      </section>
    </aside>
  )
}
