import type { UserAddress } from '@etalase/contract/address.ts'
import { AccountFrame } from '#components/account/account-frame.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { AddressList } from '#components/address/address-list.tsx'
import { RemoveQuestion } from '#components/address/address-page-parts.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getAddresses } from '#lib/api/account.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { accountMessages } from '#messages/account.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

const path = '/account/shipping-address'

export const metadata = pageMetadata({ title: accountMessages.addresses, isHidden: true })

/** Returns the address that a shopper without scripts wants to remove; undefined if it can't be removed. */
const toRemove = (addresses: UserAddress[], id: string | string[] | undefined) =>
  addresses.find((address) => String(address.id) === id && !address.is_primary)

export default async function ShippingAddressPage({
  searchParams,
}: PageProps<'/account/shipping-address'>) {
  const { remove } = await searchParams
  const flash = await readFlash(await requestCookies(), path)
  return (
    <AccountFrame current={path} title={accountMessages.addresses}>
      {flash && (
        <div className="mb-8">
          <FormMessage state={flash} />
        </div>
      )}
      <RequireCustomer path={path} load={getAddresses}>
        {(addresses) => {
          const asked = toRemove(addresses, remove)
          if (asked) return <RemoveQuestion address={asked} />
          return (
            <QueryProvider>
              <AddressList initial={addresses} />
            </QueryProvider>
          )
        }}
      </RequireCustomer>
    </AccountFrame>
  )
}
