import { CartLink } from '#components/cart/cart-link.tsx'
import { loadCartLink } from '#lib/pages/load-cart-link.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { cartLinkMessages } from '#messages/cart.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: cartLinkMessages.title, isHidden: true })

/** Asks before a link from outside, such as `?items=1001:M:2,1040:L`, adds items to the cart. */
export default async function CartLinkPage({ searchParams }: PageProps<'/cart/add'>) {
  const view = await loadCartLink(toSearchParams(await searchParams).get('items') ?? '')
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="mb-4 text-3xl">{cartLinkMessages.title}</h1>
      <CartLink view={view} />
    </div>
  )
}
