import { connection } from 'next/server'
import { Button } from '#components/ui/button.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const metadata = pageMetadata({ title: words.account.signOut, isHidden: true })

/** No streaming: streamed content would need JavaScript. */
export const instant = false

/** The sign-out confirmation without JavaScript. Rendered when it is asked for, so that its scripts have the nonce. */
export default async function SignOutPage() {
  await connection()
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="text-2xl">{words.account.confirmSignOut}</h1>
      <p className="mt-2 mb-8">{words.account.confirmSignOutText}</p>
      <form method="post" action="/api/session/sign-out" className="flex flex-wrap gap-3">
        <Button type="submit">{words.account.yesSignOut}</Button>
        <a href="/account" className={buttonStyle('secondary')}>
          {words.account.stay}
        </a>
      </form>
    </div>
  )
}
