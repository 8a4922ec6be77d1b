import type { ProductSummary, StyleColors } from '@etalase/contract/product.ts'
import { nameWithColor } from '@etalase/contract/rules/codes.ts'
import { coverOf, isSoldOut } from '@etalase/contract/rules/price.ts'
import { Badge } from '#components/ui/badge.tsx'
import { cssUrl, imageAddress } from '#components/ui/image-props.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { productMessages } from '#messages/product.ts'

/** Maximum number of colour dots on a card. */
const maxDots = 4

/** Returns gradient stops that show the colours side by side, each 1em wide. */
const stops = (hexes: readonly string[]) =>
  hexes.map((hex, index) => `${hex} 0 ${index + 1}em`).join()

/** The number of a garment's colours, and dots for some (app/styles/catalogue.css). Renders nothing for one colour or without the field. */
function CardColors({ colors }: { colors?: StyleColors | null | undefined }) {
  if (!colors || colors.count < 2) return null
  const dots = colors.hexes.slice(0, maxDots)
  const style = { '--dots': String(dots.length), '--colors': stops(dots) }
  return (
    <p className="card-colors" style={dots.length > 0 ? style : undefined}>
      {productMessages.colorCount(colors.count)}
    </p>
  )
}

/** The product fields that a card shows. */
export type CardProduct = Omit<ProductSummary, 'product_code'>

interface ProductCardProps {
  product: CardProduct
  /** Above the fold: load the picture eagerly. */
  isEager?: boolean
  /** The picture is the page's largest contentful paint: load it with high priority. */
  isFirst?: boolean
}

/** The picture's style. */
const box = 'mb-3 aspect-[3/4] h-auto! bg-line'

const widths = '(width>=80rem) 320px,(width>=48rem) 33vw,46vw'

function availableSizes({ sizes }: CardProduct): string {
  const names = sizes.filter((size) => size.is_available).map((size) => size.size_name)
  return `${productMessages.sizes} ${names.join(' · ')}`
}

/** Returns the URL of the second picture, which the card shows and loads on hover (app/styles/catalogue.css). */
const detailUrl = (src: string) => imageAddress(src, 750)

/** A product in a list: cover, name and price. The whole card is one link. */
export function ProductCard({ product, isEager = false, isFirst = false }: ProductCardProps) {
  const cover = coverOf(product.product_images)
  const detail = product.product_images.find((image) => image !== cover)
  const isUnavailable = isSoldOut(product.sizes)
  return (
    <IntentLink
      href={`/product/${product.id}`}
      className="card group"
      style={detail && { '--detail': cssUrl(detailUrl(detail.image_url)) }}
      data-sizes={isUnavailable ? undefined : availableSizes(product)}
    >
      {cover ? (
        <Picture
          src={cover.image_url}
          alt={cover.alt_text ?? nameWithColor(product)}
          width={750}
          height={1000}
          sizes={widths}
          placeholder={cover.dominant_color}
          isEager={isEager}
          isFirst={isFirst}
          className={box}
        />
      ) : (
        <div className={box} />
      )}
      {isUnavailable && (
        <span className="absolute top-2 left-2">
          <Badge>{productMessages.soldOut}</Badge>
        </span>
      )}
      {product.brand_name && <p className="text-muted text-sm">{product.brand_name}</p>}
      <h3
        lang={contentLang}
        className="font-medium font-sans underline-offset-4 group-hover:underline max-md:min-h-[3em]"
      >
        <Unbroken text={product.product_name} />
      </h3>
      <Price product={product} isOnCard />
      <CardColors colors={product.style_colors} />
    </IntentLink>
  )
}
