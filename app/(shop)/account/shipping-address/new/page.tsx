import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { NewAddress } from '#components/address/address-editor.tsx'
import { ListsFailed } from '#components/address/address-page-parts.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { emptySavedAddress } from '#lib/account/saved-address.ts'
import { getAccount, getAddressBook } from '#lib/api/account.ts'
import { loadPostedAddress } from '#lib/pages/load-posted-address.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { addressMessages } from '#messages/address.ts'

export const instant = false

export const metadata = pageMetadata({ title: addressMessages.newTitle, isHidden: true })

const load = (token: string) =>
  Promise.all([
    getAccount(token),
    loadPostedAddress(null, emptySavedAddress),
    getAddressBook(token),
  ])

export default function NewAddressPage() {
  return (
    <AccountFrame current="/account/shipping-address" title={addressMessages.newTitle}>
      <RequireCustomer path="/account/shipping-address/new" load={load}>
        {([{ profile }, posted, { offersPin }]) => (
          <QueryProvider>
            {!posted.lists && <ListsFailed />}
            <NewAddress recipientName={profile.name} posted={posted} offersPin={offersPin} />
          </QueryProvider>
        )}
      </RequireCustomer>
    </AccountFrame>
  )
}
