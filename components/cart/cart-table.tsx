import type { CartItem } from '@etalase/contract/cart.ts'
import { lineTotal } from '@etalase/contract/rules/cart.ts'
import Link from 'next/link'
import { LineControls } from '#components/cart/line-controls.tsx'
import { LineWarnings } from '#components/cart/line-warnings.tsx'
import { Thumbnail } from '#components/ui/thumbnail.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'

const cell = 'align-top md:py-6'
const apart = 'md:pr-4'
const amount = 'whitespace-nowrap tabular-nums md:pt-9'

function Product({ line }: { line: CartItem }) {
  return (
    <th scope="row" className={`${cell} ${apart} w-full text-left font-normal md:pt-9`}>
      <Link
        href={`/product/${line.product_detail_id}`}
        prefetch={false}
        lang={contentLang}
        className="font-semibold underline-offset-4 hover:underline"
      >
        <Unbroken text={line.product_detail.product_name} />
      </Link>
      <p className="text-muted text-sm">{cartMessages.size(line)}</p>
      <LineWarnings line={line} />
    </th>
  )
}

function Row({ line }: { line: CartItem }) {
  return (
    <tr className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1 border-line border-b py-6 large-text:flex large-text:flex-col md:table-row md:py-0">
      <td className={`${cell} ${apart} row-span-4`}>
        <Link
          href={`/product/${line.product_detail_id}`}
          prefetch={false}
          className="block aspect-[3/4] w-24"
          tabIndex={-1}
          aria-hidden="true"
        >
          <Thumbnail images={line.product_detail.product_images} sizes="96px" />
        </Link>
      </td>
      <Product line={line} />
      <td className={`${cell} ${apart} ${amount}`}>
        {formatRupiah(line.product_detail.net_price)}
      </td>
      <td className={`${cell} ${apart}`}>
        <LineControls line={line} />
      </td>
      <td className={`${cell} ${amount} font-semibold md:text-right`}>
        <span className="mr-2 font-normal text-muted text-sm md:hidden" aria-hidden="true">
          {cartMessages.total}
        </span>{' '}
        {formatRupiah(lineTotal(line))}
      </td>
    </tr>
  )
}

/** The cart's lines as a table (spec §2). On phones each line is a block beside its picture. */
export function CartTable({ lines }: { lines: CartItem[] }) {
  const { product, price, quantity, total } = cartMessages
  return (
    <table className="block w-full md:table">
      <caption className="sr-only">{cartMessages.items}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-ink border-b text-left text-sm">
          <td />
          <th scope="col" className="py-2 pr-4 font-semibold">
            {product}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {price}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {quantity}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {total}
          </th>
        </tr>
      </thead>
      <tbody className="block border-line border-t md:table-row-group">
        {lines.map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}
