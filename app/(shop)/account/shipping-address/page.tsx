import { AccountFrame } from '#components/account/account-frame.tsx'
import { ForCustomer } from '#components/account/for-customer.tsx'
import { AddressList } from '#components/address/address-list.tsx'
import { Queries } from '#components/ui/queries.tsx'
import { getAddresses } from '#lib/api/account.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** The page waits for its data: without scripts nothing comes later. */
export const instant = false

export const metadata = pageMetadata({ title: words.account.addresses, isHidden: true })

export default function ShippingAddressPage() {
  return (
    <AccountFrame current="/account/shipping-address" title={words.account.addresses}>
      <ForCustomer path="/account/shipping-address" ask={getAddresses}>
        {(addresses) => (
          <Queries>
            <AddressList initial={addresses} />
          </Queries>
        )}
      </ForCustomer>
    </AccountFrame>
  )
}
