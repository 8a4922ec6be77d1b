import { rupiah } from '@etalase/contract/rules/money.ts'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { Thumbnail } from '#components/ui/thumbnail.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { fillCart } from '#lib/actions/cart-actions.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import type { CartLinkView, OfferedLine, RefusedLine } from '#lib/pages/load-cart-link.ts'
import { cartLinkItems, maxLinkLines } from '#lib/rules/cart-link.ts'
import { cartLinkMessages, cartMessages } from '#messages/cart.ts'
import { colon } from '#messages/language.ts'

const text = cartLinkMessages

function Offered({ line }: { line: OfferedLine }) {
  const { product, qty, wanted } = line
  const price = grandPrice(product)
  return (
    <li className="flex gap-4 border-line border-b py-4 large-text:flex-wrap">
      <div className="aspect-[3/4] w-20 shrink-0">
        <Thumbnail images={product.product_images} sizes="80px" />
      </div>
      <div className="min-w-0 flex-1 large-text:basis-full">
        <h2 lang={contentLang} className="font-sans font-semibold text-base">
          <a href={`/product/${product.id}`} className="underline-offset-4 hover:underline">
            <Unbroken text={product.product_name} />
          </a>
        </h2>
        <p className="text-muted text-sm">
          {cartMessages.size(line)},{' '}
          <span className="whitespace-nowrap tabular-nums">{formatRupiah(price)}</span>
        </p>
        <p className="text-sm">{text.pieces(qty)}</p>
        {wanted !== null && <p className="text-danger text-sm">{text.onlyLeft(qty, wanted)}</p>}
      </div>
      <p className="whitespace-nowrap font-semibold tabular-nums">
        {formatRupiah(rupiah(price * qty))}
      </p>
    </li>
  )
}

const nameOf = (line: RefusedLine) =>
  line.product ? cartMessages.sized(line.product.product_name, line) : text.unknownProduct

/** The items in the link that can't be added, with the reasons. */
function NotOffered({ view: { refused, unreadable, isTooLong } }: { view: CartLinkView }) {
  if (refused.length === 0 && unreadable.length === 0 && !isTooLong) return null
  return (
    <section className="mt-6 border border-line p-4">
      <h2 className="font-sans font-semibold text-base">{text.notOffered}</h2>
      <ul className="mt-2 list-disc break-words pl-5">
        {refused.map((line) => (
          <li key={`${line.product_detail_id}:${line.size}`}>
            {nameOf(line)}
            {colon}
            {text.reasons[line.reason]}
          </li>
        ))}
        {unreadable.length > 0 && <li>{text.unreadable(unreadable.join(', '))}</li>}
        {isTooLong && <li>{text.tooLong(maxLinkLines)}</li>}
      </ul>
    </section>
  )
}

/** The items that a cart link would add, and a plain form that adds them. Nothing is added before the form is submitted. */
export function CartLink({ view }: { view: CartLinkView }) {
  const { offered } = view
  const pieces = offered.reduce((sum, { qty }) => sum + qty, 0)
  const total = offered.reduce((sum, { product, qty }) => sum + grandPrice(product) * qty, 0)
  return (
    <div className="max-w-2xl">
      <p>{offered.length > 0 ? text.question : text.nothing}</p>
      <ul className="mt-2">
        {offered.map((line) => (
          <Offered key={`${line.product_detail_id}:${line.size}`} line={line} />
        ))}
      </ul>
      <NotOffered view={view} />
      {offered.length > 0 && (
        <form method="post" action={pathOf(fillCart)} className="mt-6">
          <input type="hidden" name="items" value={cartLinkItems(offered)} />
          <p className="mb-4 flex flex-wrap justify-between gap-x-4 font-semibold text-lg">
            <span>{cartMessages.total}</span>{' '}
            <output className="tabular-nums">{formatRupiah(rupiah(total))}</output>
          </p>
          <button type="submit" className={`${buttonStyle()} w-full`}>
            {text.add(pieces)}
          </button>
        </form>
      )}
      <p className="mt-4 text-center">
        <a href="/products" className={textLinkStyle}>
          {offered.length > 0 ? text.decline : cartMessages.emptyText}
        </a>
      </p>
    </div>
  )
}
