import { cookies } from 'next/headers'
import { CartNotice } from '#components/cart/cart-notice.tsx'
import { CartView } from '#components/cart/cart-view.tsx'
import { Queries } from '#components/ui/queries.tsx'
import { getCart } from '#lib/api/cart.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readDeviceId } from '#lib/session/device.ts'

/** The page waits for the cart: streamed content shows only where scripts run. */
export const instant = false

export const metadata = pageMetadata({ title: words.cart.title, isHidden: true })

export default async function CartPage({ searchParams }: PageProps<'/cart'>) {
  const deviceId = readDeviceId(await cookies())
  const [cart, { failed }] = await Promise.all([getCart(deviceId), searchParams])
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="mb-6 text-3xl">{words.cart.title}</h1>
      <CartNotice failed={failed} />
      <Queries>
        <CartView initialCart={cart} />
      </Queries>
    </div>
  )
}
