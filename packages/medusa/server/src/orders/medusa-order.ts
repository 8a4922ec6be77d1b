/** Medusa's numbers may be text. */
type Amount = number | string

/** What a line is: bought, or added to the order by staff. */
export type LineKind = 'BOUGHT' | 'ADDED' | 'EXCHANGE' | 'REPLACEMENT'

/** Discounts by code, and the taxes of the discounted item. */
interface Discounted {
  adjustments?: { amount: Amount; code?: string | null; is_tax_inclusive?: boolean | null }[]
  tax_lines?: { rate: Amount }[]
}

export interface MedusaItem extends Discounted {
  id: string
  kind: LineKind
  /** Pieces returned in an exchange. */
  exchanged: number
  title: string
  product_title: string | null
  product_id: string | null
  variant_id: string | null
  variant_title: string | null
  variant_option_values: Record<string, unknown> | null
  unit_price: Amount
  compare_at_unit_price: Amount | null
  quantity: Amount
  /** Pieces. */
  detail: {
    fulfilled_quantity: Amount
    shipped_quantity: Amount
    delivered_quantity: Amount
    return_requested_quantity: Amount
    return_received_quantity: Amount
  }
  /** Null when it was deleted. */
  variant: {
    metadata: Record<string, unknown> | null
    options: { value: string; option: { title: string } }[]
  } | null
}

interface MedusaShippingMethod extends Discounted {
  amount: Amount
  /** What the delivery belongs to; all null for the order's own delivery. */
  detail?: { return_id: string | null; exchange_id: string | null; claim_id: string | null }
}

interface MedusaPayment {
  id: string
  /** Amount of the bill. */
  amount: Amount
  created_at: Date | string
  canceled_at: Date | null
  captures: { amount: Amount }[]
  refunds: { amount: Amount; created_at: Date | string }[]
}

interface MedusaFulfillment {
  id: string
  shipped_at: Date | null
  delivered_at: Date | null
  canceled_at: Date | null
  labels: { tracking_number: string }[]
}

interface MedusaReturn {
  id: string
  /** `open` until it is confirmed. */
  status: 'open' | 'requested' | 'received' | 'partially_received' | 'canceled'
  exchange_id: string | null
  claim_id: string | null
}

export interface MedusaOrder {
  id: string
  display_id: number
  status: string
  canceled_at: Date | null
  /** Set for guests too: Medusa creates a customer for each address. */
  customer_id: string | null
  email: string | null
  items: MedusaItem[]
  shipping_methods: MedusaShippingMethod[]
  shipping_address: object | null
  payment_collections: { payments: MedusaPayment[] }[]
  fulfillments: MedusaFulfillment[]
  returns: MedusaReturn[]
}

const timeOf = ({ created_at }: MedusaPayment) => new Date(created_at).getTime()

/** Returns an order's payments, oldest first, including those that Medusa has cancelled. */
export const paymentsOf = ({ payment_collections }: MedusaOrder) =>
  payment_collections.flatMap(({ payments }) => payments).toSorted((a, b) => timeOf(a) - timeOf(b))

/** Returns the fulfilments that weren't cancelled. */
export const fulfillmentsOf = ({ fulfillments }: MedusaOrder) =>
  fulfillments.filter(({ canceled_at }) => canceled_at === null)

/** Returns all pieces of an order. Skips lines that staff have emptied: Medusa keeps them with quantity 0, and refuses to pack them. */
export const piecesOf = ({ items }: Pick<MedusaOrder, 'items'>) =>
  items
    .map(({ id, quantity }) => ({ id, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0)

/** Whether goods of an order have left the store. Medusa can't cancel such an order. */
export const areGoodsGone = (order: MedusaOrder): boolean =>
  fulfillmentsOf(order).some(({ shipped_at, delivered_at }) => shipped_at ?? delivered_at)
