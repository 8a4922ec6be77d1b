import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { cartAsTold, nobodyElses } from '#invariants/carts.ts'
import { firstProblem, type Invariant, sumOf } from '#invariants/invariant.ts'
import { updatesOnce } from '#invariants/updates.ts'
import { type Facts, type Intent, paidBills, toldPayments } from '#system/facts.ts'
import type { OrderRow } from '#system/rows.ts'

/** Whether an order holds its pieces and its promo. A refused parcel that is not back yet does. */
const isHeld = ({ status, released_at }: OrderRow) =>
  !isClosed(status) || (status === 'NOT_COLLECTED' && released_at === null)

const isPaid = ({ status, paid_at }: OrderRow) => paid_at !== null && !isClosed(status)

/** Returns a problem with what a shopper was told about a confirmed order. */
function problemOfIntent({ who, phases }: Intent, order: OrderRow | undefined): string | null {
  const wasPlaced = phases.includes('hand-off')
  if (wasPlaced && !order) return `${who} was sent to the provider without an order.`
  // An order that has since ended or been paid is refused when it is sent again.
  const isOpen =
    order !== undefined &&
    (wasPlaced && order.payment_way === null ? order.status === 'PENDING' : !isClosed(order.status))
  return isOpen && phases.at(-1) === 'refused'
    ? `${who} was told that no order was placed, but there is one.`
    : null
}

const oneOrderPerIntent: Invariant = {
  sentence:
    'An order is placed once, however often it is sent. A refused order is not placed, and an order that awaits payment was not refused.',
  check({ rows, intents, before }) {
    const orders = rows.orders.filter(({ id }) => !before.orders.some((old) => old.id === id))
    const keys = orders.map(({ idempotency_key: key }) => key ?? '')
    if (new Set(keys).size < keys.length) return 'One intent has two orders.'
    if (!keys.every((key) => intents.some((intent) => intent.key === key)))
      return 'There is an order that no shopper confirmed.'
    return firstProblem(intents, (intent) =>
      problemOfIntent(
        intent,
        orders.find((order) => order.idempotency_key === intent.key),
      ),
    )
  },
}

const billedAsSummarised: Invariant = {
  sentence: 'The lines and the total of an order are those that its buyer confirmed.',
  check: ({ rows, intents }) =>
    firstProblem(intents, ({ who, key, total, pieces, billed }) => {
      const order = rows.orders.find((row) => row.idempotency_key === key)
      if (billed !== undefined && billed !== total)
        return `${who} agreed to ${total}, but is billed ${billed}.`
      if (!order) return null
      if (order.grand_total !== total)
        return `${who} agreed to ${total}, but the order costs ${order.grand_total}.`
      const ordered = Object.fromEntries(order.lines.map((line) => [line.product_id, line.qty]))
      const same = JSON.stringify(ordered) === JSON.stringify(pieces)
      return same
        ? null
        : `${who} confirmed ${JSON.stringify(pieces)}, but gets ${JSON.stringify(ordered)}.`
    }),
}

const stockBalances: Invariant = {
  sentence:
    'Stock is never below 0: free pieces and those of open orders always add up to the initial stock.',
  check: ({ rows, before }) =>
    firstProblem(before.stock, ({ product_id, showroom_id, qty }) => {
      const now =
        rows.stock.find((row) => row.product_id === product_id && row.showroom_id === showroom_id)
          ?.qty ?? 0
      const held = sumOf(
        rows.orders
          .filter((order) => order.showroom_id === showroom_id && isHeld(order))
          .flatMap(({ lines }) =>
            lines.filter((line) => line.product_id === product_id).map((line) => line.qty),
          ),
      )
      if (now < 0) return `Product ${product_id} has ${now} pieces.`
      return now + held === qty
        ? null
        : `Of ${qty} pieces of product ${product_id}, ${now} are left and ${held} are ordered.`
    }),
}

