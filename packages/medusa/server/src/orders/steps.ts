import type { Status } from './status'

/** What store, courier or buyer do with an order. */
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

/** The steps of cash that Medusa's admin has no button for. */
export const cashSteps = ['collect', 'refuse', 'not-collected'] as const satisfies readonly Step[]

export type CashStep = (typeof cashSteps)[number]

/** An order, as far as steps depend on it. */
export interface Stepping {
  status: string
  shipping_type: string
  /** How it is paid in cash; null: at the payment provider. */
  payment_way: string | null
  paid_at: unknown
  /** When its buyer did not accept the parcel, and when that was back in the store. */
  refused_at: unknown
  back_at: unknown
}

interface Rule {
  from: readonly Status[]
  to: Status
  /** Only of orders of this shipping type. */
  of?: 'ONLINE_DELIVERY' | 'PICKUP_ON_STORE'
  /** Only while its money is still to be collected in cash, or never then. */
  cash?: boolean
  /** Any further condition. */
  when?: (order: Stepping) => boolean
}

/** Whether the money of an order is still to be collected in cash. */
export const isToCollect = ({ payment_way, paid_at }: Pick<Stepping, 'payment_way' | 'paid_at'>) =>
  payment_way !== null && paid_at === null

/** A parcel is paid where its buyer is; one that was not accepted may be, until it is back. */
function isWithBuyer({ status, shipping_type, refused_at, back_at }: Stepping): boolean {
  if (status === 'NOT_COLLECTED') return Boolean(refused_at) && !back_at
  return status !== 'CONFIRMED' || shipping_type === 'PICKUP_ON_STORE'
}

/** The statuses of a paid order whose goods have not left the store. */
export const goodsHere: readonly Status[] = ['PAID', 'PROCESSING', 'READY_FOR_PICKUP']

export const steps: Readonly<Record<Step, Rule>> = {
  pack: { from: ['PAID', 'CONFIRMED'], to: 'PROCESSING', of: 'ONLINE_DELIVERY' },
  ship: { from: ['PROCESSING'], to: 'SHIPPED', of: 'ONLINE_DELIVERY' },
  ready: { from: ['PAID', 'CONFIRMED'], to: 'READY_FOR_PICKUP', of: 'PICKUP_ON_STORE' },
  complete: { from: ['SHIPPED', 'READY_FOR_PICKUP'], to: 'COMPLETED', cash: false },
  // The buyer's: who has paid meanwhile keeps the order.
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

/** Whether a step can be done with an order as it stands. */
export function isAllowed(order: Stepping, step: Step): boolean {
  const { from, of, cash, when } = steps[step]
  if (!from.some((status) => status === order.status)) return false
  if (of !== undefined && of !== order.shipping_type) return false
  if (cash !== undefined && cash !== isToCollect(order)) return false
  return when === undefined || when(order)
}
