/** An order's life (decisions, Calls). EXPIRED and CANCELLED give the stock back. */
export const trxStatuses = [
  'PENDING',
  'PAID',
  'PROCESSING',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'COMPLETED',
  'EXPIRED',
  'CANCELLED',
] as const

export type TrxStatus = (typeof trxStatuses)[number]
