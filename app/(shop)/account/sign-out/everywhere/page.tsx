import { PageOwner } from '#components/account/page-owner.tsx'
import { SignOutQuestion } from '#components/account/sign-out-question.tsx'
import { guestOwner } from '#lib/rules/page-owner.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readSession } from '#lib/session/session.ts'
import { accountMessages } from '#messages/account.ts'

export const metadata = pageMetadata({ title: accountMessages.signOutEverywhere, isHidden: true })

/** No streaming: streamed content would need JavaScript. */
export const instant = false

/** The confirmation of a sign-out on all devices, without JavaScript. */
export default async function SignOutEverywherePage() {
  const session = await readSession(await requestCookies())
  return (
    <PageOwner owner={session?.owner ?? guestOwner}>
      <SignOutQuestion
        question={accountMessages.confirmEverywhere}
        text={accountMessages.confirmEverywhereText}
        yes={accountMessages.yesEverywhere}
        where="everywhere"
      />
    </PageOwner>
  )
}
