import { landingCategories, landingCategoryIds } from '@etalase/contract/rules/constants.ts'
import type { Metadata } from 'next'
import { brand } from '#brand/company.ts'
import { HashtagSection } from '#components/brand/hashtag-section.tsx'
import { CollectionLinks } from '#components/catalogue/collection-links.tsx'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { Services } from '#components/home/home-sections.tsx'
import { LandingBanner } from '#components/landing/landing-banner.tsx'
import { LandingHeader } from '#components/landing/landing-header.tsx'
import { LandingSections } from '#components/landing/landing-sections.tsx'
import { PageLayout } from '#components/layout/page-layout.tsx'
import { SectionHead } from '#components/ui/section-head.tsx'
import { getMenu } from '#lib/api/categories.ts'
import { getHome } from '#lib/api/home.ts'
import { getProducts } from '#lib/api/products.ts'
import { landingCategoryOf, landingOf } from '#lib/catalogue/landing.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { sharedCover } from '#lib/share/share-address.ts'
import { landingMessages } from '#messages/landing.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const generateStaticParams = () => landingCategories.map((category) => ({ category }))

type LandingParams = PageProps<'/shop/[category]'>

export async function generateMetadata({ params }: LandingParams): Promise<Metadata> {
  const category = landingCategoryOf((await params).category)
  const title = landingMessages.titles[category]
  const description = landingMessages.pageDescription(title, brand.name)
  const [{ home_data: home }, categories] = await Promise.all([getHome(), getMenu()])
  const image = landingOf(category, home, categories)?.image
  const picture = image && { ...sharedCover(image.image_url), alt: image.alt_text }
  return pageMetadata({ title, description, path: `/shop/${category}`, picture })
}

/** A category's landing page, outside the common layout (spec §2). */
export default async function LandingPage({ params }: LandingParams) {
  const category = landingCategoryOf((await params).category)
  const categoryId = landingCategoryIds[category]
  const [{ home_data: home }, categories, { products }, collections] = await Promise.all([
    getHome(),
    getMenu(),
    getProducts({ category_id: categoryId, limit: 8 }),
    listedCollections(),
  ])
  const landing = landingOf(category, home, categories)
  return (
    <PageLayout header={<LandingHeader categories={categories} />} categories={categories}>
      <div className="ends-in-colour flex flex-col gap-16 md:gap-20">
        {landing ? (
          <LandingBanner {...landing} />
        ) : (
          <h1 className="container-page mt-6 text-2xl">{landingMessages.titles[category]}</h1>
        )}
        {products.length > 0 && (
          <section className="container-page">
            <SectionHead title={landingMessages.newIn} href={listHref({ categoryId })} />
            <ProductGrid products={products} inFours />
          </section>
        )}
        {landing && <LandingSections sections={landing.sections} />}
        <div className="container-page empty:hidden">
          <CollectionLinks slugs={collections} />
        </div>
        <HashtagSection photos={home.hashtag_photos} />
        <Services />
      </div>
    </PageLayout>
  )
}
