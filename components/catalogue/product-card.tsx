import { Badge } from '#components/ui/badge.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import type { ProductSummary } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'
import { coverOf } from '#lib/rules/product-images.ts'
import { isSoldOut } from '#lib/rules/sizes.ts'

/** The fields of a product that a card shows. */
export type CardProduct = Omit<ProductSummary, 'product_code'>

interface ProductCardProps {
  product: CardProduct
  /** Above the fold: the picture is loaded eagerly. */
  isEager?: boolean
  /** Its picture is the page's largest contentful paint: loaded with high priority. */
  isFirst?: boolean
}

const widths = '(min-width: 1280px) 320px, (min-width: 768px) 33vw, calc(50vw - 1.25rem)'

const availableSizes = ({ sizes }: CardProduct) =>
  sizes
    .filter((size) => size.is_available)
    .map((size) => size.size_name)
    .join('  ·  ')

/** A product in a list: cover, name, price; the whole card is one link. */
export function ProductCard({ product, isEager = false, isFirst = false }: ProductCardProps) {
  const cover = coverOf(product.product_images)
  const detail = product.product_images.find((image) => image !== cover)
  const isUnavailable = isSoldOut(product.sizes)
  return (
    <IntentLink href={`/product/${product.id}`} className="group block">
      <div className="relative aspect-[3/4] overflow-hidden bg-line">
        {cover && (
          <Picture
            src={cover.image_url}
            alt={cover.alt_text ?? product.product_name}
            width={750}
            height={1000}
            sizes={widths}
            placeholder={cover.dominant_color}
            isEager={isEager}
            isFirst={isFirst}
          />
        )}
        {detail && (
          <Picture
            src={detail.image_url}
            alt=""
            width={750}
            height={1000}
            sizes={widths}
            className="absolute inset-0 hidden opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100 hoverable:block"
          />
        )}
        {!isUnavailable && (
          <p className="absolute inset-x-0 bottom-0 hidden bg-paper px-3 py-2 text-center text-sm opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100 hoverable:block">
            <span className="sr-only">{words.product.sizes} </span>
            {availableSizes(product)}
          </p>
        )}
        {isUnavailable && (
          <span className="absolute top-2 left-2">
            <Badge>{words.product.soldOut}</Badge>
          </span>
        )}
      </div>
      <div className="mt-3">
        {product.brand_name && <p className="text-muted text-sm">{product.brand_name}</p>}
        <h3 className="font-medium font-sans underline-offset-4 group-hover:underline">
          {product.product_name}
        </h3>
        <Price product={product} />
      </div>
    </IntentLink>
  )
}
