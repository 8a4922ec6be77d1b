import { AccountFrame } from '#components/account/account-frame.tsx'
import { ForCustomer } from '#components/account/for-customer.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { Queries } from '#components/ui/queries.tsx'
import { WishlistView } from '#components/wishlist/wishlist-view.tsx'
import { getWishlist } from '#lib/api/account.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

/** The page waits for its data: without scripts nothing comes later. */
export const instant = false

const path = '/account/wishlist'

export const metadata = pageMetadata({ title: words.account.wishlist, isHidden: true })

export default async function WishlistPage() {
  const said = await readFlash(await requestCookies(), path)
  return (
    <AccountFrame current={path} title={words.account.wishlist}>
      {said && (
        <div className="mb-8">
          <FormMessage said={said} />
        </div>
      )}
      <ForCustomer path={path} ask={getWishlist}>
        {(entries) => (
          <Queries>
            <WishlistView initialEntries={entries} />
          </Queries>
        )}
      </ForCustomer>
    </AccountFrame>
  )
}
