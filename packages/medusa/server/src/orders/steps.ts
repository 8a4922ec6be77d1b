import type { Status } from './status'

/** Steps of store, courier or buyer. */
export const stepNames = [
  'pack',
  'ship',
  'ready',
  'complete',
  'withdraw',
  'cancel',
  'refund',
  'collect',
  'refuse',
  'not-collected',
] as const

export type Step = (typeof stepNames)[number]

/** Cash steps, for which Medusa's admin has no button. */
export const cashSteps = ['collect', 'refuse', 'not-collected'] as const satisfies readonly Step[]

export type CashStep = (typeof cashSteps)[number]

/** The fields of an order that steps depend on. */
export interface Stepping {
  status: string
  shipping_type: string
  /** Cash payment method; null for the payment provider. */
  payment_way: string | null
  paid_at: unknown
  /** When the buyer refused the parcel, and when it was back in the store. */
  refused_at: unknown
  back_at: unknown
}

interface Rule {
  from: readonly Status[]
  to: Status
  /** Only for orders of this shipping type. */
  of?: 'ONLINE_DELIVERY' | 'PICKUP_ON_STORE'
  /** `true`: only while cash is still to be collected; `false`: only if not. */
  cash?: boolean
  /** Any further condition. */
  when?: (order: Stepping) => boolean
}

/** Whether cash is still to be collected for an order. */
export const isToCollect = ({ payment_way, paid_at }: Pick<Stepping, 'payment_way' | 'paid_at'>) =>
  payment_way !== null && paid_at === null

/** Whether the order can be with its buyer, who pays on receipt. A refused parcel still counts until it is back. */
function isWithBuyer({ status, shipping_type, refused_at, back_at }: Stepping): boolean {
  if (status === 'NOT_COLLECTED') return Boolean(refused_at) && !back_at
  return status !== 'CONFIRMED' || shipping_type === 'PICKUP_ON_STORE'
}

/** Statuses of a paid order whose goods are still in the store. */
export const goodsHere: readonly Status[] = ['PAID', 'PROCESSING', 'READY_FOR_PICKUP']

export const steps: Readonly<Record<Step, Rule>> = {
  pack: { from: ['PAID', 'CONFIRMED'], to: 'PROCESSING', of: 'ONLINE_DELIVERY' },
  ship: { from: ['PROCESSING'], to: 'SHIPPED', of: 'ONLINE_DELIVERY' },
  ready: { from: ['PAID', 'CONFIRMED'], to: 'READY_FOR_PICKUP', of: 'PICKUP_ON_STORE' },
  complete: { from: ['SHIPPED', 'READY_FOR_PICKUP'], to: 'COMPLETED', cash: false },
  // The buyer's own step: an order that was paid in the meantime stays.
  withdraw: {
    from: ['PENDING', 'CONFIRMED', 'READY_FOR_PICKUP'],
    to: 'CANCELLED',
    when: (order) => order.status !== 'READY_FOR_PICKUP' || isToCollect(order),
  },
  cancel: { from: ['PENDING', 'CONFIRMED', ...goodsHere], to: 'CANCELLED' },
  refund: { from: [...goodsHere, 'SHIPPED', 'COMPLETED'], to: 'REFUNDED', cash: false },
  collect: {
    from: ['CONFIRMED', 'READY_FOR_PICKUP', 'SHIPPED', 'NOT_COLLECTED'],
    to: 'COMPLETED',
    cash: true,
    when: isWithBuyer,
  },
  refuse: { from: ['SHIPPED'], to: 'NOT_COLLECTED', of: 'ONLINE_DELIVERY', cash: true },
  'not-collected': {
    from: ['CONFIRMED', 'PROCESSING', 'READY_FOR_PICKUP'],
    to: 'NOT_COLLECTED',
    of: 'PICKUP_ON_STORE',
    cash: true,
  },
}

/** Whether an order's state allows a step. */
export function isAllowed(order: Stepping, step: Step): boolean {
  const { from, of, cash, when } = steps[step]
  if (!from.some((status) => status === order.status)) return false
  if (of !== undefined && of !== order.shipping_type) return false
  if (cash !== undefined && cash !== isToCollect(order)) return false
  return when === undefined || when(order)
}
