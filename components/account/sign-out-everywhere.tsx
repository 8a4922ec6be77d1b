'use client'

import { type FormEvent, useLayoutEffect, useState } from 'react'
import { signOutBy } from '#components/account/sign-out.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { signOutEverywhere } from '#lib/actions/sign-out-actions.ts'
import { accountMessages } from '#messages/account.ts'

/** Signs the customer out in every browser, if the backend can revoke tokens. Asks first; without JavaScript on a page. */
export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useLayoutEffect(() => () => setAsking(false), [])
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) setAsking(true)
  }
  const signOut = async () => {
    setBusy(true)
    await signOutBy(signOutEverywhere)
    setBusy(false)
  }
  return (
    <>
      <h2 className="mt-16 mb-4 border-line border-t pt-8 text-xl">{accountMessages.everywhere}</h2>
      <p className="mb-4 max-w-xl">{accountMessages.everywhereText}</p>
      <form action="/account/sign-out/everywhere" onSubmit={ask} className="max-w-xl">
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {isBusy ? accountMessages.signingOut : accountMessages.signOutEverywhere}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        question={accountMessages.confirmEverywhere}
        text={accountMessages.confirmEverywhereText}
        yes={accountMessages.yesEverywhere}
        no={accountMessages.stay}
        onYes={signOut}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
