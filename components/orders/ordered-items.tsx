import type { OrderLine } from '@etalase/contract/order-line.ts'
import Link from 'next/link'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { Price } from '#components/ui/price.tsx'
import { Thumbnail } from '#components/ui/thumbnail.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { ordersMessages } from '#messages/orders.ts'
import { reviewsMessages } from '#messages/reviews.ts'

/** The link to review a delivered line, or its stars. Renders nothing if the backend takes no reviews. */
function LineReview({ line, orderPath }: LineProps) {
  const { can_review, reviewed_stars, product_detail, size_code } = line
  if (reviewed_stars)
    return <p className="text-muted text-sm">{reviewsMessages.yours(reviewed_stars)}</p>
  if (!can_review || !orderPath) return null
  const query = new URLSearchParams({ item: String(product_detail.id), size: size_code })
  return (
    <a href={`${orderPath}/review?${query}`} className={`${listLinkStyle} text-sm underline`}>
      {reviewsMessages.write}
    </a>
  )
}

interface LineProps {
  line: OrderLine
  /** The path of the order's page; without it, lines have no actions. */
  orderPath?: string | undefined
}

function OrderedLine({ line, orderPath }: LineProps) {
  const { id, product_images } = line.product_detail
  const { disc_percent, disc_nominal } = line
  const direct_discount = { direct_disc_percent: disc_percent, direct_disc_nominal: disc_nominal }
  return (
    <li className="flex gap-4 py-4">
      <div className="aspect-[3/4] w-20 shrink-0 self-start bg-line">
        <Thumbnail images={product_images} sizes="80px" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p>
          <Link
            href={`/product/${id}`}
            prefetch={false}
            lang={contentLang}
            className="font-semibold underline-offset-4 hover:underline"
          >
            <Unbroken text={line.product_name} />
          </Link>
        </p>
        <p className="text-muted text-sm">
          {cartMessages.size(line)}, {ordersMessages.pieces(line.qty)}
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <Price product={{ ...line, direct_discount }} />
          <p className="ml-auto font-semibold text-base tabular-nums">
            {formatRupiah(line.subtotal)}
          </p>
        </div>
        <LineReview line={line} orderPath={orderPath} />
      </div>
    </li>
  )
}

/** The lines of an order as a list. */
export function OrderedItems({
  lines,
  orderPath,
}: {
  lines: readonly OrderLine[]
  orderPath?: string
}) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <OrderedLine
          key={`${line.product_detail.id} ${line.size_code} ${line.product_name}`}
          line={line}
          orderPath={orderPath}
        />
      ))}
    </ul>
  )
}
