import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { BannerRow } from '#components/home/banner-row.tsx'
import { BrandStrip } from '#components/home/brand-strip.tsx'
import { Editorial } from '#components/home/editorial.tsx'
import { Hero } from '#components/home/hero.tsx'
import { Landscape } from '#components/home/landscape.tsx'
import { Services } from '#components/home/services.tsx'
import { SessionEndedNotice } from '#components/home/session-ended-notice.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { getHome, getProducts } from '#lib/api/catalogue.ts'
import * as words from '#lib/messages/words.ts'

export const ensureStatic = 'navigation'

/** The page is sent whole: it is made already. */
export const instant = false

export default async function HomePage() {
  const [{ home_data: home }, { products }] = await Promise.all([
    getHome(),
    getProducts({ limit: 4 }),
  ])
  return (
    <>
      <SessionEndedNotice />
      <div className="ends-in-colour flex flex-col gap-20">
        <Hero banners={home.banners} />
        <section className="container-page">
          <div className="mb-6 flex items-baseline justify-between">
            <h2 className="text-2xl">{words.home.newArrival}</h2>
            <IntentLink href="/products" className="underline underline-offset-4">
              {words.home.seeAll}
            </IntentLink>
          </div>
          <ProductGrid products={products} />
        </section>
        <Editorial sections={home.sections} />
        <BannerRow banners={home.promos} size={[1200, 600]} />
        <BannerRow
          title={words.home.shopByCategory}
          banners={home.category_banners}
          size={[900, 1100]}
        />
        <BrandStrip />
        <div>
          <Landscape />
          <Services />
        </div>
      </div>
    </>
  )
}
