import { HowToPage } from '#components/help/how-to-page.tsx'
import { getHome } from '#lib/api/home.ts'
import { storePickup } from '#lib/messages/help/how-to.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: storePickup.title,
  description: storePickup.description,
  path: '/stores/pickup-on-store',
})

export default async function StorePickupPage() {
  const { home_data: home } = await getHome()
  return <HowToPage page="pickup" guide={storePickup} cover={home.page_covers.pickup} />
}
