import { grandPrice, type Priced, percentOff } from '@etalase/contract/rules/price.ts'
import { brand } from '#brand/company.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { legalMessages } from '#messages/help.ts'
import { productMessages } from '#messages/product.ts'

/** Says beside a price that it includes the value-added tax, where the company's prices do. */
export function PpnNote() {
  return (
    brand.legal.pricesIncludePpn && (
      <p className="text-muted text-sm">{legalMessages.ppnIncluded}</p>
    )
  )
}

interface PriceProps {
  product: Priced
  /**
   * In the narrow column of a card the price to pay has a line of its own, whichever font the page has just then. It
   * follows the name, and needs no word before it.
   */
  isOnCard?: boolean
}

/** The price to pay, with the struck retail price and '(n% off)' when it is reduced. */
export function Price({ product, isOnCard = false }: PriceProps) {
  const off = percentOff(product)
  const price = (
    <>
      {!isOnCard && <span className="sr-only">{productMessages.price} </span>}
      {formatRupiah(grandPrice(product))}
    </>
  )
  // Most products have one price: without a row for a second, a list has fewer elements.
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
