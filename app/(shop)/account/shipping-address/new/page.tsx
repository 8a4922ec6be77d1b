import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { NewAddress } from '#components/address/address-editor.tsx'
import { NoScriptNotice } from '#components/address/no-script-notice.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getAccount } from '#lib/api/account.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const instant = false

export const metadata = pageMetadata({ title: words.address.newTitle, isHidden: true })

export default function NewAddressPage() {
  return (
    <AccountFrame current="/account/shipping-address" title={words.address.newTitle}>
      <RequireCustomer path="/account/shipping-address/new" load={getAccount}>
        {({ profile }) => (
          <QueryProvider>
            <NoScriptNotice />
            <NewAddress recipientName={profile.name} />
          </QueryProvider>
        )}
      </RequireCustomer>
    </AccountFrame>
  )
}
