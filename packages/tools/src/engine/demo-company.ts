import { areaId } from '@etalase/backend-kit/db/schema/area.ts'
import type { MediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { categorySeeds, subcategoryId } from '@etalase/backend-kit/seed/demo/categories.ts'
import { colorSeeds } from '@etalase/backend-kit/seed/demo/colors.ts'
import { homeContent } from '@etalase/backend-kit/seed/demo/home-content.ts'
import { productId } from '@etalase/backend-kit/seed/demo/products.ts'
import { bundledCategory, bundleSeeds, promoSeeds } from '@etalase/backend-kit/seed/demo/promos.ts'
import { regionNames, showrooms } from '@etalase/backend-kit/seed/demo/showrooms.ts'
import { assetsFolder, type Manifest, readManifest } from '@etalase/backend-kit/seed/manifest.ts'
import { chartRows } from '@etalase/backend-kit/seed/seed-catalogue.ts'
import { allSynonyms, parseSynonyms } from '@etalase/backend-kit/seed/seed-synonyms.ts'
import { brand } from '@etalase/brand/company.ts'
import { brandCode } from '@etalase/contract/rules/codes.ts'
import type { Company, CompanyStore } from '#engine/company.ts'
import { companyProducts } from '#engine/company-product.ts'
import { companyServices, servicesTakingCash } from '#engine/company-services.ts'
import { growProducts } from '#engine/grow-company.ts'

const stores: CompanyStore[] = showrooms.map((shop, index) => ({
  number: index + 1,
  region: shop.region,
  region_number: regionNames.indexOf(shop.region) + 1,
  name: shop.name,
  phone: shop.phone,
  address_1: shop.address1,
  address_2: shop.address2,
  address_3: shop.address3,
  subdistrict_id: areaId(shop.districtCode),
  is_hub: shop.isHub,
  maps_url: shop.hasMapsLink
    ? `https://www.google.com/maps/search/?api=1&query=${shop.latitude},${shop.longitude}`
    : null,
}))

const categories = (media: MediaLibrary) =>
  categorySeeds.map(({ id, name, groupId, picture, text, subcategories }) => ({
    number: id,
    name,
    group_id: groupId,
    cover_image_url: media.urlOf(picture),
    cover_text: text,
    subs: subcategories.map(({ name, cover }, position) => ({
      number: subcategoryId(id, position),
      name,
      show_cover: cover !== undefined,
      cover_image_url: cover ? media.urlOf(cover.picture) : null,
      cover_text: cover?.text ?? null,
    })),
  }))

const promotions = promoSeeds.map((promo) => ({
  code: promo.code,
  category: promo.category,
  disc_percent: promo.discPercent,
  disc_nominal: promo.discNominal,
  disc_max: promo.discMax,
  starts_at: promo.startsAt.toISOString(),
  ends_at: promo.endsAt.toISOString(),
  use_limit: promo.useLimit,
  is_offered: promo.isOffered ?? false,
}))

const bundles = ({ products }: Manifest) =>
  bundleSeeds.map((bundle) => ({
    id: bundle.id,
    bundling_type: bundle.bundlingType,
    m_group_id: bundle.groupId ?? null,
    m_sub_group_id: bundle.subGroupId ?? null,
    product_detail_id: bundle.productId ?? null,
    bundling_item_count: bundle.itemCount,
    promo_bundling_products:
      bundle.bundlingType === 'PRODUCT'
        ? products.flatMap(({ category }, index) =>
            category === bundledCategory ? [{ product_detail_id: productId(index) }] : [],
          )
        : [],
  }))

/** Returns the demo company with this number of products, which are colours of garments. */
export async function demoCompany(productCount: number): Promise<Company> {
  const [manifest, media] = await Promise.all([readManifest(), openMediaLibrary(assetsFolder)])
  const products = companyProducts({ manifest, media, stores })
  const brands = new Set(manifest.products.map((product) => product.brand))
  return {
    name: brand.name,
    categories: categories(media),
    brands: [...brands].map((name) => ({ code: brandCode(name), name })),
    stores,
    services: companyServices(),
    products: growProducts(products, productCount, stores),
    promotions,
    documents: {
      home: homeContent(manifest, media),
      bundles: bundles(manifest),
      colors: colorSeeds.map(({ code, name, hex, position }) => ({ code, name, hex, position })),
      'size-charts': chartRows(manifest.products, media).map(
        ({ url, categorySubId, measurements }) => ({
          url,
          category_sub_id: categorySubId,
          measurements,
        }),
      ),
      settings: { cash_on_delivery_services: servicesTakingCash(), pay_at_store: true },
      synonyms: parseSynonyms(await allSynonyms()),
    },
  }
}
