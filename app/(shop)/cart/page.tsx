import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Suspense } from 'react'
import { CartNotice } from '#components/cart/cart-notice.tsx'
import { CartView } from '#components/cart/cart-view.tsx'
import { getCart } from '#lib/api/cart.ts'
import { words } from '#lib/messages/words.ts'
import { deviceCookie, parseDeviceId } from '#lib/session/device.ts'

export const metadata: Metadata = { title: words.cart.title, robots: { index: false } }

/** The device's cart in the first HTML, so that it shows without scripts; then queries take over. */
async function DeviceCart() {
  const deviceId = parseDeviceId((await cookies()).get(deviceCookie)?.value)
  return <CartView initialCart={await getCart(deviceId)} />
}

export default function CartPage({ searchParams }: PageProps<'/cart'>) {
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="mb-6 text-3xl">{words.cart.title}</h1>
      <Suspense>
        <CartNotice searchParams={searchParams} />
      </Suspense>
      <Suspense fallback={<p role="status">{words.cart.loading}</p>}>
        <DeviceCart />
      </Suspense>
    </div>
  )
}
