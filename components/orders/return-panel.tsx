import type { Order } from '@etalase/contract/order.ts'
import type { ReturnRequest } from '@etalase/contract/returns.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { useOwnPath } from '#components/ui/own-form.tsx'
import { formatWibDeadline } from '#lib/messages/formats.ts'
import { returnsMessages } from '#messages/returns.ts'

function ReturnPicture({ path, number }: { path: string; number: number }) {
  const source = useOwnPath(`${path}number=${number}`)
  return (
    <a href={source} className="block size-24 bg-line">
      <img
        src={source}
        alt={returnsMessages.picture(number)}
        width={96}
        height={96}
        loading="lazy"
        className="size-24 object-cover"
      />
    </a>
  )
}

interface OwnedOrder {
  order: Order
  /** Whether it is a customer's order, rather than the one opened in this browser. */
  isCustomers: boolean
}

/** A return request: its status, the shopper's text, and the answer. */
function ReturnState({ request, order, isCustomers }: OwnedOrder & { request: ReturnRequest }) {
  const { status, reason, answer, picture_count } = request
  const { title, text } = returnsMessages.statuses[status]
  const numbers = Array.from({ length: picture_count }, (_, index) => index + 1)
  const path = `/api/order/return-picture?${isCustomers ? `id=${order.id}&` : ''}`
  return (
    <section className="mt-4 flex flex-col gap-3 border border-line bg-surface p-5 md:p-8">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-[36.8em]">{text}</p>
      {answer && (
        <p className="max-w-[36.8em] border-ink border-l-2 py-1 pl-4 wrap-anywhere">{answer}</p>
      )}
      <dl className="text-sm">
        <dt className="text-muted">{returnsMessages.youWrote}</dt>
        <dd className="wrap-anywhere">{`${returnsMessages.reasons[reason]}: ${request.words}`}</dd>
      </dl>
      {numbers.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {numbers.map((number) => (
            <ReturnPicture key={number} path={path} number={number} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The return of an order, if the backend offers returns: its status, or a link to request it. */
export function ReturnPanel({ order, isCustomers }: OwnedOrder) {
  const { return_request: request, return_until: until } = order
  if (request) return <ReturnState request={request} order={order} isCustomers={isCustomers} />
  if (!until) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <a
        href={isCustomers ? `/account/orders/${order.id}/return` : '/order/return'}
        className={buttonStyle('secondary')}
      >
        {returnsMessages.link}
      </a>
      <p className="text-muted text-sm">{returnsMessages.until(formatWibDeadline(until))}</p>
    </div>
  )
}
