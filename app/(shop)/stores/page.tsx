import { company } from '#brand-texts/company.ts'
import { StoreDirectory } from '#components/stores/store-directory.tsx'
import { WaysToBuy } from '#components/stores/ways-to-buy.tsx'
import { PageCover } from '#components/ui/page-cover.tsx'
import { getHome } from '#lib/api/home.ts'
import { getStores } from '#lib/api/stores.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { storesMessages } from '#messages/stores.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: storesMessages.title,
  description: storesMessages.description,
  path: '/stores',
})

export default async function StoresPage() {
  const [{ home_data: home }, regions] = await Promise.all([getHome(), getStores()])
  return (
    <>
      <PageCover title={storesMessages.title} picture={home.page_covers.stores}>
        <p className="mt-3 max-w-[27.6em] text-muted">{storesMessages.text}</p>
        <p className="max-w-[27.6em] text-muted">{company.about}</p>
        <WaysToBuy />
      </PageCover>
      <StoreDirectory regions={regions} />
    </>
  )
}
