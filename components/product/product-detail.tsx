import type { Product, ProductSummary } from '@etalase/contract/product.ts'
import { nameWithColor } from '@etalase/contract/rules/codes.ts'
import { grandPrice, isSoldOut } from '@etalase/contract/rules/price.ts'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { BuyBar } from '#components/product/buy-bar.tsx'
import { BuyForm } from '#components/product/buy-form.tsx'
import { ColorChoice } from '#components/product/color-choice.tsx'
import { Description } from '#components/product/description.tsx'
import { EstimateBox } from '#components/product/estimate-box.tsx'
import { FewLeft } from '#components/product/few-left.tsx'
import { Gallery } from '#components/product/gallery.tsx'
import { productColumns } from '#components/product/product-columns.ts'
import { Rating, Reviews } from '#components/product/reviews.tsx'
import { SaleEnds } from '#components/product/sale-ends.tsx'
import { Share } from '#components/product/share.tsx'
import { SizeChart } from '#components/product/size-chart.tsx'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { PpnNote, Price } from '#components/ui/price.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import type { Bundle } from '#lib/catalogue/bundles-of.ts'
import { productCrumbs } from '#lib/catalogue/category-href.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { formatRupiah, formatWibDeadline } from '#lib/messages/formats.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages, stockAlertMessages } from '#messages/product.ts'

/** Products that go with the page's product. */
export function RelatedProducts({ products }: { products: ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <section className="container-page mt-20 lazy-[220vw] md:lazy-[26rem] lg:lazy-[36rem]">
      <h2 className="mb-6 text-2xl">{productMessages.related}</h2>
      <ProductGrid products={products} inFours />
    </section>
  )
}

/** The bundle promos that include the product. */
function Bundles({ bundles }: { bundles: Bundle[] }) {
  if (bundles.length === 0) return null
  return (
    <section className="mt-6 border-gold print:hidden border-l-2 pl-4">
      <h2 className="font-sans font-semibold text-base">{productMessages.bundles}</h2>
      <p className="text-muted text-sm">{productMessages.bundlesMeaning}</p>
      <ul>
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <IntentLink href={bundle.href} className={listLinkStyle}>
              {bundle.text}
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StockAlertLinkProps {
  product: Pick<Product, 'id' | 'has_stock_alerts' | 'sizes'>
}

/** A link to the stock alert form. Renders nothing if all sizes are in stock or the backend has no alerts. */
function StockAlertLink({ product: { id, has_stock_alerts, sizes } }: StockAlertLinkProps) {
  const isOffered = has_stock_alerts && sizes.some((size) => !size.is_available)
  if (!isOffered) return null
  return (
    <a
      href={`/stock-alert?item=${id}`}
      rel="nofollow"
      className={`${listLinkStyle} mt-2 underline`}
    >
      {stockAlertMessages.ask}
    </a>
  )
}

const buyForm = 'buy'

function FewOfSize({ product: { id, sizes } }: { product: Pick<Product, 'id' | 'sizes'> }) {
  if (!sizes.some(({ stock_low }) => stock_low)) return null
  return (
    <Convenience>
      <FewLeft productId={id} sizes={sizes} formId={buyForm} />
    </Convenience>
  )
}

interface ProductDetailProps {
  product: Product
  bundles: Bundle[]
  /** The absolute URL of the product page. */
  url: string
}

/** A product page: gallery, then name, price and buy form, then the description. */
export function ProductDetail({ product, bundles, url }: ProductDetailProps) {
  return (
    <div className={productColumns}>
      {/* Sticky columns: while the longer one scrolls, the other stays in view, and both end together. */}
      <div className="min-w-0 lg:col-span-7">
        <div className="md:sticky md:top-24">
          <Gallery images={product.product_images} name={nameWithColor(product)} />
        </div>
      </div>
      <div className="min-w-0 px-4 md:px-0 lg:col-span-5">
        <div className="md:sticky md:top-24">
          <Breadcrumbs label={listMessages.categories} crumbs={productCrumbs(product)} />
          {product.brand_name && <p className="text-muted">{product.brand_name}</p>}
          {/* Balanced lines would break elsewhere once the fonts arrive. */}
          <h1 lang={contentLang} className="text-wrap text-2xl">
            <Unbroken text={product.product_name} />
          </h1>
          <div className="mt-2 text-lg">
            <Price product={product} />
            {product.sale_ends_at && (
              <SaleEnds
                endsAt={product.sale_ends_at}
                end={formatWibDeadline(product.sale_ends_at)}
              />
            )}
            <PpnNote />
          </div>
          <Rating reviews={product.reviews} />
          <p lang={contentLang} className="mt-4 max-w-[36.8em]">
            {product.short_description}
          </p>
          <ColorChoice product={product} formId={buyForm} />
          <BuyForm
            id={buyForm}
            productId={product.id}
            sizes={product.sizes}
            canBuyNow={product.has_buy_now === true}
          >
            <FewOfSize product={product} />
            {product.max_per_order && (
              <p className="mt-4 text-sm">{productMessages.maxPerOrder(product.max_per_order)}</p>
            )}
          </BuyForm>
          <StockAlertLink product={product} />
          <EstimateBox product={product} formId={buyForm} />
          <Bundles bundles={bundles} />
          {product.product_sizing && <SizeChart sizing={product.product_sizing} />}
          <Share url={url} title={product.product_name} />
        </div>
      </div>
      <Description product={product} />
      <Reviews product={product} />
      <Convenience>
        <BuyBar
          formId={buyForm}
          name={product.product_name}
          price={formatRupiah(grandPrice(product))}
          isSoldOut={isSoldOut(product.sizes)}
        />
      </Convenience>
    </div>
  )
}
