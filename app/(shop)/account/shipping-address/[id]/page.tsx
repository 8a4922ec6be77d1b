import Link from 'next/link'
import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { EditAddress } from '#components/address/address-editor.tsx'
import { ListsFailed } from '#components/address/address-page-parts.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { typedAddress } from '#lib/account/saved-address.ts'
import { getAddressBook } from '#lib/api/account.ts'
import { loadPostedAddress } from '#lib/pages/load-posted-address.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { addressMessages } from '#messages/address.ts'

export const instant = false

export const metadata = pageMetadata({ title: addressMessages.editTitle, isHidden: true })

/** Shown for a removed, mistyped or another customer's address. The page doesn't reveal which. */
function Gone() {
  return (
    <EmptyState title={addressMessages.gone} text={addressMessages.goneText}>
      <Link href="/account/shipping-address" prefetch={false} className={buttonStyle('secondary')}>
        {addressMessages.cancel}
      </Link>
    </EmptyState>
  )
}

/** Loads the customer's address with this id; null if there is none. Throws ApiError. */
async function load(token: string, id: string) {
  const { addresses: all, offersPin } = await getAddressBook(token)
  const address = all.find((one) => String(one.id) === id)
  if (!address) return null
  const posted = await loadPostedAddress(address.id, typedAddress(address))
  return { address, all, offersPin, posted }
}

export default async function EditAddressPage({
  params,
}: PageProps<'/account/shipping-address/[id]'>) {
  const { id } = await params
  return (
    <AccountFrame current="/account/shipping-address" title={addressMessages.editTitle}>
      <RequireCustomer path={`/account/shipping-address/${id}`} load={(token) => load(token, id)}>
        {(found) =>
          found ? (
            <QueryProvider>
              {!found.posted.lists && <ListsFailed />}
              <EditAddress key={id} {...found} />
            </QueryProvider>
          ) : (
            <Gone />
          )
        }
      </RequireCustomer>
    </AccountFrame>
  )
}
