import { Button } from '#components/ui/button.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { OwnForm } from '#components/ui/own-form.tsx'
import { SentField } from '#components/ui/sent-field.tsx'
import { sendConfirmationMail } from '#lib/actions/account-actions.ts'
import { pathOf } from '#lib/actions/action.ts'
import { hasOrderLookup } from '#lib/api/guest-orders.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'
import { ordersMessages } from '#messages/orders.ts'

/** Explains how to move orders placed as a guest into the account, with a plain form post. */
export function ConfirmEmailHint({ email }: { email: string }) {
  return (
    <section className="mt-12 max-w-xl border-line border-t pt-6">
      <h2 className="text-xl">{confirmEmailMessages.hint}</h2>
      <p className="mt-2 mb-4 wrap-anywhere">{confirmEmailMessages.hintText(email)}</p>
      <OwnForm action={pathOf(sendConfirmationMail)}>
        <SentField />
        <Button type="submit" variant="secondary">
          {confirmEmailMessages.sendLink}
        </Button>
      </OwnForm>
    </section>
  )
}

/** Where a customer finds orders that were placed without signing in. */
export async function GuestOrdersHint() {
  if (!(await hasOrderLookup())) return null
  return (
    <p className="mt-8">
      {ordersMessages.asGuest}{' '}
      <a href="/order" className={textLinkStyle}>
        {ordersMessages.asGuestLink}
      </a>
    </p>
  )
}
