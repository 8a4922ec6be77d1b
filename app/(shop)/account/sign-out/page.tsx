import { connection } from 'next/server'
import { SignOutQuestion } from '#components/account/sign-out-question.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { accountMessages } from '#messages/account.ts'

export const metadata = pageMetadata({ title: accountMessages.signOut, isHidden: true })

/** No streaming: streamed content would need JavaScript. */
export const instant = false

/** The sign-out confirmation without JavaScript. Rendered per request, so that its scripts have the nonce. */
export default async function SignOutPage() {
  await connection()
  return (
    <SignOutQuestion
      question={accountMessages.confirmSignOut}
      text={accountMessages.confirmSignOutText}
      yes={accountMessages.yesSignOut}
      where="here"
    />
  )
}
