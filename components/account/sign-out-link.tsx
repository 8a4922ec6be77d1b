'use client'

import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { signOutBy } from '#components/account/sign-out.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { signOut } from '#lib/actions/sign-out-actions.ts'
import { accountMessages } from '#messages/account.ts'

/** 'Sign Out': asks first, then clears the whole session in this browser (spec §2). Without JavaScript it asks on a page. */
export function SignOutLink() {
  const [isAsking, setAsking] = useState(false)
  useLayoutEffect(() => () => setAsking(false), [])
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  return (
    <>
      <a href="/account/sign-out" onClick={ask} className={listLinkStyle}>
        {accountMessages.signOut}
      </a>
      <ConfirmDialog
        isOpen={isAsking}
        question={accountMessages.confirmSignOut}
        text={accountMessages.confirmSignOutText}
        yes={accountMessages.yesSignOut}
        no={accountMessages.stay}
        onYes={() => signOutBy(signOut)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
