'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { AccountPassword, EmailField } from '#components/account/account-fields.tsx'
import { completeSignIn } from '#components/account/complete-sign-in.ts'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { useAction } from '#components/ui/use-action.ts'
import { signIn } from '#lib/actions/entry-actions.ts'
import { announceSignOut } from '#lib/session/browser/session-teardown.ts'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages } from '#messages/auth.ts'

interface EntryFormProps {
  /** The path in this shop to go to afterwards. */
  next: string
  /** The result of a form that was posted without JavaScript. */
  flash: Flash | null
  /** Whether the browser may suggest passkeys in the e-mail field. */
  hasPasskeys?: boolean
}

/**
 * Tells the other tabs that the account was deleted: a success message on this page means that, since a sign-in leaves the page. Tells them
 * once, because effects run again when the page is shown again, possibly after another sign-in.
 */
function useAccountEnd(hasEnded: boolean): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (!hasEnded || isTold.current) return
    isTold.current = true
    announceSignOut()
  }, [hasEnded])
}

/** E-mail address and password: a plain HTML form, sent by fetch when JavaScript runs. */
export function SignInForm({ next, flash, hasPasskeys = false }: EntryFormProps) {
  useAccountEnd(flash?.isDone === true)
  const { state, isBusy, props } = useAction(signIn, {
    onDone: (message) => completeSignIn(message, next),
    flash,
  })
  return (
    <form {...props} className="flex flex-col gap-5">
      <input type="hidden" name="next" value={next} />
      <EmailField
        form="sign-in"
        defaultValue={flash?.values.email}
        problem={state.problems.email}
        {...(hasPasskeys && { autoComplete: 'email webauthn' })}
      />
      <div>
        <AccountPassword
          form="sign-in"
          name="password"
          label={authMessages.password}
          autoComplete="current-password"
          problem={state.problems.password}
        />
        <Link
          href="/forgot-password"
          prefetch={false}
          className={`${listLinkStyle} text-sm underline`}
        >
          {authMessages.forgotLink}
        </Link>
      </div>
      <FormMessage state={state} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? authMessages.signingIn : authMessages.signIn}
      </Button>
    </form>
  )
}
