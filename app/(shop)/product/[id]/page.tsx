import type { Product } from '@etalase/contract/product.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { coverOf, grandPrice } from '@etalase/contract/rules/price.ts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductDetail, RelatedProducts } from '#components/product/product-detail.tsx'
import { TellView } from '#components/product/tell-view.tsx'
import { RecentlySeen } from '#components/recent/recently-seen.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { getMenu } from '#lib/api/categories.ts'
import { getBundlePromos, getProduct, getProducts } from '#lib/api/products.ts'
import { bundlesOf } from '#lib/catalogue/bundles-of.ts'
import { env } from '#lib/config/env.ts'
import { productPageJsonLd } from '#lib/seo/product-json-ld.ts'
import { productMetadata } from '#lib/seo/product-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the status must be known before the first byte (404 for a product that doesn't exist). */
export const instant = false

/** A placeholder for a shop without products: Next requires at least one path. */
const noProduct = [{ id: '0' }]

/** Prerenders the newest products at build time. The others are rendered on their first visit. */
export async function generateStaticParams() {
  const { products } = await getProducts({ limit: 24 })
  return products.length > 0 ? products.map(({ id }) => ({ id: String(id) })) : noProduct
}

async function requireProduct(params: PageProps<'/product/[id]'>['params']) {
  const id = parseId((await params).id)
  return (id === null ? null : await getProduct(id)) ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/product/[id]'>): Promise<Metadata> {
  return productMetadata(await requireProduct(params))
}

type Seen = Pick<Product, 'id' | 'product_name' | 'product_images'>

const seenProduct = ({ id, product_name, product_images }: Seen) => ({
  id,
  name: product_name,
  image: coverOf(product_images)?.image_url ?? null,
})

export default async function ProductPage({ params }: PageProps<'/product/[id]'>) {
  const product = await requireProduct(params)
  const [promos, categories] = await Promise.all([getBundlePromos(), getMenu()])
  return (
    <>
      <ProductDetail
        product={product}
        bundles={bundlesOf(product, promos, categories)}
        url={`${env.shopUrl}/product/${product.id}`}
      />
      <RelatedProducts products={product.related_products} />
      <Convenience>
        <RecentlySeen shown={seenProduct(product)} />
      </Convenience>
      <TellView id={product.id} name={product.product_name} price={grandPrice(product)} />
      <JsonLd data={productPageJsonLd(product)} />
    </>
  )
}
