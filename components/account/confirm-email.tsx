import type { ReactNode } from 'react'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { confirmEmail } from '#lib/actions/entry-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'

/** Asks before confirming, because mail programs open links on their own. */
function ConfirmForm({ token }: { token: string }) {
  return (
    <>
      <p>{confirmEmailMessages.text}</p>
      <p>{confirmEmailMessages.warning}</p>
      <form method="post" action={pathOf(confirmEmail)} className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{confirmEmailMessages.confirm}</Button>{' '}
        <a href="/" className={buttonStyle('secondary')}>
          {confirmEmailMessages.toShop}
        </a>
      </form>
    </>
  )
}

/** Links to My Orders, which shows the orders or sends a new link, after a sign-in if needed. */
function ToOrders({ children }: { children: ReactNode }) {
  return (
    <a href="/account/orders" className={`${buttonStyle()} self-start`}>
      {children}
    </a>
  )
}

interface ConfirmEmailProps {
  /** The token from the mail's link; null if missing or already used. */
  token: string | null
  flash: Flash | null
}

/** The page behind the link in a confirmation mail: one button confirms the address. Works without JavaScript and when signed out. */
export function ConfirmEmail({ token, flash }: ConfirmEmailProps) {
  const { title, doneTitle, noLink, newLink, toOrders } = confirmEmailMessages
  return (
    <div className="container-page pt-8 lg:pt-12">
      <div className="flex max-w-xl flex-col gap-6">
        <h1 className="text-3xl">{flash?.isDone ? doneTitle : title}</h1>
        {flash && <FormMessage state={flash} />}
        {flash?.isDone && <ToOrders>{toOrders}</ToOrders>}
        {!flash?.isDone && token && <ConfirmForm token={token} />}
        {!flash?.isDone && !token && (
          <>
            <p>{noLink}</p>
            <ToOrders>{newLink}</ToOrders>
          </>
        )}
      </div>
    </div>
  )
}
