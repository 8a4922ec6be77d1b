import Link from 'next/link'
import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { EditAddress } from '#components/address/address-editor.tsx'
import { NoScriptNotice } from '#components/address/no-script-notice.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getAddresses } from '#lib/api/account.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const instant = false

export const metadata = pageMetadata({ title: words.address.editTitle, isHidden: true })

/** Removed, mistyped or another customer's address: the page does not reveal which. */
function Gone() {
  return (
    <EmptyState title={words.address.gone} text={words.address.goneText}>
      <Link href="/account/shipping-address" prefetch={false} className={buttonStyle('secondary')}>
        {words.address.cancel}
      </Link>
    </EmptyState>
  )
}

export default async function EditAddressPage({
  params,
}: PageProps<'/account/shipping-address/[id]'>) {
  const { id } = await params
  return (
    <AccountFrame current="/account/shipping-address" title={words.address.editTitle}>
      <RequireCustomer path={`/account/shipping-address/${id}`} load={getAddresses}>
        {(addresses) => {
          const address = addresses.find((one) => String(one.id) === id)
          if (!address) return <Gone />
          return (
            <QueryProvider>
              <NoScriptNotice />
              <EditAddress key={id} address={address} all={addresses} />
            </QueryProvider>
          )
        }}
      </RequireCustomer>
    </AccountFrame>
  )
}
