import type { CartItem } from '@etalase/contract/cart.ts'
import { lineTotal } from '@etalase/contract/rules/cart.ts'
import Link from 'next/link'
import { Thumbnail } from '#components/ui/thumbnail.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'

/** Picture, name, size and price of a cart line. Its controls are passed as children. */
export function CartLine({ line, children }: { line: CartItem; children?: React.ReactNode }) {
  const { product_detail: product } = line
  return (
    <article className="flex gap-4 md:gap-6">
      <Link
        href={`/product/${line.product_detail_id}`}
        prefetch={false}
        className="block aspect-[3/4] w-24 shrink-0 self-start"
        tabIndex={-1}
        aria-hidden="true"
      >
        <Thumbnail images={product.product_images} sizes="96px" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h3 lang={contentLang} className="font-sans font-semibold">
            <Link
              href={`/product/${line.product_detail_id}`}
              prefetch={false}
              className="underline-offset-4 hover:underline"
            >
              <Unbroken text={product.product_name} />
            </Link>
          </h3>
          <p className="text-muted text-sm">
            {cartMessages.size(line)}
            {', '}
            <span className="tabular-nums">{formatRupiah(product.net_price)}</span>
          </p>
          {children}
        </div>
        <p className="font-semibold tabular-nums">{formatRupiah(lineTotal(line))}</p>
      </div>
    </article>
  )
}
