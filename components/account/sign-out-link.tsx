'use client'

import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { toastProblem } from '#components/shell/toasts.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { errorWords } from '#lib/api/error-words.ts'
import { queryClient } from '#lib/api/query-client.ts'
import * as words from '#lib/messages/words.ts'

async function signOut(): Promise<void> {
  try {
    const { sendSignOut } = await import('#lib/api/session.ts')
    const { signOutBrowser } = await import('#lib/session/browser/session-teardown.ts')
    await signOutBrowser(sendSignOut, queryClient())
  } catch (error) {
    void toastProblem(errorWords(error))
  }
}

/** 'Sign Out': asks first, then clears all of the session in this browser (spec §2). Without JavaScript a page asks. */
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
        {words.account.signOut}
      </a>
      <ConfirmDialog
        isOpen={isAsking}
        question={words.account.confirmSignOut}
        text={words.account.confirmSignOutText}
        yes={words.account.yesSignOut}
        no={words.account.stay}
        onYes={signOut}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
