/** The statuses of a request to return an order in the contract. */
type ReturnStatus = 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'RECEIVED' | 'REFUNDED'

interface Known {
  /** Of the order in the contract. */
  orderStatus: string
  decision: 'APPROVED' | 'REJECTED' | null
  /** What the order cost, in whole rupiah. */
  cost: number
  /** Whether money has gone back since the buyer asked. */
  isRefunded: boolean
  /** Of Medusa's return; undefined when it was deleted. */
  medusa: string | undefined
}

/** Whether some goods of Medusa's return are in the store again. */
export const isReceived = (medusa: string | undefined): boolean =>
  medusa === 'received' || medusa === 'partially_received'

/** What a request is: Medusa knows what has arrived, and our row what staff have decided before. */
export function returnStatusOf({
  orderStatus,
  decision,
  cost,
  isRefunded,
  medusa,
}: Known): ReturnStatus {
  if (orderStatus === 'REFUNDED') return 'REFUNDED'
  // Of an order that cost nothing, nothing is refunded.
  if (isReceived(medusa)) return cost === 0 || isRefunded ? 'REFUNDED' : 'RECEIVED'
  if (decision === 'REJECTED' || medusa === undefined || medusa === 'canceled') return 'REJECTED'
  return decision ?? 'REQUESTED'
}
