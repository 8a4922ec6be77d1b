import { priceWarning } from '#components/cart/line-warnings.tsx'
import { Thumbnail } from '#components/ui/thumbnail.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import type { CartItem } from '#lib/contract/cart.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { lineTotal } from '#lib/rules/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

function OrderLine({ line }: { line: CartItem }) {
  const { product_name, product_images } = line.product_detail
  const warning = priceWarning(line)
  return (
    <li className="flex gap-4 py-3 large-text:flex-wrap">
      <div className="aspect-[3/4] w-14 shrink-0 self-start bg-line">
        <Thumbnail images={product_images} sizes="56px" />
      </div>
      <span className="min-w-0 flex-1">
        <span className="tabular-nums">{checkoutMessages.pieces(line.qty)}</span>{' '}
        <span lang={contentLang}>
          <Unbroken text={product_name} />
        </span>
        <span className="block text-muted text-sm">{cartMessages.size(line)}</span>
        {warning && <span className="block font-semibold text-danger text-sm">{warning}</span>}
      </span>
      <span className="shrink-0 tabular-nums">{formatRupiah(lineTotal(line))}</span>
    </li>
  )
}

/** The lines of the order, each with its picture. */
export function OrderLines({ lines }: { lines: readonly CartItem[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} />
      ))}
    </ul>
  )
}
