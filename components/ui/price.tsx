import { grandPrice, type Priced, percentOff } from '@etalase/contract/rules/price.ts'
import { brand } from '#brand/company.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { legalMessages } from '#messages/help.ts'
import { productMessages } from '#messages/product.ts'

/** States beside a price that it includes value-added tax, if the company's prices do. */
export function PpnNote() {
  return (
    brand.legal.pricesIncludePpn && (
      <p className="text-muted text-sm">{legalMessages.ppnIncluded}</p>
    )
  )
}

interface PriceProps {
  product: Priced
  /** In a card's narrow column the price to pay gets its own line, whichever font is loaded. It follows the name and needs no label. */
  isOnCard?: boolean
}

/** The price to pay, with the struck-through list price and '(n% off)' if it is reduced. */
export function Price({ product, isOnCard = false }: PriceProps) {
  const off = percentOff(product)
  const price = (
    <>
      {!isOnCard && <span className="sr-only">{productMessages.price} </span>}
      {formatRupiah(grandPrice(product))}
    </>
  )
  // Most products have one price. Without a row for a second price, a list has fewer elements.
  if (!off) return <p className="font-semibold tabular-nums">{price}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`font-semibold text-accent ${isOnCard ? 'max-md:w-full' : ''}`}>
        {price}
      </span>{' '}
      <s className="text-muted text-sm">
        <span className="sr-only">{productMessages.retailPrice} </span>
        {formatRupiah(product.retail_price)}
      </s>{' '}
      <span className="text-accent text-sm">{productMessages.off(off)}</span>
    </p>
  )
}
