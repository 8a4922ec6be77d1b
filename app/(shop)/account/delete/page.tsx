import { AccountFrame } from '#components/account/account-frame.tsx'
import { DeleteAccount } from '#components/account/delete-account.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { getAccount } from '#lib/api/account.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { deleteAccountMessages } from '#messages/account.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: deleteAccountMessages.title, isHidden: true })

const path = '/account/delete'

export default async function DeleteAccountPage() {
  const flash = await readFlash(await requestCookies(), path)
  return (
    <AccountFrame current="/account" title={deleteAccountMessages.title}>
      <RequireCustomer path={path} load={getAccount}>
        {({ can_delete_account, profile }) =>
          can_delete_account ? (
            <DeleteAccount email={profile.email} flash={flash} />
          ) : (
            <>
              <p className="mb-4">{deleteAccountMessages.notOffered}</p>
              <ChatLink message={deleteAccountMessages.title} />
            </>
          )
        }
      </RequireCustomer>
    </AccountFrame>
  )
}
