import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { HashtagSection } from '#components/brand/hashtag-section.tsx'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { BannerRow } from '#components/home/banner-row.tsx'
import { BrandStrip } from '#components/home/brand-strip.tsx'
import { Editorial } from '#components/home/editorial.tsx'
import { Hero } from '#components/home/hero.tsx'
import { Landscape, Services } from '#components/home/home-sections.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { SectionHead } from '#components/ui/section-head.tsx'
import { getHome } from '#lib/api/home.ts'
import { getProducts } from '#lib/api/products.ts'
import { readShopTerms } from '#lib/rules/shop-terms.ts'
import { companyJsonLd, websiteJsonLd } from '#lib/seo/company-json-ld.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { homeMessages } from '#messages/home.ts'
import { colon } from '#messages/language.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({ path: '/' })

export default async function HomePage() {
  const [{ home_data: home, ...sent }, { products }] = await Promise.all([
    getHome(),
    getProducts({ limit: 4 }),
  ])
  return (
    <>
      <h1 className="sr-only">{`${brand.name}${colon}${company.tagline}`}</h1>
      <div className="ends-in-colour flex flex-col gap-20">
        <Hero banners={home.banners} />
        {products.length > 0 && (
          <section className="container-page">
            <SectionHead title={homeMessages.newArrival} href="/products" />
            <ProductGrid products={products} inFours />
          </section>
        )}
        <Editorial sections={home.sections} />
        <BannerRow banners={home.promos} size={[1200, 600]} />
        <BannerRow
          title={homeMessages.shopByCategory}
          banners={home.category_banners}
          size={[900, 1100]}
        />
        <BrandStrip />
        <HashtagSection photos={home.hashtag_photos} hasLink />
        <div>
          <Landscape />
          <Services />
        </div>
        <JsonLd data={[companyJsonLd(readShopTerms(sent)), websiteJsonLd()]} />
      </div>
    </>
  )
}
