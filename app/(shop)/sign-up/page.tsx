import { SignInAside } from '#components/account/auth-aside.tsx'
import { AuthPage } from '#components/account/auth-page.tsx'
import { SignUpForm } from '#components/account/sign-up-form.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { offersPasskeys } from '#lib/api/account.ts'
import { loadAuthPage } from '#lib/pages/load-auth-page.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { authMessages } from '#messages/auth.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: authMessages.signUp, isHidden: true })

export default async function SignUpPage({ searchParams }: PageProps<'/sign-up'>) {
  const { next, flash } = await loadAuthPage('/sign-up', searchParams)
  return (
    <AuthPage
      title={authMessages.signUp}
      text={authMessages.signUpText}
      aside={<SignInAside next={next} />}
    >
      <SignUpForm next={next} flash={flash} hasPasskeys={await offersPasskeys()} />
      <a href="/privacy" className={`${listLinkStyle} mt-2 underline`}>
        {authMessages.privacy}
      </a>
    </AuthPage>
  )
}
