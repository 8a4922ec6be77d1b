import { Bundles } from '#components/product/bundles.tsx'
import { BuyBar } from '#components/product/buy-bar.tsx'
import { BuyForm } from '#components/product/buy-form.tsx'
import { ColorChoice } from '#components/product/color-choice.tsx'
import { Description } from '#components/product/description.tsx'
import { Gallery } from '#components/product/gallery.tsx'
import { productColumns } from '#components/product/product-columns.ts'
import { PromiseBox } from '#components/product/promise-box.tsx'
import { Share } from '#components/product/share.tsx'
import { SizeChart } from '#components/product/size-chart.tsx'
import { StockAlertLink } from '#components/product/stock-alert-link.tsx'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { PpnNote } from '#components/ui/ppn-note.tsx'
import { Price } from '#components/ui/price.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import type { Bundle } from '#lib/catalogue/bundles-of.ts'
import { productCrumbs } from '#lib/catalogue/product-crumbs.ts'
import { contentLang } from '#lib/config/content-lang.ts'
import type { Product } from '#lib/contract/product.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'
import { nameWithColor } from '#lib/rules/color-name.ts'
import { grandPrice } from '#lib/rules/price.ts'
import { isSoldOut } from '#lib/rules/sizes.ts'

const buyForm = 'buy'

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
      {/* Both columns end together; in the longer one's length the other stays in view. */}
      <div className="min-w-0 lg:col-span-7">
        <div className="md:sticky md:top-24">
          <Gallery images={product.product_images} name={nameWithColor(product)} />
        </div>
      </div>
      <div className="min-w-0 px-4 md:px-0 lg:col-span-5">
        <div className="md:sticky md:top-24">
          <Breadcrumbs label={words.list.categories} crumbs={productCrumbs(product)} />
          {product.brand_name && <p className="text-muted">{product.brand_name}</p>}
          <h1 lang={contentLang} className="text-2xl">
            <Unbroken text={product.product_name} />
          </h1>
          <div className="mt-2 text-lg">
            <Price product={product} />
            <PpnNote />
          </div>
          <p lang={contentLang} className="mt-4 max-w-[36.8em]">
            {product.short_description}
          </p>
          <ColorChoice product={product} formId={buyForm} />
          <BuyForm id={buyForm} productId={product.id} sizes={product.sizes} />
          <StockAlertLink product={product} />
          <PromiseBox product={product} formId={buyForm} />
          <Bundles bundles={bundles} />
          {product.product_sizing && <SizeChart sizing={product.product_sizing} />}
          <Share url={url} title={product.product_name} />
        </div>
      </div>
      <Description product={product} />
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
