import Link from 'next/link'
import { SignUpAside } from '#components/account/auth-aside.tsx'
import { AuthPage } from '#components/account/auth-page.tsx'
import { ForgotPasswordForm } from '#components/account/forgot-password-form.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { authMessages } from '#messages/auth.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: authMessages.forgotTitle, isHidden: true })

export default async function ForgotPasswordPage() {
  const flash = await readFlash(await requestCookies(), '/forgot-password')
  return (
    <AuthPage
      title={authMessages.forgotTitle}
      text={authMessages.forgotText}
      aside={<SignUpAside next="/" />}
    >
      <ForgotPasswordForm flash={flash} />
      <Link href="/sign-in" prefetch={false} className={`${listLinkStyle} mt-2 underline`}>
        {authMessages.backToSignIn}
      </Link>
    </AuthPage>
  )
}
