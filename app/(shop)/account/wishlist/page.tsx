import { AccountFrame } from '#components/account/account-frame.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { WishlistView } from '#components/wishlist/wishlist-view.tsx'
import { getWishlist } from '#lib/api/account.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { accountMessages } from '#messages/account.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

const path = '/account/wishlist'

export const metadata = pageMetadata({ title: accountMessages.wishlist, isHidden: true })

export default async function WishlistPage() {
  const flash = await readFlash(await requestCookies(), path)
  return (
    <AccountFrame current={path} title={accountMessages.wishlist}>
      {flash && (
        <div className="mb-8">
          <FormMessage state={flash} />
        </div>
      )}
      <RequireCustomer path={path} load={getWishlist}>
        {(entries) => (
          <QueryProvider>
            <WishlistView initialEntries={entries} />
          </QueryProvider>
        )}
      </RequireCustomer>
    </AccountFrame>
  )
}
