import { AccountFrame } from '#components/account/account-frame.tsx'
import { ForCustomer } from '#components/account/for-customer.tsx'
import { NewAddress } from '#components/address/address-editor.tsx'
import { NeedsScripts } from '#components/address/needs-scripts.tsx'
import { Queries } from '#components/ui/queries.tsx'
import { getAccount } from '#lib/api/account.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const instant = false

export const metadata = pageMetadata({ title: words.address.newTitle, isHidden: true })

export default function NewAddressPage() {
  return (
    <AccountFrame current="/account/shipping-address" title={words.address.newTitle}>
      <ForCustomer path="/account/shipping-address/new" ask={getAccount}>
        {({ profile }) => (
          <Queries>
            <NeedsScripts />
            <NewAddress recipientName={profile.name} />
          </Queries>
        )}
      </ForCustomer>
    </AccountFrame>
  )
}
