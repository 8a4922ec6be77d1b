import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { firstProblem, type Invariant } from '#invariants/invariant.ts'
import type { Facts } from '#system/facts.ts'
import type { OrderRow } from '#system/rows.ts'

/** Returns the updates sent about an order, starting at an index. */
const sentAbout = ({ updates }: Facts, { trx_ref }: OrderRow, from = 0) =>
  updates.slice(from).filter(({ values: [number] }) => number === orderNumber(trx_ref))

/** Returns a problem with updates after their buyer's request to stop them. */
function problemOfEnd(facts: Facts, order: OrderRow, isOpen: boolean): string | null {
  const end = facts.stopped.find(({ billNo }) => billNo === order.trx_ref)
  if (!end) return null
  if (isOpen) return facts.faults === 0 ? 'Updates were stopped, but continue.' : null
  return sentAbout(facts, order, end.sent).length > 0
    ? 'An update was sent after its buyer had stopped the updates.'
    : null
}

/** Returns a problem with the updates of an order. */
function problemOfOrder(facts: Facts, order: OrderRow): string | null {
  const { trx_ref: trxRef, status, paid_at } = order
  const consent = facts.rows.consents.find((row) => row.trx_ref === trxRef)
  const isOpen = consent?.withdrawn_at === null
  const sent = sentAbout(facts, order)
  const queued = facts.rows.updates.filter((row) => row.trx_ref === trxRef)
  const times = (kind: string) =>
    sent.filter(({ template }) => template === kind.toLowerCase()).length
  const due = paid_at === null ? [] : ['ORDER_PAID']
  const kinds = [...queued.map(({ kind }) => kind), ...sent.map(({ template }) => template)]
  return (
    firstProblem(sent, ({ to }) =>
      to === consent?.phone ? null : `An update went to ${to}, without consent for that number.`,
    ) ??
    firstProblem(kinds, (kind) =>
      due.includes(kind.toUpperCase())
        ? null
        : `${kind} is reported for an order that is ${status}.`,
    ) ??
    firstProblem(isOpen ? due : [], (kind) =>
      queued.some((row) => row.kind === kind) ? null : `${kind} is not reported by any update.`,
    ) ??
    firstProblem(queued, ({ kind, sent_at }) =>
      sent_at === null || times(kind) === 0 ? `The update ${kind} was never sent.` : null,
    ) ??
    firstProblem(due, (kind) =>
      times(kind) > 1 + facts.kills ? `The update ${kind} was sent ${times(kind)} times.` : null,
    ) ??
    problemOfEnd(facts, order, isOpen)
  )
}

export const updatesOnce: Invariant = {
  sentence:
    'Each WhatsApp update of a paid order is sent once, to the number that the buyer agreed to, and none after the buyer stops them. After a kill, an update may be sent again.',
  check: (facts) => firstProblem(facts.rows.orders, (order) => problemOfOrder(facts, order)),
}
