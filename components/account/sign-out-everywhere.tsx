'use client'

import { type FormEvent, useLayoutEffect, useState } from 'react'
import { signOutBy } from '#components/account/sign-out.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import * as messages from '#lib/messages/messages.ts'

/** Signs the customer out in every browser, for a backend that can end tokens. Asks first; without JavaScript a page asks. */
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
    await signOutBy('sendSignOutEverywhere')
    setBusy(false)
  }
  return (
    <>
      <h2 className="mt-16 mb-4 border-line border-t pt-8 text-xl">
        {messages.account.everywhere}
      </h2>
      <p className="mb-4 max-w-xl">{messages.account.everywhereText}</p>
      <form action="/account/sign-out/everywhere" onSubmit={ask} className="max-w-xl">
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {isBusy ? messages.account.signingOut : messages.account.signOutEverywhere}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        question={messages.account.confirmEverywhere}
        text={messages.account.confirmEverywhereText}
        yes={messages.account.yesEverywhere}
        no={messages.account.stay}
        onYes={signOut}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
