import { HowToPage } from '#components/help/how-to-page.tsx'
import { getHome } from '#lib/api/home.ts'
import { onlineDelivery } from '#lib/messages/help/how-to.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: onlineDelivery.title,
  description: onlineDelivery.description,
  path: '/stores/online-delivery',
})

export default async function OnlineDeliveryPage() {
  const { home_data: home } = await getHome()
  return (
    <HowToPage page="delivery" guide={onlineDelivery} cover={home.page_covers.online_delivery} />
  )
}
