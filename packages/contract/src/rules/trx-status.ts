import type { ShippingType } from '#rules/constants.ts'

/**
 * The statuses of an order (decisions, Calls), and additions: REFUNDED; CONFIRMED, for an order that is paid in cash later; NOT_COLLECTED,
 * for such an order that was not accepted. EXPIRED and CANCELLED return the stock; both may still be REFUNDED.
 */
export const trxStatuses = [
  'PENDING',
  'CONFIRMED',
  'PAID',
  'PROCESSING',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'COMPLETED',
  'EXPIRED',
  'CANCELLED',
  'REFUNDED',
  'NOT_COLLECTED',
] as const

export type TrxStatus = (typeof trxStatuses)[number]

/** Statuses of an order that is over without a valid payment. */
export const closedStatuses = [
  'EXPIRED',
  'CANCELLED',
  'REFUNDED',
  'NOT_COLLECTED',
] as const satisfies TrxStatus[]

export type ClosedStatus = (typeof closedStatuses)[number]

/** Whether an order is over without a valid payment. */
export const isClosed = (status: string): boolean =>
  closedStatuses.some((closed) => closed === status)

/** Whether the cash of an order was collected: on delivery, or before by a backend that takes it in advance. */
export const isCashPaid = (status: string): boolean => status === 'COMPLETED' || status === 'PAID'

/** A status as the shop shows it. UNKNOWN stands for a backend's status that the shop does not know. */
export type ShownStatus = TrxStatus | 'UNKNOWN'

type Steps = Readonly<Record<TrxStatus, readonly TrxStatus[]>>

const shared = {
  PENDING: ['CONFIRMED', 'PAID', 'EXPIRED', 'CANCELLED'],
  SHIPPED: ['COMPLETED', 'REFUNDED', 'NOT_COLLECTED'],
  COMPLETED: ['REFUNDED'],
  EXPIRED: ['REFUNDED'],
  CANCELLED: ['REFUNDED'],
  REFUNDED: [],
  NOT_COLLECTED: [],
} as const

const steps: Readonly<Record<ShippingType, Steps>> = {
  ONLINE_DELIVERY: {
    ...shared,
    CONFIRMED: ['PROCESSING', 'CANCELLED'],
    PAID: ['PROCESSING', 'CANCELLED', 'REFUNDED'],
    PROCESSING: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
    READY_FOR_PICKUP: [],
    // A refused parcel that is not back yet may still be accepted.
    NOT_COLLECTED: ['COMPLETED'],
  },
  PICKUP_ON_STORE: {
    ...shared,
    CONFIRMED: ['READY_FOR_PICKUP', 'COMPLETED', 'CANCELLED', 'NOT_COLLECTED'],
    PAID: ['READY_FOR_PICKUP', 'CANCELLED', 'REFUNDED'],
    PROCESSING: [],
    SHIPPED: [],
    READY_FOR_PICKUP: ['COMPLETED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED'],
  },
}

/** Returns the statuses from which an order of a shipping type can change to a status. */
export function statusesBefore(shippingType: ShippingType, to: TrxStatus): TrxStatus[] {
  return trxStatuses.filter((from) => steps[shippingType][from].includes(to))
}
