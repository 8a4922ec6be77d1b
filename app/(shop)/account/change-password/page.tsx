import { AccountFrame } from '#components/account/account-frame.tsx'
import { ChangePasswordForm } from '#components/account/change-password-form.tsx'
import { Passkeys } from '#components/account/passkeys.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { getAccount, getPasskeys } from '#lib/api/account.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { accountMessages } from '#messages/account.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: accountMessages.changePassword, isHidden: true })

const path = '/account/change-password'

async function load(token: string) {
  const [{ profile }, passkeys] = await Promise.all([getAccount(token), getPasskeys(token)])
  return { email: profile.email, passkeys }
}

export default async function ChangePasswordPage() {
  const flash = await readFlash(await requestCookies(), path)
  return (
    <AccountFrame current={path} title={accountMessages.changePassword}>
      <p className="-mt-4 mb-8 text-muted">{accountMessages.changePasswordText}</p>
      <RequireCustomer path={path} load={load}>
        {({ email, passkeys }) => (
          <>
            <ChangePasswordForm email={email} flash={flash} />
            {passkeys && <Passkeys passkeys={passkeys} email={email} />}
          </>
        )}
      </RequireCustomer>
    </AccountFrame>
  )
}
