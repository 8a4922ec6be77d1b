import { connection } from 'next/server'
import { SignOutQuestion } from '#components/account/sign-out-question.tsx'
import * as messages from '#lib/messages/messages.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const metadata = pageMetadata({ title: messages.account.signOut, isHidden: true })

/** No streaming: streamed content would need JavaScript. */
export const instant = false

/** The sign-out confirmation without JavaScript. Rendered when it is asked for, so that its scripts have the nonce. */
export default async function SignOutPage() {
  await connection()
  return (
    <SignOutQuestion
      question={messages.account.confirmSignOut}
      text={messages.account.confirmSignOutText}
      yes={messages.account.yesSignOut}
      call="sendSignOut"
    />
  )
}
