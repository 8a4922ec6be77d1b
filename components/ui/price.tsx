import { formatRupiah } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'
import { grandPrice, type Priced, percentOff } from '#lib/rules/price.ts'

/** The price to pay, with the struck retail price and '(n% off)' when it is reduced. */
export function Price({ product }: { product: Priced }) {
  const off = percentOff(product)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={off ? 'font-semibold text-accent' : 'font-semibold'}>
        <span className="sr-only">{words.product.price} </span>
        {formatRupiah(grandPrice(product))}
      </span>
      {off && (
        <>
          <s className="text-muted text-sm">
            <span className="sr-only">{words.product.retailPrice} </span>
            {formatRupiah(product.retail_price)}
          </s>
          <span className="text-accent text-sm">{words.product.off(off)}</span>
        </>
      )}
    </p>
  )
}
