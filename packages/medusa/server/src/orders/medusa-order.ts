/** A number of Medusa's, which may come as text. */
type Amount = number | string

/** What a line of an order is: what was bought, or what staff have put into the order since. */
export type LineKind = 'BOUGHT' | 'ADDED' | 'EXCHANGE' | 'REPLACEMENT'

/** What a code takes off, and the taxes of what it is taken off from. */
interface Discounted {
  adjustments?: { amount: Amount; code?: string | null; is_tax_inclusive?: boolean | null }[]
  tax_lines?: { rate: Amount }[]
}

export interface MedusaItem extends Discounted {
  id: string
  kind: LineKind
  /** Pieces that go back for others. */
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
  /** Of what it is; all null for the delivery of the order. */
  detail?: { return_id: string | null; exchange_id: string | null; claim_id: string | null }
}

interface MedusaPayment {
  id: string
  /** Of the bill. */
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
  /** Of a guest too: Medusa makes a customer for each address. */
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

/** The payments of an order, the first one at the beginning; also those that Medusa has cancelled. */
export const paymentsOf = ({ payment_collections }: MedusaOrder) =>
  payment_collections.flatMap(({ payments }) => payments).toSorted((a, b) => timeOf(a) - timeOf(b))

/** The fulfilments that were not cancelled. */
export const fulfillmentsOf = ({ fulfillments }: MedusaOrder) =>
  fulfillments.filter(({ canceled_at }) => canceled_at === null)

/** All that is in an order. Of what staff have taken out, Medusa keeps lines without pieces, and refuses to pack those. */
export const piecesOf = ({ items }: Pick<MedusaOrder, 'items'>) =>
  items
    .map(({ id, quantity }) => ({ id, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0)

/** Whether goods of an order are out of the store: Medusa cancels none of them. */
export const areGoodsGone = (order: MedusaOrder): boolean =>
  fulfillmentsOf(order).some(({ shipped_at, delivered_at }) => shipped_at ?? delivered_at)
