/** Statuses of a return request in the contract. */
type ReturnStatus = 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'RECEIVED' | 'REFUNDED'

interface Known {
  /** The order's status in the contract. */
  orderStatus: string
  decision: 'APPROVED' | 'REJECTED' | null
  /** The order's cost, in whole rupiah. */
  cost: number
  /** Whether money was refunded since the request. */
  isRefunded: boolean
  /** Status of Medusa's return; undefined when it was deleted. */
  medusa: string | undefined
}

/** Whether some goods of Medusa's return are in the store again. */
export const isReceived = (medusa: string | undefined): boolean =>
  medusa === 'received' || medusa === 'partially_received'

/** Returns the status of a return request: Medusa knows what has arrived, and our row what staff have decided. */
export function returnStatusOf({
  orderStatus,
  decision,
  cost,
  isRefunded,
  medusa,
}: Known): ReturnStatus {
  if (orderStatus === 'REFUNDED') return 'REFUNDED'
  // A free order has nothing to refund.
  if (isReceived(medusa)) return cost === 0 || isRefunded ? 'REFUNDED' : 'RECEIVED'
  if (decision === 'REJECTED' || medusa === undefined || medusa === 'canceled') return 'REJECTED'
  return decision ?? 'REQUESTED'
}
