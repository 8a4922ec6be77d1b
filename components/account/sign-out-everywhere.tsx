'use client'

import { type FormEvent, useState } from 'react'
import { OwnForm } from '#components/account/page-owner.tsx'
import { toastProblem } from '#components/shell/toasts.ts'
import { Button } from '#components/ui/button.tsx'
import { errorWords } from '#lib/api/error-words.ts'
import { queryClient } from '#lib/api/query-client.ts'
import * as words from '#lib/messages/words.ts'

async function signOutEverywhere(): Promise<void> {
  try {
    const { sendSignOutEverywhere } = await import('#lib/api/session.ts')
    const { signOutBrowser } = await import('#lib/session/browser/session-teardown.ts')
    await signOutBrowser(sendSignOutEverywhere, queryClient())
  } catch (error) {
    void toastProblem(errorWords(error))
  }
}

/** Signs the customer out in every browser, for a backend that can end tokens. A plain form without JavaScript. */
export function SignOutEverywhere() {
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await signOutEverywhere()
    setBusy(false)
  }
  return (
    <>
      <h2 className="mt-16 mb-4 border-line border-t pt-8 text-xl">{words.account.everywhere}</h2>
      <p className="mb-4 max-w-xl">{words.account.everywhereText}</p>
      <OwnForm action="/api/session/sign-out/everywhere" onSubmit={submit} className="max-w-xl">
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {isBusy ? words.account.signingOut : words.account.signOutEverywhere}
        </Button>
      </OwnForm>
    </>
  )
}
