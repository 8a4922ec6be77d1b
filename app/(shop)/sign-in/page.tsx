import { SignUpAside } from '#components/account/auth-aside.tsx'
import { AuthPage } from '#components/account/auth-page.tsx'
import { PasskeySignIn } from '#components/account/passkey-sign-in.tsx'
import { SignInForm } from '#components/account/sign-in-form.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { offersPasskeys } from '#lib/api/account.ts'
import { loadAuthPage } from '#lib/pages/load-auth-page.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { authMessages } from '#messages/auth.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: authMessages.signIn, isHidden: true })

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next, flash } = await loadAuthPage('/sign-in', searchParams)
  const hasPasskeys = await offersPasskeys()
  return (
    <AuthPage
      title={authMessages.signIn}
      text={authMessages.signInText}
      aside={<SignUpAside next={next} />}
    >
      <SignInForm next={next} flash={flash} hasPasskeys={hasPasskeys} />
      {hasPasskeys && (
        <Convenience>
          <PasskeySignIn next={next} />
        </Convenience>
      )}
    </AuthPage>
  )
}
