import type { Metadata } from 'next'
import { HowToPage } from '#components/help/how-to-page.tsx'
import { getHome } from '#lib/api/catalogue.ts'
import { storePickup } from '#lib/messages/help/how-to.ts'

export const ensureStatic = 'navigation'

/** The page is sent whole: it is made already. */
export const instant = false

export const metadata: Metadata = {
  title: storePickup.title,
  description: storePickup.description,
}

export default async function StorePickupPage() {
  const { home_data: home } = await getHome()
  return <HowToPage guide={storePickup} cover={home.page_covers.pickup} />
}
