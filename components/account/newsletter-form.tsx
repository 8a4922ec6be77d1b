'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { toastProblem, toastSuccess } from '#components/ui/toasts.ts'
import { newsletterConsent } from '#lib/account/newsletter-consent.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { accountMessages } from '#messages/account.ts'

async function toggle(isSubscribed: boolean): Promise<string> {
  const { callGateway } = await import('#lib/api/browser.ts')
  const answer = isSubscribed
    ? callGateway('POST user/newsletter/unsubscribe', {})
    : callGateway('POST user/newsletter/subscribe', { body: newsletterConsent('account') })
  return (await answer).message
}

/** Shows whether the customer gets the newsletter, and a button that changes it. */
export function NewsletterForm({ isSubscribed: wasSubscribed }: { isSubscribed: boolean }) {
  const [isSubscribed, setSubscribed] = useState(wasSubscribed)
  const [isBusy, setBusy] = useState(false)
  const change = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const message = await toggle(isSubscribed)
      setSubscribed(!isSubscribed)
      void toastSuccess(message)
    } catch (error) {
      void toastProblem(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <OwnForm
      action={`/api/user/newsletter/${isSubscribed ? 'unsubscribe' : 'subscribe'}`}
      onSubmit={change}
      className="flex max-w-xl flex-wrap items-center justify-between gap-4"
    >
      <p role="status">
        {isSubscribed ? accountMessages.subscribed : accountMessages.notSubscribed}
      </p>
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {isSubscribed ? accountMessages.unsubscribe : accountMessages.subscribe}
      </Button>
    </OwnForm>
  )
}
