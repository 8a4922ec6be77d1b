'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { SentField } from '#components/ui/sent-field.tsx'
import { toastSuccess } from '#components/ui/toasts.ts'
import { useAction } from '#components/ui/use-action.ts'
import { newsletterConsent } from '#lib/account/newsletter-consent.ts'
import { subscribe, unsubscribe } from '#lib/actions/account-actions.ts'
import { accountMessages } from '#messages/account.ts'

/** Shows whether the customer gets the newsletter, and a button that changes it. */
export function NewsletterForm({ isSubscribed: wasSubscribed }: { isSubscribed: boolean }) {
  const [isSubscribed, setSubscribed] = useState(wasSubscribed)
  const action = isSubscribed ? unsubscribe : subscribe
  const { isBusy, props } = useAction(action, {
    adds: isSubscribed ? {} : newsletterConsent('account'),
    onDone: (message) => {
      setSubscribed(!isSubscribed)
      void toastSuccess(message)
    },
    flash: null,
  })
  return (
    <OwnForm {...props} className="flex max-w-xl flex-wrap items-center justify-between gap-4">
      <SentField />
      <p role="status">
        {isSubscribed ? accountMessages.subscribed : accountMessages.notSubscribed}
      </p>
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {isSubscribed ? accountMessages.unsubscribe : accountMessages.subscribe}
      </Button>
    </OwnForm>
  )
}