const promoBalances: Invariant = {
  sentence: 'A promo counts the orders that use it, and never exceeds its limit.',
  check: ({ rows }) =>
    firstProblem(rows.promos, ({ code, uses, use_limit }) => {
      const users = rows.orders.filter((order) => order.promo_code === code && isHeld(order)).length
      if (users > use_limit) return `${code} is used ${users} times, but its limit is ${use_limit}.`
      return uses === users ? null : `${code} counts ${uses} uses, but ${users} orders have it.`
    }),
}

const paidIsPaid: Invariant = {
  sentence: 'A bill is reported as paid if, and only if, the provider signed that it is paid.',
  check: (facts) => {
    const { rows, alarms, told } = facts
    const paid = new Set(paidBills(facts))
    return (
      firstProblem(rows.orders, (order) => {
        const { trx_ref, status } = order
        if (isPaid(order) && order.payment_way === null && !paid.has(trx_ref))
          return 'An order is paid, but the provider never reported its payment.'
        const isAlarm = alarms.some((line) => line.startsWith(trx_ref))
        return paid.has(trx_ref) && !isPaid(order) && !isAlarm
          ? `The provider got confirmation that its payment was received, but the order is ${status}.`
          : null
      }) ??
      firstProblem(told, ({ who, status, wasPaid, isPaid: isNow }) => {
        if (wasPaid && status === 'PENDING') return `${who} was told that a paid bill is not paid.`
        return !isNow && status === 'PAID' ? `${who} was told that an unpaid bill is paid.` : null
      })
    )
  },
}

const alarmOnce: Invariant = {
  sentence:
    'Each payment for a closed order, and each second payment, raises one alarm (after a kill, possibly one more) and is stored with its reference.',
  check: (facts) =>
    firstProblem(facts.rows.orders, (order) => {
      const { trx_ref, status } = order
      const told = toldPayments(facts).filter(({ billNo }) => billNo === trx_ref)
      const references = new Set(told.map(({ reference }) => reference))
      const isTheirs = isPaid(order) && order.payment_way === null
      const due = Math.max(0, references.size - (isTheirs ? 1 : 0))
      const count = facts.alarms.filter((line) => line.startsWith(trx_ref)).length
      if (count < due)
        return `${references.size} payments for an order that is ${status} raised ${count} alarms.`
      if (due === 0 && count > 0) return `There was an alarm about an order that is ${status}.`
      if (count > due + facts.kills) return `${due} payments raised ${count} alarms.`
      const kept = facts.rows.notices.filter(({ bill_no }) => bill_no === trx_ref)
      const isLost = [...references].some(
        (reference) => !kept.some((row) => row.reference === reference && row.status === '2'),
      )
      return isLost ? 'The reference of a payment is not stored.' : null
    }),
}

const answeredSurvives: Invariant = {
  sentence: 'An acknowledged write survives a kill.',
  check: ({ rows, intents, cancelled }) =>
    firstProblem(intents, ({ who, key, billNo }) =>
      billNo !== undefined &&
      !rows.orders.some((row) => row.idempotency_key === key && row.trx_ref === billNo)
        ? `${who} has the bill of an order that does not exist.`
        : null,
    ) ??
    firstProblem(cancelled, (billNo) => {
      const order = rows.orders.find((row) => row.trx_ref === billNo)
      return order && isClosed(order.status)
        ? null
        : 'A cancellation was confirmed, but the order continues.'
    }),
}

const collectedOnce: Invariant = {
  sentence:
    'Each cash order is paid once: exactly one person who hands it over gets the confirmation, and no other payment counts.',
  check: ({ rows, collected }) =>
    firstProblem(rows.orders, ({ trx_ref, payment_way, paid_at, status }) => {
      const times = collected.filter((billNo) => billNo === trx_ref).length
      if (times > 1) return `The money of an order was taken ${times} times.`
      if (payment_way === null)
        return times > 0 ? 'Cash was taken for a bill of the provider.' : null
      return (paid_at !== null) === (times === 1)
        ? null
        : `Money was taken ${times} times for an order that is ${status}.`
    }),
}

