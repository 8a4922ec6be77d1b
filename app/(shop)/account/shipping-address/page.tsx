import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { AddressList } from '#components/address/address-list.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getAddresses } from '#lib/api/account.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: words.account.addresses, isHidden: true })

export default function ShippingAddressPage() {
  return (
    <AccountFrame current="/account/shipping-address" title={words.account.addresses}>
      <RequireCustomer path="/account/shipping-address" load={getAddresses}>
        {(addresses) => (
          <QueryProvider>
            <AddressList initial={addresses} />
          </QueryProvider>
        )}
      </RequireCustomer>
    </AccountFrame>
  )
}
