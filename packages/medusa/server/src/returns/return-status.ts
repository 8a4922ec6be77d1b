/** The statuses of a request to return an order in the contract. */
type ReturnStatus = 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'RECEIVED' | 'REFUNDED'

interface Known {
  /** Of the order in the contract. */
  orderStatus: string
  decision: 'APPROVED' | 'REJECTED' | null
  /** What the order cost, in whole rupiah. */
  cost: number
  /** Of Medusa's return; undefined when it was deleted. */
  medusa: string | undefined
}

/** What a request is: Medusa knows what has arrived, and our row what staff have decided before. */
export function returnStatusOf({ orderStatus, decision, cost, medusa }: Known): ReturnStatus {
  if (orderStatus === 'REFUNDED') return 'REFUNDED'
  const isReceived = medusa === 'received' || medusa === 'partially_received'
  // Of an order that cost nothing, nothing is refunded.
  if (isReceived) return cost === 0 ? 'REFUNDED' : 'RECEIVED'
  if (decision === 'REJECTED' || medusa === undefined || medusa === 'canceled') return 'REJECTED'
  return decision ?? 'REQUESTED'
}