/** Returns how many calls a limit has kept from the backend. */
const refusedByLimit = ({ limit }: Facts) => (limit ? limit.asked - sumOf(limit.passedOn) : 0)

const everybodyIsTold: Invariant = {
  sentence:
    'A shopper who confirms one time more than there are faults and limit refusals learns whether the order was placed. What the shop says about being signed in is true.',
  check: (facts) =>
    facts.misled[0] ??
    firstProblem(facts.intents, ({ who, phases }) =>
      phases.filter((phase) => phase === 'unknown').length > facts.faults + refusedByLimit(facts)
        ? `${who} does not learn what became of the order.`
        : null,
    ),
}

const limitHolds: Invariant = {
  sentence:
    'All shops together pass on exactly as many calls as a limit allows. Without Redis, each shop applies the limit by itself.',
  check({ limit }) {
    if (!limit) return null
    const { max, asked, passedOn, isShared } = limit
    const all = sumOf(passedOn)
    if (all < Math.min(asked, max)) return `Of ${asked} calls, ${all} were passed on, not ${max}.`
    if (isShared && all > max) return `The shops passed on ${all} calls, but the limit is ${max}.`
    const most = Math.max(...passedOn)
    return most > max ? `One shop passed on ${most} calls, but the limit is ${max}.` : null
  },
}

const mailsOnce: Invariant = {
  sentence:
    'Each mail about an order (received, confirmed, paid, cancelled, not collected) is sent once, and is true.',
  check: ({ rows, mails, before }) =>
    firstProblem(rows.orders, (order) => {
      const isCash = order.payment_way !== null
      const isNew = !before.orders.some(({ id }) => id === order.id)
      const due = {
        ORDER_RECEIVED: isNew && !isCash ? [1] : [0],
        ORDER_CONFIRMED: isNew && isCash ? [1] : [0],
        ORDER_PAID: order.paid_at === null || isCash ? [0] : [1],
        ORDER_COLLECTED: order.paid_at !== null && isCash ? [1] : [0],
        // A refused parcel may be accepted later.
        ORDER_NOT_COLLECTED: { NOT_COLLECTED: [1], COMPLETED: [0, 1] }[order.status as string] ?? [
          0,
        ],
        ORDER_CANCELLED: order.status === 'CANCELLED' ? [0, 1] : [0],
      }
      return firstProblem(Object.entries(due), ([kind, allowed]) => {
        const queued = rows.mails.filter(
          (mail) => mail.trx_ref === order.trx_ref && mail.kind === kind,
        )
        return allowed.includes(queued.length)
          ? null
          : `${kind} is mailed ${queued.length} times for an order that is ${order.status}.`
      })
    }) ??
    firstProblem(rows.mails, ({ sent_at, kind }) =>
      sent_at === null ? `${kind} was never sent.` : null,
    ) ??
    (mails.length === rows.mails.length
      ? null
      : `${mails.length} mails were sent, but ${rows.mails.length} were due.`),
}

/** The promises of the shop, by name; docs/proof.md lists their sentences. */
export const invariants = {
  oneOrderPerIntent,
  billedAsSummarised,
  stockBalances,
  promoBalances,
  cartAsTold,
  paidIsPaid,
  alarmOnce,
  collectedOnce,
  nobodyElses,
  answeredSurvives,
  everybodyIsTold,
  limitHolds,
  mailsOnce,
  updatesOnce,
} satisfies Record<string, Invariant>

/** Returns the first broken promise with its name; null when all hold. */
export const brokenPromise = (facts: Facts): string | null =>
  firstProblem(Object.entries(invariants), ([name, { check }]) => {
    const problem = check(facts)
    return problem && `${name}: ${problem}`
  })
