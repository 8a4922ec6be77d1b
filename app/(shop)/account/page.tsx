import { AccountData } from '#components/account/account-data.tsx'
import { AccountFrame } from '#components/account/account-frame.tsx'
import { NewsletterForm } from '#components/account/newsletter-form.tsx'
import { ProfileForm } from '#components/account/profile-form.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { SignOutEverywhere } from '#components/account/sign-out-everywhere.tsx'
import { getAccount } from '#lib/api/account.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { accountMessages } from '#messages/account.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: accountMessages.information, isHidden: true })

export default async function AccountPage() {
  const flash = await readFlash(await requestCookies(), '/account')
  return (
    <AccountFrame current="/account" title={accountMessages.information}>
      <RequireCustomer path="/account" load={getAccount}>
        {(account) => (
          <>
            <ProfileForm
              profile={account.profile}
              needsPassword={account.needs_password_for_email === true}
              flash={flash}
            />
            <h2 className="mt-16 mb-4 border-line border-t pt-8 text-xl">
              {accountMessages.newsletter}
            </h2>
            <NewsletterForm isSubscribed={account.newsletter_subscription} />
            {account.can_sign_out_everywhere && <SignOutEverywhere />}
            <AccountData canDelete={account.can_delete_account === true} />
          </>
        )}
      </RequireCustomer>
    </AccountFrame>
  )
}
